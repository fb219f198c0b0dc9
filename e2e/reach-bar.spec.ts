import { axeFaults } from './axe.ts';
import { content } from './content.ts';
import {
  bar,
  barButton,
  directLinks,
  readOn,
  scrollOn,
  scrollUp,
  textOf,
  turnWheel,
} from './reach.ts';
import { expect, scrollTo, test, visit } from './studio.ts';

// Without films, which have their own tests.
test.use({ viewport: { width: 390, height: 844 }, saveData: true });

const { site, pages } = content;
const { reach } = site;

test('scrolling up shows the bar, and scrolling down hides it, on every phone', async ({
  page,
}) => {
  await visit(page, '/');
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 780 });
    await scrollTo(page, 0);
    await expect(bar(page)).toHaveCount(0);
    await readOn(page, 2600);
    await expect(bar(page)).toHaveCount(0);
    await scrollOn(page, -100);
    await expect(bar(page)).toBeVisible();
    const targets = [
      ...directLinks.map((name) => bar(page).getByRole('link', { name, exact: true })),
      barButton(page),
    ];
    await expect(targets[0]!).toHaveAttribute(
      'href',
      `tel:${site.phone.value.replaceAll(' ', '')}`,
    );
    if (site.whatsapp) expect(await textOf(targets[1]!)).toBe(pages['/']!.whatsapp ?? reach.text);
    for (const target of targets) {
      await expect(target).toBeInViewport({ ratio: 1 });
      const box = (await target.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    await scrollOn(page, 40);
    await expect(bar(page)).toHaveCount(0);
  }
});

test('scrolling up with the wheel shows the bar as well', async ({ page }) => {
  await visit(page, '/');
  await page.mouse.move(190, 400);
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  await expect(bar(page)).toHaveCount(0);
  await turnWheel(page, -4);
  await expect(bar(page)).toBeVisible();
});

test('the bar is not shown in the first screen, by tiny scroll steps or by a jump', async ({
  page,
}) => {
  await visit(page, '/');
  await scrollTo(page, 700);
  await scrollOn(page, -100);
  await expect(bar(page)).toHaveCount(0);
  await readOn(page, 3600);
  await scrollOn(page, -8);
  await expect(bar(page)).toHaveCount(0);
  await scrollTo(page, 2200);
  await expect(bar(page)).toHaveCount(0);
});

test('the bar is never shown on a tablet, a phone in landscape or a wide screen', async ({
  page,
}) => {
  await visit(page, '/');
  for (const [width, height] of [
    [820, 1180],
    [844, 390],
    [667, 375],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollTo(page, 0);
    await scrollUp(page);
    await expect(bar(page), `${width} × ${height} px`).toBeHidden();
  }
});

test('the bar causes no layout shift', async ({ page }) => {
  await visit(page, '/services');
  await readOn(page, 1500);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(shift.value);
    }).observe({ type: 'layout-shift' });
  });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await scrollOn(page, -100);
  await expect(bar(page)).toBeVisible();
  expect(await height()).toBe(before);
  await scrollOn(page, 100);
  await expect(bar(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('the bar is not printed', async ({ page }) => {
  await visit(page, '/');
  await scrollUp(page);
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

test('the bar does not slide under reduced motion', async ({ page }) => {
  await visit(page, '/');
  await scrollUp(page);
  await expect(bar(page)).not.toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(bar(page)).toHaveCSS('animation-name', 'none');
});

test('the bar has an edge and separated cells in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/');
  await scrollUp(page);
  const edges = await bar(page)
    .locator('a, button')
    .evaluateAll((cells) =>
      cells.map((cell) => [
        getComputedStyle(cell.parentElement!).borderTopStyle,
        getComputedStyle(cell).borderLeftStyle,
      ]),
    );
  expect(edges).toEqual([['solid', 'none'], ...directLinks.map(() => ['solid', 'solid'])]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing while the bar is shown, in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visit(page, '/services');
    await scrollUp(page, 1500);
    await expect(bar(page)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

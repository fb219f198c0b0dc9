import type { Locator } from '@playwright/test';
import { COUNT_UP } from '#app/constants.ts';
import { unlessHidden } from '#content-model/sections.server.ts';
import { content } from './content.ts';
import { expect, lookAt, sectionOf, test, visit, visitWithStoppedClock } from './studio.ts';

// Without films, which have their own tests.
test.use({ saveData: true });

const { home, expertise, services, faq } = content;
const why = content['why-choose-us'];
/** The owner may show no weeks, or hide them. */
const weeks = unlessHidden(content.process, 'sameCamera', content.process.sameCamera);

test('the sections of the home page are in order', async ({ page }) => {
  await visit(page, '/');
  const landmarks = [
    home.hero.headline,
    home.counters[0]!.label,
    home.about.heading,
    content.achievements.items[0]!.value,
    expertise.heading,
    why.heading,
    services.heading,
    ...(weeks ? [weeks.heading] : []),
    home.projects.heading,
    faq.heading,
    home.contact.heading,
    `© ${new Date().getFullYear()}`,
  ];
  const text = await page
    .locator('body')
    .evaluate((body) =>
      [...body.querySelectorAll('main, footer')].map((part) => part.textContent).join(' '),
    );
  const places = landmarks.map((landmark) => text.indexOf(landmark));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('a phone in landscape shows the headline and the films at once, side by side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, '/');
  await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('main picture').first()).toBeInViewport({ ratio: 0.6 });
});

const COUNT_UP_MS = COUNT_UP.steps * COUNT_UP.everyMs;
const COUNTERS = home.counters;

test('on a desktop the first home is highlighted and its picture shown, until another is pointed at', async ({
  page,
}) => {
  await visit(page, '/');
  const names = page.getByRole('region', { name: home.projects.heading }).getByRole('listitem');
  const [first, second] = [names.first(), names.nth(1)];
  const colour = (of: Locator) =>
    of
      .getByRole('link')
      .locator('span')
      .first()
      .evaluate((name) => getComputedStyle(name).color);
  await lookAt(first);
  await page.mouse.move(0, 0);
  await expect(first.locator('img')).toBeVisible();
  const highlight = await colour(first);
  expect(highlight).not.toBe(await colour(second));
  await second.getByRole('link').hover();
  await expect.poll(() => colour(second)).toBe(highlight);
  await expect.poll(() => colour(first)).not.toBe(highlight);
});

test('four counters count up from 0 to their targets in 200 steps of 10 ms', async ({ page }) => {
  await visitWithStoppedClock(page, '/');
  const strip = page.locator('dl').filter({ hasText: COUNTERS[0]!.label });
  const numbers = strip.locator('dd [aria-hidden]');
  await expect(strip).toHaveAttribute('data-in-view', 'false');
  const seen = COUNTERS.map(({ target }) => String(target));
  await expect(numbers).toHaveText(seen);
  await lookAt(strip);
  await expect(numbers).toHaveText(['0', '0', '0', '0']);
  await page.clock.runFor(COUNT_UP_MS / 2);
  await expect(numbers).toHaveText(['30', '4', '33', '6']);
  // A screen reader reads the final number at any time.
  await expect(strip).toMatchAriaSnapshot(
    COUNTERS.map(({ label, target }) => `- term: ${label}\n- definition: "${target}"`).join('\n'),
  );
  await page.clock.runFor(COUNT_UP_MS / 2);
  await expect(numbers).toHaveText(seen);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the final numbers of the counters are in the HTML', async ({ page }) => {
    await page.goto('/');
    for (const { label, target } of COUNTERS)
      await expect(page.locator('dl > div', { hasText: label })).toContainText(String(target));
  });
});

test('a screen reader reads seven achievements once; content lists the last one twice', async ({
  page,
}) => {
  await visit(page, '/');
  const strip = page.getByRole('region', { name: content.achievements.label });
  const statements = strip.getByRole('listitem');
  await expect(statements).toHaveText(content.achievements.items.map(({ value }) => value));
  await expect(statements).toHaveCount(7);
  await expect(statements.nth(0)).toHaveText('Innovating since 2015');
  expect(await statements.nth(6).textContent()).toBe(await statements.nth(5).textContent());
});

test('two tabs: expertise with four boxes first; features with vision, mission statement, value', async ({
  page,
}) => {
  await visit(page, '/');
  const section = sectionOf(page, expertise.heading);
  const [first, second] = ['Expertise', 'Features'].map((name) =>
    section.getByRole('tab', { name }),
  );
  const boxes = section.getByRole('tabpanel').getByRole('heading');
  await expect(first!).toHaveAttribute('aria-selected', 'true');
  await expect(boxes).toHaveText(expertise.expertise.items.map(({ title }) => title));
  await expect(boxes).toHaveCount(4);
  await second!.click();
  await expect(boxes).toHaveText(['Vision', 'Mission statement', 'Value']);
  await page.keyboard.press('ArrowRight');
  await expect(first!).toBeFocused();
  await expect(boxes).toHaveCount(4);
  await page.keyboard.press('ArrowLeft');
  await expect(second!).toHaveAttribute('aria-selected', 'true');
});

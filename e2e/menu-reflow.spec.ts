/** The open menu fits small windows, such as a page at 400 % (WCAG 1.4.10). */
import type { Page } from '@playwright/test';
import { moreLinks } from '#app/site/more-links.server.ts';
import { STANDARD_FONTS } from '#contract/fonts.ts';
import { readBrand } from '#tools/brand/brand.ts';
import { content } from './content.ts';
import { expect, mainNavigation, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, firstVisit: false, saveData: true });

/** With short labels in the standard fonts the menu fits; otherwise it scrolls. */
const labels = [...content.site.navbar, ...moreLinks(content)].map(({ label }) => label);
const FITS = labels.join('').length <= 70 && (await readBrand()).fonts === STANDARD_FONTS;

const WINDOWS = [
  [320, 256],
  [320, 480],
  [360, 300],
  [740, 300],
  [568, 320],
] as const;

/** Expects the complete menu in a window of this size. */
async function expectWholeMenu(page: Page, width: number, height: number) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#menu');
  const { sideways, down } = await menu.evaluate((element) => ({
    sideways: element.scrollWidth - element.clientWidth,
    down: element.scrollHeight - element.clientHeight,
  }));
  expect(sideways).toBe(0);
  if (FITS) expect(down).toBe(0);
  const links = mainNavigation(page)
    .locator('#menu')
    .locator('a, button')
    .filter({ visible: true });
  const boxes = await links.evaluateAll((all) =>
    all.map((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      // The line boxes of its font are higher than the link.
      const { left, right } = (link.textContent ? text : link).getBoundingClientRect();
      const { top, bottom } = link.getBoundingClientRect();
      return { name: link.textContent, left, right, top, bottom };
    }),
  );
  expect(boxes.length).toBeGreaterThan(4);
  if (!FITS)
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 0.98 });
    }
  for (const [i, one] of boxes.entries()) {
    expect(one.left, one.name).toBeGreaterThanOrEqual(0);
    if (FITS) expect(one.top, one.name).toBeGreaterThanOrEqual(0);
    expect(one.right, one.name).toBeLessThanOrEqual(width);
    if (FITS) expect(one.bottom, one.name).toBeLessThanOrEqual(height);
    const meeting = boxes
      .slice(i + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      );
    expect(meeting, `${one.name} is apart from`).toEqual([]);
  }
}

test('every link of the menu is completely visible in every small window, without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/');
  for (const [width, height] of WINDOWS)
    await test.step(`${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      await expectWholeMenu(page, width, height);
      await page.keyboard.press('Escape');
      await expect(page.locator('#menu')).toBeHidden();
    });
});

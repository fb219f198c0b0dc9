/**
 * What holds on every page. A page is opened wide, on a phone, at night and at 320 px, because hydration may depend on it;
 * in all other sizes an open page is only resized, which costs much less.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SHOWN_COLLECTIONS } from './collections.ts';
import { PATHS, PROJECT_PATHS } from './content.ts';
import type { Look } from './look.ts';
import { overlaps } from './overlaps.ts';
import { expect, test, visit } from './studio.ts';

const ALL = [...PATHS, ...PROJECT_PATHS, ...SHOWN_COLLECTIONS];

/** Looks of a page that axe judges. */
const LOOKS = {
  'on a wide screen': { width: 1440, height: 900, colorScheme: 'light' },
  'on a phone': { width: 390, height: 844, colorScheme: 'light' },
  'at night': { width: 1280, height: 800, colorScheme: 'dark' },
} as const;

const SCREENS = [
  [320, 900],
  [768, 900],
  [844, 390],
  [960, 900],
  [1024, 900],
  [1440, 900],
  [2560, 900],
] as const;

/** CSS pixels by which the page is wider than the window. */
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Opens a page in this look and lets axe judge it. */
async function judge(page: Page, path: string, { colorScheme, ...size }: Look) {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  await visit(page, path);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
}

for (const path of ALL)
  test.describe(`${path} at rest`, () => {
    // Without motion everything is revealed at once, so that contrast is measured on the final page.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, look] of Object.entries(LOOKS))
      test(`axe finds nothing on ${path} opened ${name}`, async ({ page }) => {
        await judge(page, path, look);
      });

    if (PATHS.includes(path))
      test(`no text of ${path} overlaps another or is covered by a picture from 320 to 2560 px`, async ({
        page,
      }) => {
        for (const [n, [width, height]] of SCREENS.entries()) {
          await page.setViewportSize({ width, height });
          if (n === 0) await visit(page, path);
          expect.soft(await overlaps(page), `${width} × ${height} px`).toEqual([]);
        }
      });
  });

for (const path of ALL)
  test(`${path} does not scroll sideways from 320 to 2560 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, path);
    for (const width of [320, 768, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });

for (const path of PATHS)
  test(`${path} prints on at most two sheets`, async ({ page }) => {
    await visit(page, path);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
  });

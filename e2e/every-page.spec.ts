/**
 * What holds on every page. A page is opened once and then looked at in every size and scheme: opening it anew for each
 * costs more than all the looks.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SHOWN_COLLECTIONS } from './collections.ts';
import { PATHS, PROJECT_PATHS } from './content.ts';
import { changeLook } from './look.ts';
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

for (const path of ALL)
  test.describe(`${path} at rest`, () => {
    // Without motion everything is revealed at once, so that contrast is measured on the final page.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test(`axe finds nothing on ${path}, wide, on a phone and at night; no text overlaps`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(LOOKS['on a wide screen']);
      await visit(page, path);
      for (const [name, look] of Object.entries(LOOKS)) {
        await changeLook(page, look);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
        expect.soft(found, name).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      for (const [width, height] of PATHS.includes(path) ? SCREENS : []) {
        await page.setViewportSize({ width, height });
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
    if (!PATHS.includes(path)) return;
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    expect(sheets, 'sheets of paper').toBeLessThanOrEqual(2);
  });

/**
 * Checks for every page. A page is opened on a phone in the light scheme and on a wide screen in the dark one, because
 * hydration may depend on it. For all other sizes an open page is only resized, which takes much less time.
 */
import type { Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { SHOWN_COLLECTIONS } from './collections.ts';
import { PATHS, PROJECT_PATHS } from './content.ts';
import { changeLook } from './look.ts';
import { overlaps } from './overlaps.ts';
import { expect, test, visit } from './studio.ts';

/** Sizes at which axe checks a page in the light scheme. */
const LOOKS = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'light' },
] as const;

const SCREENS = [
  [320, 900],
  [768, 900],
  [844, 390],
  [960, 900],
  [1024, 900],
  [1440, 900],
  [2560, 900],
] as const;

async function expectNoSidewaysScroll(page: Page) {
  for (const width of [320, 768, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(tooWide, `CSS pixels too wide at ${width} px`).toBeLessThanOrEqual(0);
  }
}

async function expectTwoSheets(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  expect.soft(sheets, 'printed sheets').toBeLessThanOrEqual(2);
}

for (const path of [...PATHS, ...PROJECT_PATHS, ...SHOWN_COLLECTIONS]) {
  const isMain = PATHS.includes(path);

  test(`${path} in the light scheme: no sideways scroll, nothing for axe${isMain ? ', two sheets at most, no overlaps' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, path);
    await expectNoSidewaysScroll(page);
    // Without motion everything is revealed at once, so that contrast is measured on the final page.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const look of LOOKS) {
      await changeLook(page, look);
      expect.soft(await axeFaults(page), `axe at ${look.width} px`).toEqual([]);
    }
    if (!isMain) return;
    await expectTwoSheets(page);
    // Last, because it changes the sticky elements.
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      expect.soft(await overlaps(page), `overlaps at ${width} × ${height} px`).toEqual([]);
    }
  });

  test.describe('in the dark scheme', () => {
    test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });
    test(`${path} in the dark scheme and without motion: nothing for axe, nothing to pause`, async ({
      page,
    }) => {
      await visit(page, path);
      expect.soft(await axeFaults(page)).toEqual([]);
      const pauses = page.getByRole('main').getByRole('button', { name: /^(Pause|Play)$/ });
      if (isMain) await expect(pauses).toHaveCount(0);
    });
  });
}

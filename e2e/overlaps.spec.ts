import { PATHS } from './content.ts';
import { overlaps } from './overlaps.ts';
import { details, residential, salon } from './projects.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, firstVisit: false });

const SCREENS = [
  [320, 900],
  [768, 900],
  [844, 390],
  [960, 900],
  [1024, 900],
  [1440, 900],
  [2560, 900],
] as const;

for (const [width, height] of SCREENS)
  test(`no text overlaps another or is covered by a picture at ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of PATHS) {
      await visit(page, path);
      expect(await overlaps(page), path).toEqual([]);
    }
  });

for (const { slug } of [salon, residential.projects[0]!])
  test(`no text overlaps in ${slug} when it is open`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, `/projects#${slug}`);
      await expect(details(page)).toHaveAttribute('data-details', 'ready');
      expect(await overlaps(page), `${width} px`).toEqual([]);
    }
  });

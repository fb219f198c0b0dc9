import { overlaps } from './overlaps.ts';
import { details, residential, salon } from './projects.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, firstVisit: false });

for (const { slug } of [salon, residential.projects[0]!])
  test(`no text overlaps in ${slug} when it is open`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await visit(page, `/projects#${slug}`);
    await expect(details(page)).toHaveAttribute('data-details', 'ready');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overlaps(page), `${width} px`).toEqual([]);
    }
  });

/**
 * Every page of the sitemap opens at its top, with and without script, also if a row of filters has its current choice
 * scrolled into view.
 */
import { browserToUse } from '#tools/chromium.ts';
import { expect, test } from './studio.ts';

const browser = browserToUse('tests');
// Without pictures a page opens sooner; their space is reserved.
const launchOptions = {
  ...browser,
  args: [...(browser.args ?? []), '--blink-settings=imagesEnabled=false'],
};
test.use({ launchOptions, viewport: { width: 1440, height: 900 } });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' }, saveData: true });

    test('every address of the sitemap opens at the top', async ({ page, request }) => {
      const sitemap = await (await request.get('/sitemap.xml')).text();
      const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(
        ([, path]) => path!,
      );
      expect(paths.length).toBeGreaterThan(10);
      for (const path of paths) {
        await page.goto(path || '/');
        if (javaScriptEnabled) await expect(page.locator('html[data-hydrated]')).toBeAttached();
        expect([path, await page.evaluate(() => scrollY)]).toEqual([path, 0]);
      }
    });
  });

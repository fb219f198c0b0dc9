/** The picture of the first screen, which the page's head preloads. */
import { PROJECT_PATHS } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const SCHEMES = ['light', 'dark'] as const;

for (const path of ['/', '/projects', PROJECT_PATHS[0]!])
  test(`${path} preloads the file that it shows, and no other`, async ({ page }) => {
    await visit(page, path);
    for (const colorScheme of SCHEMES)
      for (const size of SCREENS)
        await test.step(`${colorScheme} at ${size.width} px`, async () => {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(size);
          const shown = page.locator('img[fetchpriority=high]:visible');
          /** The links that apply, and the source of which the browser has chosen a file. */
          const choices = () =>
            shown.evaluate((img: HTMLImageElement) => {
              // Empty while the browser chooses.
              const file = img.currentSrc && new URL(img.currentSrc).pathname;
              const links = document.querySelectorAll<HTMLLinkElement>('link[as=image]');
              const sources = [...img.parentElement!.querySelectorAll('source')];
              const chosen = sources.filter(({ srcset }) => file && srcset.includes(`${file} `));
              return {
                preloaded: [...links]
                  .filter(({ media }) => matchMedia(media).matches)
                  .map((link) => [link.type, link.imageSrcset, link.imageSizes]),
                chosen: chosen.map(({ type, srcset, sizes }) => [type, srcset, sizes]),
              };
            });
          await expect
            .poll(async () => {
              const { preloaded, chosen } = await choices();
              return chosen.length === 1 && JSON.stringify(preloaded) === JSON.stringify(chosen);
            })
            .toBe(true);
        });
  });

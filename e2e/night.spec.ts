import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ colorScheme: 'dark' });

/** First pictures of the pages that may have a dark version. */
const NIGHT_PICTURES = {
  '/projects': content.projects.background[0]!,
  '/services': content.services.items[0]?.picture ?? '',
  '/features': content.expertise.background[0]!,
  '/whychooseus': content['why-choose-us'].background[0]!,
};

for (const [path, file] of Object.entries(NIGHT_PICTURES))
  test(`in the dark scheme the first picture of ${path} is its dark version`, async ({ page }) => {
    const { night } = content.picture({ file, alt: '' });
    test.skip(!night, `content/media/${file} has no version for the dark scheme`);
    await visit(page, path);
    const shown = () =>
      page
        .locator('main img')
        .first()
        .evaluate((img: HTMLImageElement) => img.currentSrc);
    await expect.poll(shown).toContain(`${night!.encoded!.base}-`);
  });

import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ colorScheme: 'dark' });

/** First pictures of the pages with a dark version. */
const NIGHT_PICTURES = {
  '/projects': content.projects.background[0]!,
  '/services': content.services.items[0]!.picture,
  '/features': content.expertise.background[0]!,
  '/whychooseus': content['why-choose-us'].background[0]!,
};

for (const [path, file] of Object.entries(NIGHT_PICTURES))
  test(`in the dark scheme the first picture of ${path} is its dark version`, async ({ page }) => {
    await visit(page, path);
    const { night } = content.picture({ file, alt: '' });
    const shown = () =>
      page
        .locator('main img')
        .first()
        .evaluate((img: HTMLImageElement) => img.currentSrc);
    await expect.poll(shown).toContain(`${night!.encoded!.base}-`);
  });

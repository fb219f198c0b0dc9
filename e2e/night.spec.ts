import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ colorScheme: 'dark' });

/** First pictures of the pages that have one for the night: the lamps are on. */
const LIT = {
  '/projects': content.projects.background[0]!,
  '/services': content.services.items[0]!.picture,
  '/features': content.expertise.background[0]!,
  '/whychooseus': content['why-choose-us'].background[0]!,
};

for (const [path, file] of Object.entries(LIT))
  test(`in the dark scheme the first picture of ${path} hangs by lamplight`, async ({ page }) => {
    await visit(page, path);
    const { night } = content.picture({ file, alt: '' });
    const shown = () =>
      page
        .locator('main img')
        .first()
        .evaluate((img: HTMLImageElement) => img.currentSrc);
    await expect.poll(shown).toContain(`${night!.framed!.base}-`);
  });

import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ colorScheme: 'dark' });

const { night } = content.about.story.films[0]!;
const [first] = content.about.story.films.map(content.film);

for (const [width, shape] of [
  [390, 'phone'],
  [1280, 'encoded'],
] as const)
  test(`in the dark scheme /about opens with its night film at ${width} px`, async ({ page }) => {
    test.skip(!night, 'the first film of content/about.yaml has no version for the dark scheme');
    await page.setViewportSize({ width, height: 844 });
    const films: string[] = [];
    page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()));
    await visit(page, '/about');
    const poster = page.locator('main img').first();
    const shown = () => poster.evaluate((img: HTMLImageElement) => img.currentSrc);
    await expect.poll(shown).toContain(`${first!.night?.[shape]?.base}-`);
    await expect.poll(() => films.length).toBeGreaterThan(0);
    expect(films[0]).toContain(`/${night!.film}-`);
  });

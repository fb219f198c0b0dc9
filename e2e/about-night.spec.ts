import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ colorScheme: 'dark' });

const [first] = content.about.story.films.map(content.film);

for (const [width, shape] of [
  [390, 'phone'],
  [1280, 'encoded'],
] as const)
  test(`in the dark scheme /about opens with its night film at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const films: string[] = [];
    page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()));
    await visit(page, '/about');
    const poster = page.locator('main img').first();
    const shown = () => poster.evaluate((img: HTMLImageElement) => img.currentSrc);
    await expect.poll(shown).toContain(`${first!.night?.[shape]?.base}-`);
    await expect.poll(() => films.length).toBeGreaterThan(0);
    expect(films[0]).toContain('/story-1-night-');
  });

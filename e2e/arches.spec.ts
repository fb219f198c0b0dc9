/** Every low arch rises a quarter of its span, whatever its content. */
import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

/**
 * The low arches of a page: their rise as a share of the span, and the distance of their base from the top of the
 * window.
 */
const lowArches = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element) => {
      const arch = getComputedStyle(element, '::before');
      if (arch.content === 'none' || !arch.clipPath.includes('#low-arch')) return [];
      const [span, rise] = [arch.width, arch.height].map(Number.parseFloat) as [number, number];
      const { top } = element.getBoundingClientRect();
      return [{ profile: rise / span, springing: arch.position === 'absolute' ? top : top + rise }];
    }),
  );

for (const [path, count, screens] of [
  ['/whychooseus', 1, [320, 390]],
  ['/whychooseus', content['why-choose-us'].cards.length, [768, 1024, 1440, 2200]],
] as const)
  test(`the low arches of ${path} have the same profile from ${screens[0]} px on`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: screens[0], height: 900 });
    await visit(page, path);
    for (const width of screens) {
      await page.setViewportSize({ width, height: 900 });
      const arches = await lowArches(page);
      expect(arches, `${width} px`).toHaveLength(count);
      for (const { profile } of arches) expect(profile, `${width} px`).toBeCloseTo(0.25, 2);
    }
  });

test('the first screen of why choose us has its headline and its arches', async ({ page }) => {
  await visit(page, '/whychooseus');
  const heading = page.getByRole('heading', { name: content['why-choose-us'].heading });
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const)
    await test.step(`${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      await expect(heading).toBeInViewport({ ratio: 1 });
      for (const { springing } of await lowArches(page)) expect(springing).toBeLessThan(height);
    });
});

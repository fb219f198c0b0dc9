import { expect, test } from './studio.ts';

test.use({ firstVisit: true });

const UNWANTED = {
  'under reduced motion': { contextOptions: { reducedMotion: 'reduce' } },
  'with data saver': { saveData: true },
  'without JavaScript': { javaScriptEnabled: false },
} as const;
for (const [when, options] of Object.entries(UNWANTED))
  test.describe(when, () => {
    test.use(options);
    test(`the opening film never plays ${when}`, async ({ page }) => {
      const films: string[] = [];
      page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()));
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(page.locator('[data-preloader]')).toHaveAttribute('data-preloader', 'complete');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.waitForLoadState('networkidle');
      expect(films).toEqual([]);
    });
  });

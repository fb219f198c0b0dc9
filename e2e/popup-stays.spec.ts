import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { frames } from './page-behind-popup.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const popUp = (page: Page) => page.getByRole('dialog', { name: content.forms.enquiry.heading });

const OPENERS = ['banner', 'main'] as const;
for (const place of OPENERS)
  for (const width of [390, 820, 1440])
    test(`a double click on "Enquire Now" in the ${place} opens the pop-up, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, '/');
      const opener = page
        .getByRole(place)
        .getByRole('button', { name: content.forms.enquiry.button })
        .first();
      await opener.dblclick();
      await expect(popUp(page).getByRole('form')).toBeVisible();
      await frames(page);
      await expect(popUp(page)).toBeVisible();
    });

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  for (const width of [390, 1024])
    test(`a double tap on "Enquire Now" opens the pop-up, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, '/');
      const opener = page
        .getByRole('main')
        .getByRole('button', { name: content.forms.enquiry.button })
        .first();
      const { x, y } = (await opener.boundingBox())!;
      await page.touchscreen.tap(x + 20, y + 20);
      await page.touchscreen.tap(x + 20, y + 20);
      await frames(page);
      await expect(popUp(page)).toBeVisible();
    });
});

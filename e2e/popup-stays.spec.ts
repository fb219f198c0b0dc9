import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { frames } from './page-behind-popup.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const popUp = (page: Page) => page.getByRole('dialog', { name: content.forms.enquiry.heading });

test('a double click on "Enquire Now" opens the pop-up', async ({ page }) => {
  for (const width of [390, 820, 1440])
    for (const place of ['banner', 'main'] as const)
      await test.step(`in the ${place}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        // The first press on a page also loads the pop-up.
        await visit(page, '/');
        const opener = page
          .getByRole(place)
          .getByRole('button', { name: content.forms.enquiry.button })
          .first();
        await opener.dblclick();
        await expect(popUp(page).getByRole('form')).toBeVisible();
        await frames(page);
        await expect(popUp(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(popUp(page)).toBeHidden();
      });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('a double tap on "Enquire Now" opens the pop-up', async ({ page }) => {
    for (const width of [390, 1024])
      await test.step(`${width} px`, async () => {
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
        await page.keyboard.press('Escape');
        await expect(popUp(page)).toBeHidden();
      });
  });
});

import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, test, visit } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

const popUp = (page: Page) => page.getByRole('dialog', { name: content.forms.enquiry.heading });
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: content.forms.enquiry.button });

const WAYS_OUT = {
  'the x button': (page: Page) => popUp(page).getByRole('button', { name: 'Close' }).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a click beside it': (page: Page) => page.mouse.click(8, 400),
};
for (const [name, leave] of Object.entries(WAYS_OUT))
  test(`"Enquire Now" opens a pop-up form, and ${name} closes it`, async ({ page }) => {
    await visit(page, '/');
    await opener(page).click();
    await expect(popUp(page).getByRole('form')).toBeVisible();
    await leave(page);
    await expect(popUp(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

test('a press that begins in a field and ends on the backdrop does not close the pop-up', async ({
  page,
}) => {
  await visit(page, '/');
  await opener(page).click();
  const field = (await popUp(page).getByRole('textbox').first().boundingBox())!;
  await page.mouse.move(field.x + 20, field.y + 10);
  await page.mouse.down();
  await page.mouse.move(8, 400);
  await page.mouse.up();
  await expect(popUp(page)).toBeVisible();
});

test('the pop-up opens before hydration, and typed text stays', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await opener(page).click();
  await expect(popUp(page)).toBeVisible();
  await popUp(page).getByLabel(content.forms.labels.user_name, { exact: true }).fill('Asha');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(popUp(page).getByLabel(content.forms.labels.user_name, { exact: true })).toHaveValue(
    'Asha',
  );
  await expect(popUp(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the pop-up still opens and closes', async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    await expect(popUp(page)).toBeVisible();
    await popUp(page).getByRole('button', { name: 'Close' }).click();
    await expect(popUp(page)).toBeHidden();
  });
});

/** Publishes everything that the owner has changed. */
import { expect, type Page } from '@playwright/test';

export async function publishAll(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Publish/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Publish (?!later)/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The new version is live', {
    timeout: 120_000,
  });
}

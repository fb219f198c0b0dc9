/** Publishes everything that the owner has changed. */
import { expect, type Page } from '@playwright/test';

/** When a wait for a build, a film or many photos is given up: far longer than the slowest machine needs. */
export const BUILD_MS = 480_000;

export async function publishAll(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Publish/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Publish (?!later)/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The new version is live', {
    timeout: BUILD_MS,
  });
}

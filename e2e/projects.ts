/** Locators and actions of the portfolio. */
import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, lookAt } from './studio.ts';

const find = (key: string) => content.categories.find((category) => category.key === key)!;
export const commercial = find('commercial');
export const residential = find('residential');
type Category = (typeof content.categories)[number];
export const salon = commercial.projects[0]!;

/** The owner shows the categories as tabs or as an accordion. */
export const hasTabs = content.projects.layout === 'tabs';
export const tab = (page: Page, { key, title }: Category) =>
  hasTabs
    ? page.getByRole('tab', { name: title, exact: true })
    : page.locator(`[data-category=${key}] > summary`);
export const expectChosen = (page: Page, category: Category) =>
  hasTabs
    ? expect(tab(page, category)).toHaveAttribute('aria-selected', 'true')
    : expect(page.locator(`[data-category=${category.key}][open] [data-details]`)).toBeAttached();
/** Chooses a category and waits until it is selected. */
export async function choose(page: Page, category: Category) {
  // A click on an open one would close it.
  const open = page.locator(`[data-category=${category.key}][open]`);
  if (hasTabs || (await open.count()) === 0) await tab(page, category).click();
  await expectChosen(page, category);
}
export const panel = (page: Page) =>
  hasTabs ? page.getByRole('tabpanel') : page.locator('[data-category][open]');
export const lightbox = (page: Page) => page.getByRole('dialog').filter({ visible: true });
export const details = (page: Page) =>
  page.getByRole('region', { name: content.projects.detailsHeading });

/** The link around a picture in the gallery of the chosen category. */
export const pictureLink = (page: Page, slug: string, n: number) =>
  page.locator(`[data-address="${slug}/${n}"]`).getByRole('link');

export async function openPicture(page: Page, slug: string, n: number) {
  await lookAt(pictureLink(page, slug, n));
  await pictureLink(page, slug, n).click();
  await expect(lightbox(page)).toBeVisible();
}

/** Scrolls to the details, and waits until they have loaded. */
export async function goToDetails(page: Page) {
  await lookAt(details(page));
  await expect(details(page)).toHaveAttribute('data-details', 'ready');
}
export const entry = (page: Page, title: string) =>
  details(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title, exact: true, includeHidden: true }) });
export const toggleEntry = (page: Page, title: string) =>
  entry(page, title).locator('summary').click();
export const preview = (page: Page) => details(page).locator('[data-preview]');
export const thumbnail = (page: Page, title: string, n: number) =>
  entry(page, title)
    .getByRole('button', { name: /^View / })
    .nth(n - 1);

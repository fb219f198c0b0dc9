/** A part of the test of changes at the desk: it makes the changes, and checks the published site. */
import { expect, type Page } from '@playwright/test';
import { BUILD_MS, type DeskServer } from './desk.ts';

export interface Writer {
  /** The owner's page, signed in. */
  readonly page: Page;
  readonly desk: DeskServer;
  /** A visitor's page without script. */
  readonly visitor: Page;
}

/** Makes changes at the desk. The returned function is called after publishing. */
export type Part = (writer: Writer) => Promise<() => Promise<void>>;

/** Waits until the screen says that all is saved. */
export const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible();

/** Opens the field of a text in a new document, in which no other field has had the focus. */
export async function openField({ page, desk }: Writer, file: string, path: string) {
  await page.goto('about:blank');
  await page.goto(`${desk.origin}/desk/words/${file}#${path}`);
  return page.locator('main :is(input, textarea):focus');
}

export async function write(writer: Writer, file: string, path: string, value: string) {
  const field = await openField(writer, file, path);
  await field.fill(value);
  await saved(writer.page);
}

/** Publishes all changes of the owner. */
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

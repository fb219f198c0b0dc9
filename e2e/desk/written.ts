/** A part of the test of what is written at the desk and published: it writes, and says what is live then. */
import { expect, type Page } from '@playwright/test';
import { BUILD_MS, type DeskServer } from './desk.ts';

export interface Writer {
  /** The owner, signed in. */
  readonly page: Page;
  readonly desk: DeskServer;
  /** Somebody at the site whose browser runs no script. */
  readonly visitor: Page;
}

/** Writes at the desk; what it returns is called when all is published. */
export type Part = (writer: Writer) => Promise<() => Promise<void>>;

/** Waits until the screen says that all is saved. */
export const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible();

/** Opens the field of a text in a new document, in which no other field has the focus before. */
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

/** Publishes everything that the owner has changed. */
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

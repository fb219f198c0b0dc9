/** Helpers for tests of projects and their pictures, on a site with a picture for each text of the fixture. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { comeIn, type DeskServer, expect, nothingWaits, test as onDesk } from './desk.ts';
import { photo } from './photo-files.ts';

const FIXTURE = join(import.meta.dirname, '..', '..', 'tools', 'content', 'fixture', 'content');

/** The fixture's texts, with a picture for each of them. */
async function writeContent(): Promise<string> {
  const content = mkdtempSync(join(tmpdir(), 'photos-content-'));
  cpSync(FIXTURE, content, { recursive: true });
  const bytes = await photo('#a5805a');
  for (const category of ['commercial', 'residential'])
    for (const slug of readdirSync(join(content, 'projects', category))) {
      if (slug.includes('.')) continue;
      const folder = join(content, 'projects', category, slug);
      const { photos } = parse(readFileSync(join(folder, 'project.yaml'), 'utf8'));
      for (const file of Object.keys(photos)) writeFileSync(join(folder, file), bytes);
    }
  return content;
}

export const test = onDesk.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright's way to say "no fixture"
  settings: async ({}, use) => {
    const content = await writeContent();
    await use({ CONTENT_DIR: content });
    rmSync(content, { recursive: true });
  },
});

export const PATIL = '/projects/patil-residence';

/** Signs in, and opens a screen of the desk. */
export async function open(page: Page, desk: DeskServer, path = PATIL) {
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
export const frame = (page: Page, file: string) => page.locator(`[data-photo="${file}"]`);
export const order = (page: Page) =>
  page
    .locator('[data-photo]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.photo));
export const hears = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached();
/** Waits until everything has been sent to the server. */
export async function kept(page: Page) {
  await nothingWaits(page);
  await expect(page.getByText(/^Saved \d\d:\d\d$/).first()).toBeAttached();
}
/** The middle of an element after it has stopped moving: reordered elements slide to their places. */
export async function middle(what: Locator) {
  const box = async () => (await what.boundingBox())!;
  let last = await box();
  await expect
    .poll(async () => {
      const before = last;
      last = await box();
      return [last.x - before.x, last.y - before.y];
    })
    .toEqual([0, 0]);
  return { x: last.x + last.width / 2, y: last.y + last.height / 2 };
}
/**
 * Drops an element slightly left of another one's middle, that is, before it. Then waits, because a click just after a
 * drop is ignored.
 */
export async function drag(page: Page, what: Locator, before: Locator) {
  const [from, to] = [await middle(what), await middle(before)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y - 8, { steps: 3 });
  await page.mouse.move(to.x - 12, to.y - 4, { steps: 8 });
  await page.mouse.up();
  await kept(page);
}
export const description = (page: Page) => page.locator('#photo-alt');

export const PHOTOS = async () => [
  { name: 'IMG_1.jpg', bytes: await photo('#7a5230') },
  { name: 'text.jpg', bytes: Buffer.from('This is no photo.') },
  { name: 'IMG_2.jpg', bytes: await photo('#30527a', 1400, 2100) },
  { name: 'IMG_3.jpg', bytes: await photo('#527a30') },
];

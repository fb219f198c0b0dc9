import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { pictureName } from '../../desk/screens/pictures/picture-name.ts';
import { axeFaults } from '../axe.ts';
import { comeIn, type DeskServer, expect, test } from './desk.ts';
import { photo } from './photo-files.ts';

const draft = (desk: DeskServer, file: string) =>
  parse(readFileSync(join(desk.dataDir, 'draft', 'content', `${file}.yaml`), 'utf8'));
const founders = (desk: DeskServer) => draft(desk, 'about').founders.people;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a picture' });
/** Addresses of the pictures on the page beside the texts. */
const shownBeside = (page: Page) =>
  page.evaluate(() =>
    [...(document.querySelector('iframe')?.contentDocument?.images ?? [])].map(({ src }) => src),
  );
const isClean = async (page: Page) => {
  expect(await axeFaults(page, { hasFrame: true })).toEqual([]);
};

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`an owner puts her own photo on a page, looks at it there and undoes it (${viewport.width})`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize(viewport);
    await comeIn(page, desk);
    await page.goto(`${desk.origin}/desk/words/about#founders.people.0.photo.file`);
    const change = page.getByRole('button', { name: 'Change picture' }).and(page.locator(':focus'));
    await expect(change).toBeVisible();
    const name = await change.getAttribute('aria-label');
    const before = founders(desk)[0].photo;
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('radio').first()).toBeAttached();
    await isClean(page);

    await dialog(page)
      .getByLabel('Pictures', { exact: true })
      .setInputFiles({
        name: 'At work.jpg',
        mimeType: 'image/jpeg',
        buffer: await photo('#357', 2000, 1500),
      });
    await dialog(page)
      .getByLabel(/^Description/)
      .fill('Asha at her desk');
    await isClean(page);
    await dialog(page).getByRole('button', { name: 'Use this picture' }).click();
    await expect(page.getByText('Picture changed.')).toBeVisible();
    expect(founders(desk)[0].photo).toEqual({ file: 'photos/at-work', alt: 'Asha at her desk' });
    if (viewport.width > 1000) {
      await expect
        .poll(() => shownBeside(page))
        .toContainEqual(expect.stringContaining('/pictures/live/photos/at-work'));
      await expect(page.getByRole('link', { name: 'About changed' })).toBeVisible();
    }

    await page
      .getByRole('button', { name: name!.replace('Change picture', 'Reset to published') })
      .click();
    await expect(page.getByText('The published picture is restored.')).toBeVisible();
    expect(founders(desk)[0].photo.file).toBe(before.file);
  });

test('a service gets a picture for dark mode, loses it and gets it back; a click on a picture of the page leads to its field', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/words/services#items.0.picture`);
  const focused = page.getByRole('button', { name: /^Change picture/ }).and(page.locator(':focus'));
  await expect(focused).toBeVisible();
  const row = page.locator('.texts-field', {
    has: page.locator(`[data-field="${await focused.getAttribute('data-field')}"]`),
  });
  const [service] = draft(desk, 'services').items;
  /** Whether the page beside shows the dark picture of the draft; undefined while it loads. */
  const showsByNight = () =>
    page.evaluate((address) => {
      const beside = document.querySelector('iframe')?.contentDocument;
      if (!beside?.images.length) return;
      const sources = beside.querySelectorAll<HTMLSourceElement>('source[media*="dark"]');
      return [...sources].some(({ srcset }) => srcset.includes(address));
    }, `/pictures/live/${service.picture}-night-`);

  await row.getByRole('button', { name: /^(Choose|Change) picture for dark mode/ }).press('Enter');
  const choosing = page.getByRole('dialog', { name: 'Choose a picture for dark mode' });
  await choosing.getByLabel('Pictures', { exact: true }).setInputFiles({
    name: 'Evening.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo('#124', 2000, 1500),
  });
  await expect(choosing.getByRole('button', { name: 'Use this picture' })).toBeEnabled();
  await isClean(page);
  await choosing.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Picture for dark mode changed.')).toBeVisible();
  await expect.poll(showsByNight).toBe(true);

  await row.getByRole('button', { name: /^Remove picture for dark mode/ }).click();
  await expect(page.getByText('Picture for dark mode removed.')).toBeVisible();
  await expect.poll(showsByNight).toBe(false);
  await expect(row.getByRole('button', { name: /^Undo: picture for dark mode/ })).toBeFocused();
  await isClean(page);
  await page.keyboard.press('z');
  await expect(page.getByText('Picture for dark mode restored.')).toBeVisible();
  await expect.poll(showsByNight).toBe(true);
  await expect(row.getByRole('button', { name: /^Remove picture for dark mode/ })).toBeFocused();

  // The frame of the page is replaced while it is updated.
  await expect(async () => {
    const frame = await page.locator('iframe').first().boundingBox({ timeout: 1000 });
    const at = await page.evaluate(() => {
      const images = document
        .querySelector('iframe')
        ?.contentDocument?.querySelectorAll('main img');
      images?.[1]?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = images![1]!.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const scale = frame!.width / 1280;
    await page.mouse.click(frame!.x + at.x * scale, frame!.y + at.y * scale);
    await expect(
      page.getByRole('button', { name: /^Change picture/ }).and(page.locator(':focus')),
    ).toBeVisible({ timeout: 1000 });
    await expect(page).toHaveURL(/#items\.[^.]+\.picture$/, { timeout: 1000 });
  }).toPass();
});

test('the library finds, uploads, removes and restores pictures, and links to the places of each', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/503/);
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/words`);
  await page.getByRole('link', { name: 'All pictures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /\d+ pictures/ })).toBeVisible();
  const buffer = await photo('#735', 2000, 1500);
  const upload = (...names: string[]) =>
    page
      .getByLabel('Pictures', { exact: true })
      .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })));
  await page.route('**/desk/api/uploads/**', (route) => route.fulfill({ status: 503 }));
  await upload('Garden.jpg');
  const garden = page.getByRole('listitem').filter({ hasText: 'Garden.jpg' });
  await expect(garden).toContainText('The server had an error. Trying again…');
  await garden.getByRole('button', { name: 'Stop Garden.jpg' }).click();
  await expect(garden).toHaveCount(0);
  await page.unroute('**/desk/api/uploads/**');
  await upload('Front door.jpg', 'Hall.jpg');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Not shown anywhere');
  await expect(page.getByRole('button', { name: 'Remove: Picture “hall”' })).toBeVisible();
  await isClean(page);
  await page.getByRole('button', { name: 'Remove: Picture “front-door”' }).click();
  await expect(page.getByText('Picture “front-door” is removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove: Picture “front-door”' })).toHaveCount(0);
  await page.getByText('1 picture removed').click();
  await page.getByRole('button', { name: 'Restore: Picture “front-door”' }).click();
  await expect(page.getByRole('button', { name: 'Remove: Picture “front-door”' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Show' }).selectOption('All pictures');
  await page.getByRole('searchbox').fill('founder 1');
  await page
    .getByRole('link', { name: /Founder 1, Photo/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/words\/about#/);
});

test('"Stop" ends an upload that waits for its turn, and one that the server is preparing', async ({
  page,
  desk,
}) => {
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/pictures`);
  const count = page.getByRole('heading', { level: 1, name: /\d+ pictures/ });
  const before = await count.innerText();
  const prepared = Promise.withResolvers<void>();
  await page.route('**/desk/api/pictures', async (route) => {
    if (route.request().method() === 'POST') await prepared.promise;
    await route.continue();
  });
  const buffer = await photo('#735', 2000, 1500);
  const upload = (names: readonly string[]) =>
    page
      .getByLabel('Pictures', { exact: true })
      .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })));
  await upload(['Garden.jpg', 'Terrace.jpg']);
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(item('Garden.jpg')).toContainText('Preparing');
  for (const name of ['Terrace.jpg', 'Garden.jpg']) {
    await page.getByRole('button', { name: `Stop ${name}` }).click();
    await expect(item(name)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Upload pictures' })).toBeFocused();
  }
  prepared.resolve();
  await expect(page.getByText('1 picture removed')).toBeVisible();
  await expect(count).toHaveText(before);
});

test('a new picture needs a new caption, because the old one describes the former picture', async ({
  page,
  desk,
}) => {
  await comeIn(page, desk);
  const captioned = () =>
    page.evaluate(async (): Promise<{ href: string; caption: string }> => {
      const { pictures } = await (await fetch('/desk/api/pictures')).json();
      return pictures
        .flatMap(({ uses }: { uses: unknown }) => uses)
        .find(({ caption }: { caption: unknown }) => caption);
    });
  const { href, caption } = await captioned();
  await page.goto(`${desk.origin}/desk${href}`);
  await page
    .getByRole('button', { name: /^Change picture/ })
    .and(page.locator(':focus'))
    .press('Enter');
  await dialog(page).getByRole('radio').nth(3).check({ force: true });
  const field = dialog(page).getByLabel(/^Caption/);
  await expect(field).toHaveValue(caption);
  await expect(field).toHaveAccessibleDescription(/written for the present picture/);
  await isClean(page);
  await field.fill('A chair: cane.');
  await dialog(page).getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Picture changed.')).toBeVisible();
  expect((await captioned()).caption).toBe('A chair: cane.');
});

test('one picture is replaced in all its places at once', async ({ page, desk }) => {
  await comeIn(page, desk);
  const { pictures } = await page.evaluate(async () => (await fetch('/desk/api/pictures')).json());
  const shown = pictures.find(
    ({ uses }: { uses: { field: unknown }[] }) => uses.filter(({ field }) => field).length > 1,
  );
  const places = shown.uses.filter(({ field }: { field: unknown }) => field).length;
  await page.goto(`${desk.origin}/desk/pictures`);
  const name = pictureName(shown);
  await page.getByRole('button', { name: `Replace on pages: ${name}`, exact: true }).click();
  await dialog(page).getByRole('radio').nth(3).check({ force: true });
  await dialog(page).getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText(`Picture changed in ${places} places.`)).toBeVisible();
});

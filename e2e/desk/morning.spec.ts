/** A designer's morning in one test: enquiries, a new home with photos and plan, preview, publish, back and forward. */

import type { Page } from '@playwright/test';
import { projectPath } from '#content-model/pages.ts';
import { BUILD_MS, comeIn, type DeskServer, expect, nothingWaits, test } from './desk.ts';
import { cameraRoll, drop, oddOnes } from './photo-files.ts';

test.use({ isReleased: true });

const PLAN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500"><script>taken()</script><path d="M20 20H980V480H20Z" fill="none" stroke="#111" stroke-width="8"/></svg>';

async function answer(page: Page, desk: DeskServer, id: string, words: string) {
  await page.goto(`${desk.origin}/desk/enquiry/${id}`);
  const button = page.getByRole('button', { name: 'Reply', exact: true });
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await expect(reply.or(button).first()).toBeVisible();
  if (!(await reply.isVisible())) await button.click();
  await reply.fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  // It still waits for its Undo, or has been sent.
  const sent = page.getByRole('article', { name: /^Reply by / });
  await expect(
    page
      .getByText(/^Sends in \d+ s$/)
      .or(sent)
      .first(),
  ).toBeVisible();
}

const TITLE = 'Kale Residence';
const SLUG = 'kale-residence';
const photos = (page: Page) => page.locator('[data-photo]');
const description = (page: Page) => page.locator('#photo-alt');

/** Creates a hidden home, with the family's consent. */
async function beginHome(page: Page, desk: DeskServer) {
  await page.goto(`${desk.origin}/desk/projects`);
  await page.getByRole('button', { name: 'New project' }).click();
  await page.getByLabel('Name, as visitors read it').fill(TITLE);
  await page.getByRole('button', { name: 'Create the project' }).click();
  await expect(page.getByText('No pictures yet')).toBeVisible();
}
async function agree(page: Page) {
  const agrees = page.getByLabel('The family agrees');
  // On a phone it is visible once the last picture has been closed.
  await expect(agrees).toBeVisible();
  await agrees.press('Space');
  await page.getByLabel('in writing, on').fill('2025-03-14');
}
test('a designer’s morning', async ({ page, desk, browser, expectFault }) => {
  // Two of the files are refused.
  expectFault(/status of 422/);
  const [asha, ravi, spam] = await Promise.all([
    desk.enquire(20, { user_name: 'Asha Patil', message: 'A flat in Aundh.' }),
    desk.enquire(3, { user_name: 'Ravi Joshi', message: 'A shop in Baner.' }),
    desk.enquire(1, { user_name: 'Best Ranking', message: 'First on every search engine.' }),
  ]);
  await comeIn(page, desk);

  // Enquiries.
  await answer(page, desk, asha, 'Dear Asha, would Thursday at four suit you?');
  await answer(page, desk, ravi, 'Dear Ravi, we would like to see the shop.');
  await page.goto(`${desk.origin}/desk/enquiry/${spam}`);
  await page.getByRole('button', { name: /spam/i }).first().click();
  await expect
    .poll(async () => (await desk.database.call('enquiryInFull', spam))?.enquiry.spam_reason)
    .toBeTruthy();

  // A new home: twenty-nine files from the photographer, two of which are not photos.
  await page.setViewportSize({ width: 1440, height: 900 });
  await beginHome(page, desk);
  await drop(page, [...(await cameraRoll()), ...(await oddOnes())]);
  await expect(photos(page)).toHaveCount(27, { timeout: BUILD_MS });
  const tray = page.getByRole('region', { name: 'Photo uploads' });
  await expect(tray).toContainText('half.jpgRefused: The file is incomplete');
  await expect(tray).toContainText('letter.jpgRefused: This file is not a picture');
  await expect(tray).toContainText('It was made for print (CMYK)');
  await expect(tray).toContainText('saved it on its side. It was turned upright');
  const unfinished = page.getByRole('switch');
  await unfinished.click();
  await expect(page.getByRole('button', { name: 'Enter the consent' })).toBeVisible();
  await agree(page);

  // Each is described by keyboard; then the last is moved to the front.
  await page.locator('body').press('Alt+ArrowDown');
  for (let n = 1; n <= 27; n += 1) {
    await expect(description(page)).toHaveValue('');
    await expect(description(page)).toBeFocused();
    await page.keyboard.insertText(`A wall in colour ${n}.`);
    await page.keyboard.press('Alt+ArrowDown');
  }
  await nothingWaits(page);
  const last = photos(page).last();
  const name = await last.getAttribute('data-photo');
  await last.press('Space');
  for (let n = 0; n < 26; n += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(photos(page).first()).toHaveAttribute('data-photo', name!);
  await page.getByRole('switch').click();
  await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'true');
  await nothingWaits(page);

  // A plan with a script, which becomes a picture; three pictures are placed by keyboard.
  await page.goto(`${desk.origin}/desk/projects/${SLUG}/plan`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'choose one' }).click();
  await (await chooser).setFiles({
    name: 'plan.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(PLAN),
  });
  await expect(
    page.getByText('The plan was saved as a picture. Its white parts take the colour of the page.'),
  ).toBeVisible();
  for (const n of [1, 2, 3]) {
    await page.locator(`.plan-pictures li:nth-child(${n}) button`).press('Enter');
    await expect(page.locator('[data-dot]')).toHaveCount(n);
    for (let step = 0; step < n; step += 1) await page.keyboard.press('Shift+ArrowRight');
  }
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  // Preview, and publish only this home.
  const visitor = await (await browser.newContext()).newPage();
  const address = `${desk.origin}${projectPath(SLUG)}`;
  const status = async () => (await visitor.goto(address))?.status();
  await page.goto(`${desk.origin}/desk/publish`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Open the preview' }).click({ timeout: BUILD_MS });
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await page.goto(address);
  await expect(page.locator('h1')).toHaveText(TITLE);
  expect(await status()).toBe(404);
  await page.getByRole('link', { name: 'Back to the desk' }).click();
  await page.getByRole('button', { name: /^Publish (?!later)/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No changes to publish', {
    timeout: BUILD_MS,
  });

  // The home is on the site: every picture, three dots, no script, and no location of the photos.
  expect(await status()).toBe(200);
  await expect(visitor.locator('h1')).toHaveText(TITLE);
  await expect(visitor.locator('main figure img')).toHaveCount(27);
  const first = await visitor.locator('main figure img').first().getAttribute('src');
  expect(first).toContain(`${SLUG}-${name!.split('.')[0]}-`);
  await expect(visitor.locator('.plan-marks a[aria-label] > svg')).toHaveCount(3);
  const source = async (what: string) => {
    const src = await visitor.locator(what).first().getAttribute('src');
    return (await visitor.request.get(desk.origin + src)).body();
  };
  const drawing = (await source('.plan-drawing img')).toString();
  expect(drawing).toContain('href="data:image/');
  expect(drawing).not.toMatch(/script|taken/);
  expect((await source('main figure img')).includes('Exif')).toBe(false);

  // Back, and forward again.
  const goBack = async () => {
    await page.getByRole('button', { name: /^Go back to this version/ }).click();
    await page.getByRole('button', { name: 'Go back', exact: true }).click();
  };
  await goBack();
  await expect.poll(status).toBe(404);
  await goBack();
  await expect.poll(status).toBe(200);

  // By now both replies have reached the mail server.
  const answered = () => desk.mailbox.received.map(({ text }) => text).join('\n');
  await expect.poll(answered).toContain('Thursday at four');
  expect(answered()).toContain('see the shop');
  await visitor.context().close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('two photos from the camera roll are published as a project', async ({ page, desk }) => {
    await comeIn(page, desk);
    await beginHome(page, desk);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose photos' }).tap();
    const files = await cameraRoll(2);
    await (await chooser).setFiles(
      files.map(({ name, bytes }) => ({ name, mimeType: 'image/jpeg', buffer: bytes })),
    );
    await page.getByRole('button', { name: 'Describe 2 pictures' }).tap();
    for (const words of ['A red wall.', 'A green wall.']) {
      await expect(description(page)).toHaveValue('');
      await expect(description(page)).toBeFocused();
      await page.keyboard.insertText(words);
      await page.getByRole('button', { name: /^(Next: |Done)/ }).tap();
    }
    await agree(page);
    await nothingWaits(page);
    await page.getByRole('switch').tap();
    await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'true');
    await nothingWaits(page);
    await page.goto(`${desk.origin}/desk/publish`);
    await page.getByRole('button', { name: /^Publish (?!later)/ }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The new version is live', {
      timeout: BUILD_MS,
    });
    await page.goto(`${desk.origin}${projectPath(SLUG)}`);
    await expect(page.locator('h1')).toHaveText(TITLE);
    await expect(page.getByRole('img', { name: 'A green wall.' }).first()).toBeAttached();
  });
});

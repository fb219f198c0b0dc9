import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { comeIn, type DeskServer, expect, nothingWaits, test } from './desk.ts';

const colours = (desk: DeskServer) =>
  parse(readFileSync(join(desk.dataDir, 'draft', 'content', 'brand.yaml'), 'utf8')).colours;

const svg = (drawing: string) => ({
  name: 'mark.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${drawing}</svg>`,
  ),
});

test('a brand colour is chosen: the page beside shows it in both schemes, and for an unreadable colour the nearest readable one is offered', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/status of 400/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/words/brand#colours.day.accent`);
  const day = page.getByRole('group', { name: 'Colours in light mode' });
  const accent = day.getByRole('textbox', { name: 'Buttons and links', exact: true });
  const field = day
    .locator('.texts-field')
    .filter({ has: page.getByRole('textbox', { name: 'Buttons and links', exact: true }) });
  const inFrame = page.frameLocator('iframe[title="The page as it will be"]').locator('html');
  const isShown = (colour: string) => expect(inFrame).toHaveCSS('--accent', colour);

  await expect(field).toContainText('Buttons and links on the background are clear');
  await day.getByLabel('Buttons and links: choose the colour', { exact: true }).fill('#27507a');
  await expect(accent).toHaveValue('#27507a');
  await isShown('#27507a');
  await nothingWaits(page);
  expect(colours(desk).day).toEqual({ accent: '#27507a' });

  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await isShown('#e08a6a');
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  await isShown('#27507a');

  await accent.fill('#9db7d1');
  await expect(field).toContainText('hard to see');
  await expect(field.getByRole('alert').first()).toContainText('The previous colour is kept.');
  expect(colours(desk).day).toEqual({ accent: '#27507a' });
  await field
    .getByRole('button', { name: /^Use #[0-9a-f]{6}, the nearest colour that is clear enough$/ })
    .click();
  await expect(field).not.toContainText('hard to see');
  const nearest = await accent.inputValue();
  await isShown(nearest);
  await nothingWaits(page);
  expect(colours(desk).day).toEqual({ accent: nearest });

  // Other pages of the draft have the same colour.
  await page.goto(`${desk.origin}/desk/words/faq`);
  await isShown(nearest);
  await page.goto(`${desk.origin}/desk/words/brand#colours.day.accent`);
  await field
    .getByRole('button', { name: 'Restore the standard colour: Buttons and links' })
    .click();
  await expect(accent).toHaveValue('');
  await nothingWaits(page);
  expect(colours(desk).day).toEqual({});
  await isShown('#9a3b22');

  await test.step('a pair of fonts is shown in its own letters, and on the page beside', async () => {
    const isSet = (family: string) =>
      expect(inFrame.locator('h1').first()).toHaveCSS('font-family', new RegExp(`^"?${family}`));
    await isSet('Gotu');
    await page.getByRole('radio', { name: /^Jost/ }).check();
    await isSet('Jost');
    const has = () => page.evaluate(() => document.fonts.check('16px Jost'));
    await expect.poll(has).toBe(true);
    await page.getByRole('button', { name: 'Reset to published: Fonts' }).click();
    await expect(page.getByRole('radio', { name: /^Gotu/ })).toBeChecked();
    await isSet('Gotu');
  });

  await test.step('a logo with a script is refused; another one is shown on the page beside, until it is undone', async () => {
    expectFault(/status of 422/);
    const drawing = inFrame.locator('#mark path');
    const take = page.getByLabel('Upload your own logo');
    const before = await drawing.count();
    await take.setInputFiles(svg('<script>alert(1)</script>'));
    await expect(page.getByRole('alert').filter({ hasText: 'program code' })).toBeVisible();
    await take.setInputFiles(svg('<path d="M5 5h50v50Z"/>'));
    await expect(page.getByText('Your own logo', { exact: true })).toBeVisible();
    await expect(drawing).toHaveCount(1);
    await page.getByRole('button', { name: 'Reset to published: Logo' }).click();
    await expect(drawing).toHaveCount(before);
    await nothingWaits(page);
  });
});

test('an invalid colour is reported beside its field, and the draft keeps the former value', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/status of 400/);
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/words/brand#colours.night.text`);
  const text = page
    .getByRole('group', { name: 'Colours in dark mode' })
    .getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeFocused();
  const before = colours(desk);
  await text.fill('dark blue');
  await expect(
    page.getByRole('alert').filter({ hasText: 'must be # and six digits' }),
  ).toBeVisible();
  expect(colours(desk)).toEqual(before);
});

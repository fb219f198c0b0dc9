import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { comeIn, type DeskServer, expect, nothingWaits, test } from './desk.ts';

const colours = (desk: DeskServer) =>
  parse(readFileSync(join(desk.dataDir, 'draft', 'content', 'brand.yaml'), 'utf8')).colours;

test('a colour is chosen by eye: the page beside shows it by day and at night, and what cannot be read is told with the nearest that can', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/status of 400/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/words/brand`);
  const day = page.getByRole('group', { name: 'Colours by day' });
  const accent = day.getByRole('textbox', { name: 'Accent', exact: true });
  const field = day
    .locator('.words-field')
    .filter({ has: page.getByRole('textbox', { name: 'Accent', exact: true }) });
  const inFrame = page.frameLocator('iframe[title="The page as it will be"]').locator('html');
  const isShown = (colour: string) => expect(inFrame).toHaveCSS('--accent', colour);

  await expect(field).toContainText('Accent on background: clear');
  await day.getByLabel('Accent: choose the colour', { exact: true }).fill('#27507a');
  await expect(accent).toHaveValue('#27507a');
  await isShown('#27507a');
  await nothingWaits(page);
  expect(colours(desk).day).toEqual({ accent: '#27507a' });

  await page.getByRole('button', { name: 'Night' }).click();
  await isShown('#e08a6a');
  await page.getByRole('button', { name: 'Day' }).click();
  await isShown('#27507a');

  await accent.fill('#9db7d1');
  await expect(field).toContainText('hard to see');
  await expect(field.getByRole('alert').first()).toContainText(
    'The site keeps its present colour.',
  );
  expect(colours(desk).day).toEqual({ accent: '#27507a' });
  await field
    .getByRole('button', { name: /^Use #[0-9a-f]{6}, the nearest that is clear$/ })
    .click();
  await expect(field).not.toContainText('hard to see');
  const nearest = await accent.inputValue();
  await isShown(nearest);
  await nothingWaits(page);
  expect(colours(desk).day).toEqual({ accent: nearest });

  // Other pages of the draft are in the same colour.
  await page.goto(`${desk.origin}/desk/words/faq`);
  await isShown(nearest);
  await page.goto(`${desk.origin}/desk/words/brand`);
  await field.getByRole('button', { name: 'Standard colour: Accent' }).click();
  await expect(accent).toHaveValue('');
  await nothingWaits(page);
  expect(colours(desk).day).toEqual({});
  await isShown('#9a3b22');
});

test('a number that is no colour is told beside it, and the draft keeps what it had', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/status of 400/);
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/words/brand#colours.night.text`);
  const text = page
    .getByRole('group', { name: 'Colours by night' })
    .getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeFocused();
  const before = colours(desk);
  await text.fill('dark blue');
  await expect(page.getByRole('alert').filter({ hasText: 'a colour of six digits' })).toBeVisible();
  expect(colours(desk)).toEqual(before);
});

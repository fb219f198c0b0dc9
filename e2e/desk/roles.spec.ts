import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { axeFaults } from '../axe.ts';
import { comeIn, expect, nothingWaits, test } from './desk.ts';

test('an owner makes a colleague an owner and undoes it; the only owner cannot become a colleague', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(/409/);
  await comeIn(page, desk);
  const other = await (await browser.newContext()).newPage();
  await comeIn(other, desk, 'Ravi Kale', 'ravi@osari.test', 'colleague');
  await page.goto(`${desk.origin}/desk/people`);
  const row = page.getByRole('listitem').filter({ hasText: 'ravi@osari.test' });
  await expect(row).toContainText('Colleague, ravi@osari.test');
  await page.getByRole('button', { name: 'Make owner: Ravi Kale' }).press('Enter');
  await expect(row).toContainText('Owner, ravi@osari.test');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(row).toContainText('Colleague, ravi@osari.test');
  // The only owner remains one.
  await expect(page.getByRole('button', { name: 'Make colleague: Asha Rane' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Asha Rane' })).toHaveCount(0);
  await expect(page.getByText(/^The only owner\./)).toBeVisible();
});

test('a colleague sees what only owners can do, and why; an owner who becomes a colleague sees it at once', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(/403/);
  const reference = await desk.enquire(1, { user_name: 'Meera Kale', property_type: '2BHK' });
  await comeIn(page, desk);
  const other = await (await browser.newContext()).newPage();
  await comeIn(other, desk, 'Ravi Kale', 'ravi@osari.test');
  await other.goto(`${desk.origin}/desk/enquiry/${reference}`);
  await expect(other.getByRole('button', { name: 'Delete now' })).toBeVisible();
  await page.goto(`${desk.origin}/desk/people`);
  await page.getByRole('button', { name: 'Make colleague: Ravi Kale' }).click();
  await expect(page.getByRole('status').first()).toContainText('Ravi Kale');
  await other.getByRole('button', { name: 'Delete now' }).click();
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Only an owner' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Delete now' })).toHaveCount(0);
  await other.goto(`${desk.origin}/desk/people`);
  await expect(other.getByText('Only owners invite or remove people')).toBeVisible();
  await expect(other.getByRole('button', { name: /^(Remove|Make (owner|colleague))/ })).toHaveCount(
    0,
  );
  for (const who of [page, other]) {
    await who.setViewportSize({ width: 390, height: 800 });
    expect(await axeFaults(who)).toEqual([]);
    const sideways = await who.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(sideways).toBe(false);
  }
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto(`${desk.origin}/desk/words/brand`);
  await other.getByRole('button', { name: 'Open all' }).click();
  await expect(
    other.getByText('Only an owner of the desk can change the name').first(),
  ).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${desk.origin}/desk/words/brand`);
  await page.getByRole('radio', { name: /^Jost/ }).check();
  await nothingWaits(page);
  await other.goto(`${desk.origin}/desk/publish`);
  await expect(other.getByText('Brand: only an owner can publish this.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Take back: Brand' })).toHaveCount(0);
  await expect(other.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await other.goto(`${desk.origin}/desk/studio`);
  await expect(other.getByRole('main')).toContainText('Only an owner');
});

test('a person who is removed while typing is told so, and the text is kept and saved once access is restored', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(/401/);
  const reference = await desk.enquire(1, { user_name: 'Meera Kale', property_type: '2BHK' });
  await comeIn(page, desk);
  const other = await (await browser.newContext()).newPage();
  const faults: Error[] = [];
  other.on('pageerror', (fault) => faults.push(fault));
  const ravi = ['Ravi Kale', 'ravi@osari.test', 'colleague'] as const;
  await comeIn(other, desk, ...ravi);
  await other.goto(`${desk.origin}/desk/enquiry/${reference}`);
  const reply = other.getByRole('textbox', { name: 'Your reply' });
  await expect(reply).toBeVisible();
  const words = await other.context().newPage();
  words.on('pageerror', (fault) => faults.push(fault));
  await words.goto(`${desk.origin}/desk/words/faq`);
  await words.getByRole('button', { name: 'Open all' }).click();
  const answer = words.getByRole('textbox', { name: 'Answer' }).first();
  await expect(answer).toBeVisible();

  await page.goto(`${desk.origin}/desk/people`);
  await page.getByRole('button', { name: 'Remove Ravi Kale' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('ravi@osari.test')).toHaveCount(0);
  await reply.fill('We come on Friday.');
  await answer.fill('It costs what the estimate says.');
  for (const tab of [other, words]) {
    await expect(tab.getByText('your access to the desk was removed')).toBeVisible();
    await expect(tab.getByText('Text that is not saved yet stays on this device.')).toBeVisible();
  }
  expect(faults).toEqual([]);

  await words.close();
  await comeIn(other, desk, ...ravi);
  await nothingWaits(other);
  await other.goto(`${desk.origin}/desk/enquiry/${reference}`);
  await expect(reply).toHaveValue(/We come on Friday\./);
  const faq = parse(readFileSync(join(desk.dataDir, 'draft/content/faq.yaml'), 'utf8'));
  expect(JSON.stringify(faq)).toContain('It costs what the estimate says.');
});

test('an owner who becomes a colleague while typing is told why the text is not saved, and the text is kept', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(/403/);
  await comeIn(page, desk);
  const other = await (await browser.newContext()).newPage();
  const faults: Error[] = [];
  other.on('pageerror', (fault) => faults.push(fault));
  await comeIn(other, desk, 'Ravi Kale', 'ravi@osari.test');
  await other.goto(`${desk.origin}/desk/words/site`);
  await other.getByRole('button', { name: 'Open all' }).click();
  const name = other.getByRole('textbox', { name: 'Name', exact: true }).first();
  await expect(name).toBeVisible();
  const studio = await other.context().newPage();
  studio.on('pageerror', (fault) => faults.push(fault));
  await studio.goto(`${desk.origin}/desk/studio`);
  const city = studio.getByRole('textbox', { name: 'City' });
  await expect(city).toBeVisible();

  await page.goto(`${desk.origin}/desk/people`);
  await page.getByRole('button', { name: 'Make colleague: Ravi Kale' }).click();
  await expect(page.getByText('Ravi Kale is a colleague now.')).toBeVisible();
  await name.fill('Kale Studio');
  await city.fill('Nashik');
  await expect(other.getByText('Only an owner of the desk can change').first()).toBeVisible();
  await expect(studio.getByRole('main')).toContainText('It is kept in this browser');
  await other.goto(`${desk.origin}/desk/publish`);
  const unsaved = other.getByRole('region', { name: 'Not saved, so not published' });
  await expect(unsaved).toContainText('Kale Studio');
  await expect(unsaved).toContainText('Nashik');
  await expect(unsaved).toContainText('Only an owner');
  expect(faults).toEqual([]);
});

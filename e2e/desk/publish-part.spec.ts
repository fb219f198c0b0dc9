import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { BUILD_MS, comeIn, type DeskServer, expect, nothingWaits, test } from './desk.ts';

test.use({ isReleased: true });
test.beforeEach(({ expectFault }) => expectFault(/ERR_FAILED/));

const draft = (desk: DeskServer, file: string) =>
  parse(readFileSync(join(desk.dataDir, 'draft', 'content', `${file}.yaml`), 'utf8'));

test('one of two changed pages is published, the other is taken back and restored', async ({
  page,
  desk,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeIn(page, desk);
  const lead = page.getByLabel('First sentence', { exact: true });
  await page.goto(`${desk.origin}/desk/words/home#hero.lead`);
  await lead.fill('Rooms that are drawn before they are built.');
  await nothingWaits(page);
  await page.goto(`${desk.origin}/desk/words/services`);
  const heading = page.getByRole('textbox', { name: 'Heading', exact: true }).first();
  const published = await heading.inputValue();
  await heading.fill('What we draw and build');
  await nothingWaits(page);
  await page.goto(`${desk.origin}/desk/words/services#lead`);
  await page.locator('main :is(input, textarea):focus').fill('From the first sketch on.');
  await nothingWaits(page);

  await page.goto(`${desk.origin}/desk/publish`);
  await expect(page.getByRole('heading', { level: 1, name: /^Three changes/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Services' }).uncheck();
  await page.getByRole('button', { name: 'Publish 1 of 3 changes' }).click();
  await expect(page.getByText('One change is on the site.')).toBeVisible({ timeout: BUILD_MS });
  const home = await (await request.get(`${desk.origin}/`)).text();
  expect(home).toContain('Rooms that are drawn before they are built.');
  const services = await (await request.get(`${desk.origin}/services`)).text();
  expect(services).not.toContain('What we draw and build');

  await page.goto(`${desk.origin}/desk/publish`);
  const one = page.getByRole('button', { name: /^Take back: Services: .*Heading/ });
  await one.click();
  await expect(page.getByRole('heading', { level: 1, name: /^One change/ })).toBeVisible();
  expect(JSON.stringify(draft(desk, 'services'))).toContain(published);
  expect(JSON.stringify(draft(desk, 'services'))).toContain('From the first sketch on.');
  // The other one is now alone in its group.
  await expect(page.getByRole('button', { name: /^Take back: / })).toHaveCount(1);
  await page.getByRole('button', { name: /^Undo: Services: / }).click();
  await expect(one).toBeVisible();
  expect(JSON.stringify(draft(desk, 'services'))).toContain('What we draw and build');

  await page.getByRole('button', { name: 'Take back: Services', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('“Services” is back to what is published.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No changes to publish' })).toBeVisible();
  expect(JSON.stringify(draft(desk, 'services'))).toContain(published);
  const undo = page.getByRole('button', { name: 'Undo: Services', exact: true });
  await page.route('**/publishing/put-again', (route) => route.abort());
  await undo.click();
  await expect(page.getByRole('alert').filter({ hasText: /connection/i })).toBeVisible();
  await page.unroute('**/publishing/put-again');
  await undo.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Two changes/ })).toBeVisible();
  expect(JSON.stringify(draft(desk, 'services'))).toContain('What we draw and build');
});

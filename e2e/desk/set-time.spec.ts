import { BUILD_MS, comeIn, expect, nothingWaits, test } from './desk.ts';

test.use({ isReleased: true });
test.beforeEach(({ expectFault }) => expectFault(/ERR_FAILED/));

test('a page is scheduled for publication: a time in the past is refused at its field; it is moved, cancelled and restored, and is published automatically', async ({
  page,
  desk,
  request,
  expectFault,
}) => {
  expectFault(/400/);
  await comeIn(page, desk);
  const lead = page.getByLabel('First sentence', { exact: true });
  await page.goto(`${desk.origin}/desk/words/home#hero.lead`);
  await lead.fill('Rooms that are lit for Diwali.');
  await nothingWaits(page);

  await page.goto(`${desk.origin}/desk/publish`);
  await page.getByRole('button', { name: 'Publish later' }).click();
  const dialog = page.getByRole('dialog');
  const day = dialog.getByLabel('Day');
  await expect(dialog.getByLabel('Time')).toHaveValue('07:00');
  const tomorrow = await day.inputValue();
  await day.fill('2024-01-01');
  await dialog.getByRole('button', { name: 'Set the time' }).click();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(day).toHaveAccessibleDescription('This day has passed. Choose a later one.');
  await expect(day).toHaveValue('2024-01-01');
  await day.fill(tomorrow);
  await dialog.getByRole('button', { name: 'Set the time' }).click();
  const card = page.getByRole('region', { name: /^Will be published on .* 07:00$/ });
  await expect(card).toContainText('One change, set by');
  await expect(card.getByRole('heading')).toBeFocused();

  await card.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog.getByLabel('Day')).toHaveValue(tomorrow);
  await dialog.getByLabel('Time').fill('08:30');
  await dialog.getByRole('button', { name: 'Set the time' }).click();
  const moved = page.getByRole('region', { name: /^Will be published on .* 08:30$/ });
  await moved.getByRole('button', { name: 'Cancel publishing' }).click();
  await expect(moved).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(moved.getByRole('heading')).toBeFocused();

  await page.goto(`${desk.origin}/desk/words/home#hero.lead`);
  await lead.fill('Half a sentence');
  await nothingWaits(page);
  await page.goto(`${desk.origin}/desk/publish`);
  await expect(moved).toContainText(
    'Texts that were written after the time was set are not included.',
  );
  await expect(moved.getByRole('heading')).not.toBeFocused();
  const set = await desk.database.call('setTime');
  await desk.database.call('moveSetTime', set?.id ?? '', Date.now());
  const home = async () => (await request.get(`${desk.origin}/`)).text();
  await expect.poll(home, { timeout: BUILD_MS }).toContain('Rooms that are lit for Diwali.');
  await expect(page.getByText('One change is on the site.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^One change/ })).toBeVisible();
});

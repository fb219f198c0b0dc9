/**
 * Opening hours, which the desk stores once. Where they are shown on the published site is tested in written.spec.ts.
 */
import type { Page } from '@playwright/test';
import { axeFaults } from '../axe.ts';
import {
  comeIn,
  type DeskServer,
  expect,
  nothingWaits,
  OFFLINE,
  openAsColleague,
  test,
  whileOffline,
} from './desk.ts';
import { addClosing, begin as beginHours, closed, dayAfter, holidays, hoursIn } from './hours.ts';

async function begin(page: Page, desk: DeskServer) {
  await comeIn(page, desk);
  await beginHours(page, desk);
}
async function accessible(page: Page, what: string) {
  expect(await axeFaults(page), what).toEqual([]);
}

test('a repeated holiday is reported at its field, and no input is lost', async ({
  page,
  desk,
}) => {
  await begin(page, desk);
  await holidays(page).getByRole('checkbox').first().check();
  await nothingWaits(page);
  const [holiday] = hoursIn(desk).closed ?? [];
  await addClosing(page, { from: holiday!.from, name: 'Again' });
  const field = page.getByLabel('First day');
  const sentence = `“First day” overlaps with “${holiday!.name}”. Change the days, or remove one of the two.`;
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(sentence);
  await accessible(page, 'with a fault');

  await page.reload();
  await expect(field).toHaveValue(holiday!.from);
  await expect(page.getByLabel('Reason')).toHaveValue('Again');
  await field.fill(dayAfter(holiday!.from, 1));
  await page.getByLabel('Reason').press('Enter');
  await expect(closed(page)).toHaveCount(2);
  await nothingWaits(page);
  expect(hoursIn(desk).closed?.map(({ name }) => name)).toEqual([holiday!.name, 'Again']);
});

test('a day that closes before it opens is reported at its field; the former hours stay until it is corrected', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/status of 400/);
  await begin(page, desk);
  const closes = page.getByLabel('Monday: closes');
  await closes.fill('08:00');
  await expect(closes).toHaveAccessibleDescription(
    '“Closes” must be later than the time when the studio opens.',
  );
  await page.reload();
  await expect(closes).toHaveValue('08:00');
  expect(hoursIn(desk).closes).toBe('18:00');
  await closes.fill('17:00');
  await expect(page.getByLabel('Tuesday: same as Monday')).toBeVisible();
  await page.getByRole('button', { name: 'Same on all open days' }).click();
  await nothingWaits(page);
  expect(hoursIn(desk)).toMatchObject({ opens: '09:00', closes: '17:00' });
  expect(hoursIn(desk)).not.toHaveProperty('other');
});

test('by keyboard alone a day is closed, a closing is removed, and both are restored', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, desk);
  await accessible(page, 'without closings');
  await addClosing(page, { from: '2099-01-05', to: '2099-01-06', name: 'Far away' });
  await nothingWaits(page);
  await page.getByRole('button', { name: /^Remove Far away/ }).press('Enter');
  await expect(page.getByText('Far away is removed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Closed days' })).toBeFocused();
  await page.keyboard.press('z');
  await expect(closed(page)).toHaveText([/2099Far away/]);
  await page.getByRole('button', { name: /^Change Far away/ }).press('Enter');
  await page.getByLabel('Reason').fill('Wedding');
  await page.getByLabel('Reason').press('Enter');
  await expect(closed(page)).toHaveText([/Wedding/]);

  await page.getByLabel('Closed on Monday').press(' ');
  await expect(page.getByLabel('Monday: opens')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByLabel('Monday: opens')).toHaveValue('09:00');
  await nothingWaits(page);
  expect(hoursIn(desk).closed).toEqual([{ from: '2099-01-05', to: '2099-01-06', name: 'Wedding' }]);
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth).toBeLessThanOrEqual(390);
});

test('two people change the week: both versions are shown, and one is chosen', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(OFFLINE);
  await begin(page, desk);
  const other = await openAsColleague(browser, desk, `${desk.origin}/desk/hours`);
  await whileOffline(page, async () => {
    await page.getByLabel('Saturday: closes').fill('14:00');
    await other.getByLabel('Closed on Saturday').check();
    await nothingWaits(other);
  });
  const conflict = page
    .getByRole('alert')
    .filter({ hasText: 'Rohan Patil changed this meanwhile' });
  await expect(conflict).toContainText('Saturday closed');
  await expect(conflict).toContainText('Saturday 09:00–14:00');
  await conflict.getByRole('button', { name: 'Keep yours' }).click();
  await expect(conflict).toHaveCount(0);
  await nothingWaits(page);
  expect(hoursIn(desk)).toMatchObject({ other: { Sa: { opens: '09:00', closes: '14:00' } } });
  await other.context().close();
});

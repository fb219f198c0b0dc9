/** Opening hours: written once at the desk, and every page of the published site follows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { parse, parseDocument } from 'yaml';
import type { Closing, WrittenHours } from '#contract/written-hours.ts';
import { createDrafts } from '#server/drafts/drafts.ts';
import { comeIn, type DeskServer, expect, nothingWaits, openAsColleague, test } from './desk.ts';

const SHORT = { opens: '10:00', closes: '14:00' };
const inDraft = (desk: DeskServer, file: string) =>
  parse(readFileSync(join(desk.dataDir, 'draft', 'content', file), 'utf8'));
const hoursIn = (desk: DeskServer): WrittenHours => inDraft(desk, 'site.yaml').hours;
/** A plain week, and sentences that follow it, whatever the owner has written. */
async function begin(page: Page, desk: DeskServer) {
  const drafts = createDrafts({ dataDir: desk.dataDir, contentDir: undefined });
  const put = (file: string, at: readonly string[], value: unknown) =>
    drafts.changeText(file, (text) => {
      const document = parseDocument(text);
      document.setIn(at, document.createNode(value));
      return document.toString({ lineWidth: 0 });
    });
  const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
  const week = { days, opens: '09:00', closes: '18:00', timeZone: 'Asia/Kolkata' };
  await put('site.yaml', ['hours'], { ...week, text: '{shortHours}' });
  await put('contact.yaml', ['info', 'hoursText'], '{hours}');
  // As content of before says it.
  await put('faq.yaml', ['ask', 'note'], 'We answer Monday to Saturday, 9 to 6.');
  await put('contact.yaml', ['veranda', 'open'], 'Open until {closes}');
  await put('contact.yaml', ['veranda', 'closed'], 'Closed now');
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/hours`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening hours');
}
const holidays = (page: Page) => page.getByRole('list', { name: /^Holidays of/ });
const closed = (page: Page) =>
  page.getByRole('list', { name: 'Closed days' }).getByRole('listitem');
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

async function addClosing(page: Page, { from, to, name }: Closing) {
  await page.getByRole('button', { name: 'Add a closing' }).click();
  await page.getByLabel('First day').fill(from);
  if (to) await page.getByLabel('Last day').fill(to);
  await page.getByLabel('Reason').fill(name);
  await page.getByRole('button', { name: 'Add the closing' }).click();
}
async function accessible(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    what,
  ).toEqual([]);
}

test.describe('on the published site', () => {
  test.use({ isReleased: true });
  // A release is made before, and another one in it.
  test.describe.configure({ timeout: 300_000 });

  test('a short Saturday, a holiday and a closing are in banner, contact, questions, clock and structured data', async ({
    page,
    desk,
    browser,
  }) => {
    await begin(page, desk);
    await page.getByLabel('Saturday: opens').fill(SHORT.opens);
    await page.getByLabel('Saturday: closes').fill(SHORT.closes);
    await holidays(page).getByRole('checkbox').first().check();
    await expect(closed(page)).toHaveCount(1);
    await nothingWaits(page);
    const [holiday] = hoursIn(desk).closed ?? [];
    const from = dayAfter(holiday!.from, 1);
    const to = dayAfter(holiday!.from, 2);
    await addClosing(page, { from, to, name: 'Repairs' });
    await expect(closed(page)).toHaveCount(2);
    await nothingWaits(page);
    await expect(
      page.getByText('The site says “Monday to Friday, 9 to 6; Saturday, 10 to 2”.'),
    ).toBeVisible();

    await page.goto(`${desk.origin}/desk/publish`);
    await page.getByRole('button', { name: /^Publish .* changes$/ }).click();
    const read = async (path: string) => (await page.request.get(desk.origin + path)).text();
    await expect.poll(() => read('/'), { timeout: 200_000 }).toContain('Sat, 10 to 2');

    const long = 'Monday to Friday, 9 to 6; Saturday, 10 to 2';
    expect(await read('/about')).toContain('Mon–Fri, 9 to 6; Sat, 10 to 2');
    const contact = await read('/contact');
    expect(contact).toContain(long);
    expect(await read('/faq')).toContain(`We answer ${long}.`);
    expect(contact).toContain('"openingHours":["Mo-Fr 09:00-18:00","Sa 10:00-14:00"]');
    expect(contact).toContain(`"validFrom":"${from}","validThrough":"${to}"`);
    expect(contact).toContain(`"validFrom":"${holiday!.from}"`);

    const visitor = await (await browser.newContext()).newPage();
    const clockAt = async (time: string) => {
      await visitor.clock.setFixedTime(new Date(time));
      await visitor.goto(`${desk.origin}/contact`);
      return visitor.getByText(/^(Open until \d\d:\d\d|Closed now)$/);
    };
    // The 2nd of January 2027 is a Saturday.
    await expect(await clockAt('2027-01-02T13:59+05:30')).toHaveText('Open until 14:00');
    await expect(await clockAt('2027-01-02T14:00+05:30')).toHaveText('Closed now');
    await expect(await clockAt(`${holiday!.from}T11:00+05:30`)).toHaveText('Closed now');
    await visitor.context().close();
  });
});

test('a holiday twice is told at its field, and nothing that is typed is lost', async ({
  page,
  desk,
}) => {
  await begin(page, desk);
  await holidays(page).getByRole('checkbox').first().check();
  await nothingWaits(page);
  const [holiday] = hoursIn(desk).closed ?? [];
  await addClosing(page, { from: holiday!.from, name: 'Again' });
  const field = page.getByLabel('First day');
  const sentence = `“First day” is closed already: “${holiday!.name}”. Remove one of the two.`;
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

test('a day that closes before it opens is told at its field; the hours of before stay until it is mended', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/status of 400/);
  await begin(page, desk);
  const closes = page.getByLabel('Monday: closes');
  await closes.fill('08:00');
  await closes.blur();
  await expect(closes).toHaveAccessibleDescription(
    '“Closes” must be later than 09:00, when the studio opens.',
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

test('by keyboard alone a day is closed, a closing is taken away, and both come back', async ({
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

test('two people change the week: both are shown, and one is chosen', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(/status of 409/);
  await begin(page, desk);
  const other = await openAsColleague(browser, desk, `${desk.origin}/desk/hours`);
  await other.getByLabel('Closed on Saturday').check();
  await nothingWaits(other);
  await page.getByLabel('Saturday: closes').fill('14:00');
  const conflict = page
    .getByRole('alert')
    .filter({ hasText: 'Rohan Patil changed this meanwhile' });
  await expect(conflict).toContainText('Saturday closed');
  await expect(conflict).toContainText('Saturday 09:00–14:00');
  await conflict.getByRole('button', { name: 'Keep your text' }).click();
  await expect(conflict).toHaveCount(0);
  await nothingWaits(page);
  expect(hoursIn(desk)).toMatchObject({ other: { Sa: { opens: '09:00', closes: '14:00' } } });
  await other.context().close();
});

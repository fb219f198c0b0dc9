import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import type { HoursView, Week } from '#contract/desk/hours.ts';
import type { Revised } from '#contract/desk/revised.ts';
import type { TextsPage } from '#contract/desk/texts.ts';
import type { Closing } from '#contract/written-hours.ts';
import { copyFolder } from '#server/drafts/folders.ts';
import { CHECKOUT } from '#server/drafts/published.ts';
import { placeOf } from '#server/labels/place.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { allFields } from '../texts/all-parts.ts';
import { withClosings, withPlacesForHours, withWeek } from './write-hours.ts';

const LONG = { opens: '09:00', closes: '18:00' };
const SHORT = { opens: '10:00', closes: '14:00' };
const WEEK: Week = [LONG, LONG, LONG, LONG, LONG, LONG, null];
const REPUBLIC = { from: '2027-01-26', name: 'Republic Day' };

/** The checkout's content, except for the hours and the sentences with them. */
async function open() {
  const content = join(temporaryFolder(), 'content');
  await copyFolder(CHECKOUT, content, true);
  const change = (file: string, at: readonly string[], value: unknown) => {
    const path = join(content, file);
    const document = parseDocument(readFileSync(path, 'utf8'));
    document.setIn(at, document.createNode(value));
    // A new file, because the copy is a hard link to the checkout's file.
    writeFileSync(`${path}.new`, document.toString());
    renameSync(`${path}.new`, path);
  };
  const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
  const hours = { days, ...LONG, timeZone: 'Asia/Kolkata', text: '{shortHours}' };
  change('site.yaml', ['hours'], hours);
  change('faq.yaml', ['ask', 'note'], 'We answer Monday to Saturday, 9 to 6.');
  const desk = openTestDesk({ env: { CONTENT_DIR: content } });
  const asha = await desk.comeIn();
  const view = async () => (await (await asha.ask('/hours')).json()) as HoursView;
  const draft = (file: string) => readFileSync(join(desk.drafts.folder, file), 'utf8');
  return {
    ...desk,
    asha,
    content,
    view,
    draft,
    hours: () => (parse(draft('site.yaml')) as { hours: Record<string, unknown> }).hours,
    put: (part: 'week' | 'closings', value: Week | readonly Closing[], revision: string) =>
      asha.ask(`/hours/${part}`, { value }, { method: 'PUT', 'X-Revision': revision }),
  };
}
const errorOf = async (answer: Response) => ((await answer.json()) as { error: string }).error;

test('a short Saturday is written beside the usual hours, and a sentence with the old hours is updated', async () => {
  const { view, put, hours, draft } = await open();
  const { week, sentence } = await view();
  expect(week.value).toEqual(WEEK);
  expect(sentence).toBe('Monday to Saturday, 9 to 6');
  const answer = await put('week', WEEK.with(5, SHORT), week.revision);
  expect(answer.status).toBe(200);
  expect(hours()).toMatchObject({ ...LONG, other: { Sa: SHORT } });
  expect(draft('faq.yaml')).toContain('We answer {hours}.');
  expect((await view()).sentence).toBe('Monday to Friday, 9 to 6; Saturday, 10 to 2');
});

test('changing a week back restores the file to the letter', async () => {
  const { view, put, drafts } = await open();
  const { week } = await view();
  const { revision } = (await (
    await put('week', WEEK.with(6, SHORT), week.revision)
  ).json()) as Revised<Week>;
  expect(await drafts.changed()).not.toEqual([]);
  await put('week', WEEK, revision);
  // The sentence of the FAQ still contains the hours.
  expect((await drafts.changed()).map(({ file }) => file)).toEqual(['faq.yaml']);
});

test('the usual hours are those of most days', async () => {
  const { view, put, hours } = await open();
  const value = [LONG, SHORT, SHORT, SHORT, SHORT, null, null];
  await put('week', value, (await view()).week.revision);
  expect(hours()).toMatchObject({
    days: ['Mo', 'Tu', 'We', 'Th', 'Fr'],
    ...SHORT,
    other: { Mo: LONG },
  });
});

test.each<[string, Week, RegExp]>([
  [
    'no open day',
    WEEK.map(() => null),
    /^The studio must be open on at least one day of the week\.$/,
  ],
  [
    'a day that closes before it opens',
    WEEK.with(0, { opens: '18:00', closes: '09:00' }),
    /“Closes” must be later than the time when/,
  ],
  ['a time that is none', WEEK.with(0, { opens: '', closes: '18:00' }), /must be a time with two/],
])('%s is reported, and nothing is written', async (_what, week, sentence) => {
  const { view, put, drafts } = await open();
  const answer = await put('week', week, (await view()).week.revision);
  expect(answer.status).toBe(400);
  expect(await errorOf(answer)).toMatch(sentence);
  expect(await drafts.changed()).toEqual([]);
});

test('closings are written one per line, changed, and removed to the letter', async () => {
  const { view, put, hours, draft, drafts } = await open();
  const diwali = { from: '2027-10-28', to: '2027-11-01', name: 'Diwali: we rest' };
  const first = await put('closings', [REPUBLIC, diwali], (await view()).closings.revision);
  expect(first.status).toBe(200);
  expect(hours()).toMatchObject({ closed: [REPUBLIC, diwali] });
  expect(draft('site.yaml')).toContain('    { from: 2027-01-26, name: "Republic Day" },\n');
  const { revision } = (await first.json()) as Revised<readonly Closing[]>;
  const second = await put('closings', [diwali], revision);
  expect(hours()).toMatchObject({ closed: [diwali] });
  await put('closings', [], ((await second.json()) as Revised<unknown>).revision);
  expect(await drafts.changed()).toEqual([]);
});

test('a duplicate holiday is reported, and the saved ones stay', async () => {
  const { view, put, hours } = await open();
  const saved = await put('closings', [REPUBLIC], (await view()).closings.revision);
  const { revision } = (await saved.json()) as Revised<unknown>;
  const answer = await put('closings', [REPUBLIC, { ...REPUBLIC, name: 'Again' }], revision);
  expect(answer.status).toBe(400);
  expect(await errorOf(answer)).toBe(
    '“First day” overlaps with “Republic Day”. Change the days, or remove one of the two.',
  );
  expect(hours()).toMatchObject({ closed: [REPUBLIC] });
});

test.each(['2027-02-30', '2027-01-26, name: A', ''])(
  'a closing on “%s” is refused with a message at its field',
  async (from) => {
    const { view, put, drafts } = await open();
    const answer = await put('closings', [{ from, name: 'B' }], (await view()).closings.revision);
    expect(answer.status).toBe(400);
    expect(await errorOf(answer)).toMatch(/^“First day” (is no|must be a) day/);
    expect(await drafts.changed()).toEqual([]);
  },
);

test('a save over hours that a colleague has changed is answered with the colleague’s', async () => {
  const { view, put, hours, comeIn } = await open();
  const { week } = await view();
  const rohan = await comeIn('rohan@osari.test', 'Rohan Patil');
  await rohan.ask(
    '/hours/week',
    { value: WEEK.with(5, SHORT) },
    { method: 'PUT', 'X-Revision': week.revision },
  );
  const answer = await put('week', WEEK.with(5, null), week.revision);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ value: WEEK.with(5, SHORT) });
  expect(hours()).toMatchObject({ other: { Sa: SHORT } });
});

test('holidays are offered for this year and the next two, each day once', async () => {
  const { view } = await open();
  const { years, today } = await view();
  expect(today).toBe('2026-11-24');
  expect(years.map(({ year }) => year)).toEqual([2026, 2027, 2028]);
  for (const { year, holidays } of years) {
    const days = holidays.map(({ on }) => on);
    expect(days).toEqual([...new Set(days)].toSorted());
    for (const day of ['01-26', '05-01', '08-15', '10-02', '12-25'])
      expect(days).toContain(`${year}-${day}`);
    for (const day of days) expect(new Date(day).toISOString()).toContain(day);
  }
  const next = years[1]!.holidays;
  expect(next.find(({ name }) => name === 'Bakri Id')?.isUncertain).toBe(true);
  expect(next.find(({ name }) => name === 'Republic Day')?.isUncertain).toBe(false);
});

test('a year that is not in the table has the holidays with fixed dates', async () => {
  const desk = await open();
  desk.clock.now = Date.parse('2040-03-01T06:00Z');
  const asha = await desk.comeIn();
  const { years } = (await (await asha.ask('/hours')).json()) as HoursView;
  expect(years.map(({ holidays }) => holidays.length)).toEqual([7, 7, 7]);
});

test('comments and other lines of the file stay', () => {
  const source = `# Ours\nname: Angan # short\nhours:\n  days: [Mo, Tu] # open\n  opens: "09:00"\n  closes: '18:00'\n  text: x\n`;
  const week = { days: ['Mo', 'Tu', 'Sa'], ...LONG, other: { Sa: SHORT } };
  const text = withClosings(withWeek(source, week), [REPUBLIC]);
  expect(text).toBe(
    `# Ours\nname: Angan # short\nhours:\n  days: [Mo, Tu, Sa] # open\n  opens: "09:00"\n  closes: '18:00'\n  text: x\n` +
      `  other: { Sa: { opens: "10:00", closes: "14:00" } }\n  closed: [\n    { from: 2027-01-26, name: "Republic Day" },\n  ]\n`,
  );
  expect(withClosings(withWeek(text, { days: ['Mo', 'Tu'], ...LONG }), [])).toBe(source);
});

test('a sentence that consists of the hours alone is quoted when it is updated', () => {
  const source = 'info:\n  hoursText: Monday to Saturday, 9 to 6\n  note: Open Mon–Sat, 9 to 6\n';
  const before = { days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], ...LONG };
  expect(parse(withPlacesForHours(source, before))).toEqual({
    info: { hoursText: '{hours}', note: 'Open {shortHours}' },
  });
});

test('a fault or change of the hours links to their screen, and the texts of the studio do not offer them', async () => {
  expect(placeOf('content/site.yaml', 'hours › closed › 1 › from')).toEqual({
    label: 'Opening hours, Closed days 1, First day',
    href: '/hours',
  });
  expect(placeOf('site.yaml', ['hours', 'text'])?.href).toBe('/words/site#hours.text');
  const { asha } = await open();
  const { parts } = (await (await asha.ask('/words/site')).json()) as TextsPage;
  const ofHours = allFields(parts).filter(({ place }) => place.startsWith('hours.'));
  expect(ofHours.map(({ place }) => place)).toEqual(['hours.timeZone', 'hours.text']);
});

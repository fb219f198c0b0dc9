import { expect, test } from 'vitest';
import { answerBy, answerByText } from './answer-by.ts';
import { businessHours } from './written-hours.ts';

const written = {
  days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  opens: '09:00',
  closes: '18:00',
  timeZone: 'Asia/Kolkata',
};
const hours = businessHours(written);
const ist = (text: string) => new Date(`${text}+05:30`);

// November 2026: the 21st is a Saturday, the 22nd a Sunday.
test.each([
  [
    'in working hours, by the close of the next working day',
    '2026-11-23T10:00',
    '2026-11-24T18:00',
  ],
  ['before opening, by the close of the same day', '2026-11-23T08:59', '2026-11-23T18:00'],
  [
    'at the minute of opening, by the close of the next day',
    '2026-11-23T09:00',
    '2026-11-24T18:00',
  ],
  ['in the evening, by the close of the next day', '2026-11-23T21:00', '2026-11-24T18:00'],
  ['on Saturday, by the close of Monday', '2026-11-21T16:00', '2026-11-23T18:00'],
  ['on Sunday, by the close of Monday', '2026-11-22T12:00', '2026-11-23T18:00'],
  ['just after midnight, by the close of that day', '2026-11-24T00:01', '2026-11-24T18:00'],
])('an enquiry that arrives %s', (_title, received, answered) => {
  expect(answerBy(ist(received), hours)).toEqual(ist(answered));
});

test('the hours are those of the studio, wherever the visitor is', () => {
  // 20:00 on Sunday in California is Monday 09:30 in Pune: Monday has opened already.
  expect(answerBy(new Date('2026-11-22T20:00-08:00'), hours)).toEqual(ist('2026-11-24T18:00'));
});

test('a zone with daylight saving time keeps its opening hours across the change', () => {
  const berlin = { ...hours, timeZone: 'Europe/Berlin' };
  expect(answerBy(new Date('2026-10-24T15:00Z'), berlin)).toEqual(new Date('2026-10-26T17:00Z'));
  expect(answerBy(new Date('2026-03-28T15:00Z'), berlin)).toEqual(new Date('2026-03-30T16:00Z'));
});

test('the text names day and hour', () => {
  expect(answerByText(ist('2026-11-23T10:00'), hours)).toMatch(/^Tuesday,? 24 November, 18:00$/);
});

test('hours without a working day throw', () => {
  expect(() => answerBy(ist('2026-11-23T10:00'), { ...hours, week: [] })).toThrow('no working day');
});

const closedOn = (...spans: string[]) => {
  const closed = spans.map((span) => {
    const [from = '', to = from] = span.split('/');
    return { from, to, name: 'Closed' };
  });
  return businessHours({ ...written, closed });
};
test.each([
  ['a holiday is no working day', ['2026-11-24'], '2026-11-25T18:00'],
  [
    'a closing of several days is passed over with the Sunday in it',
    ['2026-11-24/2026-11-29'],
    '2026-11-30T18:00',
  ],
  [
    'two closings, one after the other',
    ['2026-11-24', '2026-11-25/2026-11-26'],
    '2026-11-27T18:00',
  ],
  ['a closing that is over changes nothing', ['2026-11-20/2026-11-22'], '2026-11-24T18:00'],
])('an enquiry of Monday morning: %s', (_title, closed, answered) => {
  expect(answerBy(ist('2026-11-23T10:00'), closedOn(...closed))).toEqual(ist(answered));
});

test('a day with hours of its own is answered by its own close, and the text says that hour', () => {
  const short = businessHours({
    ...written,
    other: { Sa: { opens: '10:00', closes: '14:00' } },
  });
  expect(answerBy(ist('2026-11-21T09:30'), short)).toEqual(ist('2026-11-21T14:00'));
  expect(answerByText(ist('2026-11-21T09:30'), short)).toMatch(/^Saturday,? 21 November, 14:00$/);
});

test('as many closings as the content may hold still leave a day that can be promised', () => {
  const day = (n: number) =>
    new Date(Date.UTC(2026, 10, 24) + n * 86_400_000).toISOString().slice(0, 10);
  const closed = Array.from({ length: 200 }, (_, i) => `${day(i * 92)}/${day(i * 92 + 91)}`);
  expect(answerBy(ist('2026-11-23T10:00'), closedOn(...closed)) > ist('2070-01-01T00:00')).toBe(
    true,
  );
});

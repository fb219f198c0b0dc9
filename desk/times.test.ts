import { expect, test } from 'vitest';
import { createTimes, duration, formatHour } from './times.ts';

const times = createTimes({
  week: [null, { opens: '09:00', closes: '18:00' }, null, null, null, null, null],
  timeZone: 'Asia/Kolkata',
});
const at = (text: string) => Date.parse(`2026-11-${text}+05:30`);
/** Tuesday. */
const NOW = at('24T11:40');

test.each([
  ['24T18:00', 'Today, 18:00'],
  ['23T18:00', 'Yesterday, 18:00'],
  ['25T09:05', 'Tomorrow, 09:05'],
  ['27T18:00', 'Fri, 18:00'],
  ['02T00:10', '2 Nov, 00:10'],
])('a time is named relative to today: %s', (time, said) => {
  expect(times.dayTime(at(time), NOW)).toBe(said);
});

test('days in a sentence of the server are formatted as on the screens', () => {
  expect(times.inText('Asha set a reminder for 2027-12-01 09:00')).toBe(
    'Asha set a reminder for 1 Dec 2027, 09:00',
  );
  expect(times.inText('until 2027-12-01')).toBe('until 1 Dec 2027');
  for (const name of ['photos/2027-12-01', '2027-13-45', '2027-12-01.jpg'])
    expect(times.inText(name)).toBe(name);
});

test.each([
  [59 * 60_000, '59 min'],
  [380 * 60_000, '6 h 20'],
  [360 * 60_000, '6 h'],
  [3 * 86_400_000, '3 days'],
  [-5, '0 min'],
])('a duration of %i ms', (ms, said) => expect(duration(ms)).toBe(said));

test.each([
  ['18:00', 'six'],
  ['12:00', 'noon'],
  ['18:30', '18:30'],
  ['00:00', 'midnight'],
])('the hour %s', (time, said) => expect(formatHour(time)).toBe(said));

test('a day inside a sentence is written in its form for sentences', () => {
  expect(times.dayTimeInside(at('24T18:00'), NOW)).toBe('today, 18:00');
  expect(times.dayTimeInside(at('27T18:00'), NOW)).toBe('Fri, 18:00');
  expect(times.onDay(at('25T18:00'), NOW)).toBe('tomorrow');
  expect(times.onDay(at('27T18:00'), NOW)).toBe('on Fri');
});

test('a day that closes earlier has its own hours; a closed day has those of the first open day', () => {
  const usual = { opens: '09:00', closes: '18:00' };
  const own = createTimes({
    week: [null, usual, { opens: '10:00', closes: '14:00' }, null, null, null, null],
    timeZone: 'Asia/Kolkata',
  });
  expect(own.hoursOf(NOW)).toEqual({ opens: '10:00', closes: '14:00' });
  expect(own.partOfDay(at('24T12:00'))).toBe(0.5);
  expect(own.hoursOf(at('25T11:40'))).toMatchObject({ opens: '09:00', closes: '18:00' });
});

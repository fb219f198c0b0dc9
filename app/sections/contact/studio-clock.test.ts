import { expect, test } from 'vitest';
import { clockAt } from '#contract/answer-by.ts';
import { businessHours } from '#contract/written-hours.ts';
import { openingHoursNow, pictureIndexAt, timeOf } from './studio-clock.ts';

const hours = {
  days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  opens: '09:00',
  closes: '18:00',
  timeZone: 'Asia/Kolkata',
};

const on = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}Z`);

test('the clock shows the studio’s time zone, regardless of the visitor’s', () => {
  // 20:05 on Sunday in California is Monday morning in Pune.
  const at = Date.parse('2026-11-22T20:05:30-08:00');
  expect(clockAt(at, hours.timeZone)).toBe(on(23, '09:35'));
  expect(timeOf(on(23, '09:35'))).toBe('09:35');
});

test('midnight is 00:00', () => {
  const at = Date.parse('2026-11-23T00:00+05:30');
  expect(timeOf(clockAt(at, hours.timeZone))).toBe('00:00');
});

const [SATURDAY, SUNDAY, MONDAY] = [21, 22, 23];
test.each([
  ['Monday', MONDAY, '08:59', undefined],
  ['Monday', MONDAY, '09:00', '18:00'],
  ['Monday', MONDAY, '17:59', '18:00'],
  ['Monday', MONDAY, '18:00', undefined],
  ['Saturday', SATURDAY, '13:59', '14:00'],
  ['Saturday', SATURDAY, '14:00', undefined],
  ['Sunday', SUNDAY, '12:00', undefined],
])('on %s (%i) at %s the studio is open until %s', (_name, day, time, closes) => {
  const own = businessHours({ ...hours, other: { Sa: { opens: '10:00', closes: '14:00' } } });
  const now = openingHoursNow(on(day, time), own);
  expect(now ? now.closes : undefined).toBe(closes);
});

test('on a holiday the clock says that the studio is closed', () => {
  const closed = [{ from: '2026-11-23', name: 'A holiday' }];
  expect(openingHoursNow(on(MONDAY, '10:00'), businessHours({ ...hours, closed }))).toBeFalsy();
  expect(openingHoursNow(on(MONDAY, '10:00'), businessHours(hours))).toBeTruthy();
});

test.each([
  ['05:30', 0],
  ['11:59', 1],
  ['18:00', 2],
  ['23:59', 2],
  ['04:00', 2],
])('at %s picture %i is shown', (time, part) => {
  expect(pictureIndexAt(time, ['05:30', '10:00', '18:00'])).toBe(part);
});

import { expect, test } from 'vitest';
import { clockAt, isOpen, partOf } from './studio-clock.ts';

const hours = {
  days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  opens: '09:00',
  closes: '18:00',
  timeZone: 'Asia/Kolkata',
};

test('the clock shows the studio’s time zone, wherever the visitor is', () => {
  // 20:05 on Sunday in California is Monday morning in Pune.
  const at = new Date('2026-11-22T20:05-08:00');
  expect(clockAt(at, hours.timeZone)).toEqual({ day: 'Mo', time: '09:35' });
});

test('midnight is 00:00', () => {
  expect(clockAt(new Date('2026-11-23T00:00+05:30'), hours.timeZone).time).toBe('00:00');
});

test.each([
  ['Mo', '08:59', false],
  ['Mo', '09:00', true],
  ['Sa', '17:59', true],
  ['Sa', '18:00', false],
  ['Su', '12:00', false],
])('on %s at %s the studio is open: %s', (day, time, expected) => {
  expect(isOpen({ day, time }, hours)).toBe(expected);
});

test.each([
  ['05:30', 0],
  ['11:59', 1],
  ['18:00', 2],
  ['23:59', 2],
  ['04:00', 2],
])('at %s picture %i is shown', (time, part) => {
  expect(partOf(time, ['05:30', '10:00', '18:00'])).toBe(part);
});

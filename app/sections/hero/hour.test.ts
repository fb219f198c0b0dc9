import { expect, test } from 'vitest';
import { hourAt } from './hour.ts';

test('the hour runs from the first to the last one of the film', () => {
  expect(hourAt(0, '07:40', '19:10')).toBe('07:40');
  expect(hourAt(1, '07:40', '19:10')).toBe('19:10');
  expect(hourAt(0.5, '08:00', '10:00')).toBe('09:00');
});
test('the hour wraps at midnight', () => {
  expect(hourAt(0.5, '23:00', '01:00')).toBe('00:00');
  expect(hourAt(1, '23:00', '01:00')).toBe('01:00');
});
test('a share outside 0 to 1 is clamped', () => {
  expect(hourAt(-1, '07:00', '08:00')).toBe('07:00');
  expect(hourAt(7, '07:00', '08:00')).toBe('08:00');
});

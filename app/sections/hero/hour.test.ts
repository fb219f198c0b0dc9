import { expect, test } from 'vitest';
import { hourAt } from './hour.ts';

test('a film begins at its first hour and ends at its last', () => {
  expect(hourAt(0, '07:40', '19:10')).toBe('07:40');
  expect(hourAt(1, '07:40', '19:10')).toBe('19:10');
  expect(hourAt(0.5, '08:00', '10:00')).toBe('09:00');
});
test('a night goes past midnight', () => {
  expect(hourAt(0.5, '23:00', '01:00')).toBe('00:00');
  expect(hourAt(1, '23:00', '01:00')).toBe('01:00');
});
test('a share beyond the film stays at its ends', () => {
  expect(hourAt(-1, '07:00', '08:00')).toBe('07:00');
  expect(hourAt(7, '07:00', '08:00')).toBe('08:00');
});

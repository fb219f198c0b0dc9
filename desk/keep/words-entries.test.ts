import { expect, test } from 'vitest';
import { placeOf } from './words-entries.ts';

const A = { '.question': 'a', '.answer': '1' };
const B = { '.question': 'b', '.answer': '1' };
const C = { '.question': 'c', '.answer': '3' };

test('a text follows its entry through a move, an entry added above, and a change of one of its texts', () => {
  expect(placeOf([A, B, C], A, 0)).toBe(0);
  expect(placeOf([B, C, A], A, 0)).toBe(2);
  expect(placeOf([C, C, A, B], A, 0)).toBe(2);
  expect(placeOf([B, { ...C, '.question': 'changed' }], C, 0)).toBe(1);
});
test('a removed entry has no place', () => {
  expect(placeOf([B], C, 0)).toBeNull();
});

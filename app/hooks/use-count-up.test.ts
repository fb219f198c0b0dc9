import { expect, test } from 'vitest';
import { countAt } from './use-count-up.ts';

test('a counter counts up from 0 to its target in 200 steps of 10 ms', () => {
  expect(countAt(0, 60)).toBe(0);
  expect(countAt(1000, 60)).toBe(30);
  expect(countAt(1999, 200)).toBe(199);
  expect(countAt(2000, 60)).toBe(60);
});
test('between two steps nothing changes', () => {
  expect([countAt(10, 200), countAt(19, 200), countAt(20, 200)]).toEqual([1, 1, 2]);
});
test('it never exceeds its target, however late the timer fires', () => {
  for (const target of [60, 7, 65, 12]) expect(countAt(60_000, target)).toBe(target);
});
test('it never decreases', () => {
  const seen = Array.from({ length: 250 }, (_, i) => countAt(i * 10, 7));
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrap } from './use-cycle.ts';

test('the index wraps at both ends', () => {
  expect(wrap(2, 1, 3)).toBe(0);
  expect(wrap(0, -1, 3)).toBe(2);
});
test('with a single item the index stays 0', () => {
  expect([wrap(0, 1, 1), wrap(0, -1, 1)]).toEqual([0, 0]);
});
test('any step leads to an index in range, and the step back returns', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.integer({ min: -100, max: 100 }), (start, by) => {
      const length = 21;
      const there = wrap(start, by, length);
      expect(there >= 0 && there < length).toBe(true);
      expect(wrap(there, -by, length)).toBe(start);
    }),
  );
});

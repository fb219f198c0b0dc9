import { expect, test } from 'vitest';
import { swipe } from './swipe.ts';

test.each([
  ['to the left is on', -80, 10, 1],
  ['to the right is back', 80, -10, -1],
  ['a tap is nowhere', 3, 2, 0],
  ['one pixel short is nowhere', -39, 0, 0],
  ['an upright stroke is nowhere', 60, 90, 0],
] as const)('%s', (_, dx, dy, expected) => {
  expect(swipe(dx, dy)).toBe(expected);
});

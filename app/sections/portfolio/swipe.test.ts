import { expect, test } from 'vitest';
import { swipe } from './lightbox-picture.tsx';

test.each([
  ['a swipe to the left is next', -80, 10, 1],
  ['a swipe to the right is previous', 80, -10, -1],
  ['a tap is no step', 3, 2, 0],
  ['one pixel short is no step', -39, 0, 0],
  ['a vertical swipe is no step', 60, 90, 0],
] as const)('%s', (_, dx, dy, expected) => {
  expect(swipe(dx, dy)).toBe(expected);
});

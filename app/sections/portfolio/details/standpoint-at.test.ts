import { expect, test } from 'vitest';
import { standpointAt } from './standpoint-at.ts';

const place = (n: number, x: number, y: number) =>
  ({ n, at: [x, y], heading: 0, fov: 60 }) as const;
const plan = {
  src: '',
  viewBox: [-100, 0, 1200, 900],
  metre: 60,
  standpoints: [place(1, 100, 100), place(2, 160, 100), place(3, 800, 800)],
  rooms: [],
} as const;
/** The drawing is shown at half its size. */
const at = (x: number, y: number) => standpointAt({ x, y, width: 600 }, plan);

test('the nearest standpoint is found, measured in screen pixels', () => {
  expect(at(100, 50)).toBe(1);
  expect(at(114, 50)).toBe(1);
  expect(at(116, 50)).toBe(2);
});

test('a standpoint out of reach is not found', () => {
  expect(at(130 + 28, 50)).toBe(2);
  expect(at(130 + 29, 50)).toBeUndefined();
});

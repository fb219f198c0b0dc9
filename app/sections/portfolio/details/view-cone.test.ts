import { expect, test } from 'vitest';
import { viewConeOf } from './view-cone.ts';

const plan = {
  src: '',
  viewBox: [0, 0, 600, 900],
  metre: 100,
  standpoints: [],
  rooms: [],
} as const;
const standpoint = (x: number, y: number) => ({ n: 1, at: [x, y], heading: 0, fov: 60 }) as const;

test('the cone opens upwards by the angle of the picture and is two and a half metres long', () => {
  expect(viewConeOf(standpoint(300, 450), plan)).toEqual({
    far: 250,
    d: 'M0 0L-125.0 -216.5A250 250 0 0 1 125.0 -216.5Z',
  });
});

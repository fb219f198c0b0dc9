import { expect, test } from 'vitest';
import { arcade } from './arcade.ts';

test('one whole bay is the low arch itself', () => {
  expect(arcade({ bays: 1, pier: 0, lastSeen: 1 })).toBe(
    'M0 1V.16c.22 -.115 .36 -.16 .5 -.16s.28 .045 .5 .16V1Z',
  );
});

test('the last bay runs off the edge by what is not seen of it', () => {
  const path = arcade({ bays: 2, pier: 0, lastSeen: 0.5 });
  const starts = path.match(/(?<=M)[\d.]+/g)?.map(Number);
  const halves = path.match(/(?<= )[\d.]+(?= \.16V)/g)?.map(Number);
  expect(starts?.map((start, i) => start + 2 * halves![i]!)).toEqual([
    expect.closeTo(0.667, 2),
    expect.closeTo(1.333, 2),
  ]);
});

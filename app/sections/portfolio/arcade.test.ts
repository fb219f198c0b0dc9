import { expect, test } from 'vitest';
import { arcade } from './arcade.ts';

test('one whole bay is the low arch itself', () => {
  expect(arcade({ bays: 1, pier: 0, lastSeen: 1 })).toBe(
    'M0 1V0.16C0.22 0.045 0.36 0 0.5 0S0.78 0.045 1 0.16V1Z',
  );
});

test('the last bay runs off the edge by what is not seen of it', () => {
  const ends = arcade({ bays: 2, pier: 0, lastSeen: 0.5 }).match(/[\d.]+(?= 0\.16V)/g);
  expect(ends?.map(Number)).toEqual([0.667, 1.333]);
});

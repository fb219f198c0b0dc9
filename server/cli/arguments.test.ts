import { expect, test } from 'vitest';
import { similarName } from './arguments.ts';

test.each([
  ['lst', 'list'],
  ['sohw', 'show'],
  ['anwsered', 'answered'],
  ['exp', 'export'],
  ['frobnicate', undefined],
  ['x', undefined],
  ['', undefined],
])('who types %j means %s', (typed, meant) => {
  expect(similarName(typed, ['list', 'show', 'answered', 'export', 'delete'])).toBe(meant);
});

import { expect, test } from 'vitest';
import { isInView } from './use-in-view.ts';

const SCREEN = 800;

test('a section is in view from 30 % of its height', () => {
  expect(isInView(119, 400, SCREEN, 0.3)).toBe(false);
  expect(isInView(120, 400, SCREEN, 0.3)).toBe(true);
});
test('a section taller than the screen is measured against the screen', () => {
  expect(isInView(239, 4000, SCREEN, 0.3)).toBe(false);
  expect(isInView(240, 4000, SCREEN, 0.3)).toBe(true);
});
test('an element off screen is not in view, even without height', () => {
  expect(isInView(0, 0, SCREEN, 0.3)).toBe(false);
});

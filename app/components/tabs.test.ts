import { expect, test } from 'vitest';
import { tabForKey } from './tabs.tsx';

test('arrow keys select the next tab and wrap around', () => {
  expect(tabForKey('ArrowRight', 0, 2)).toBe(1);
  expect(tabForKey('ArrowRight', 1, 2)).toBe(0);
  expect(tabForKey('ArrowLeft', 0, 2)).toBe(1);
});
test('Home and End select the first and the last tab', () => {
  expect([tabForKey('Home', 2, 4), tabForKey('End', 0, 4)]).toEqual([0, 3]);
});
test("other keys keep the browser's default action", () => {
  for (const key of ['Tab', 'Enter', 'ArrowDown', 'a'])
    expect(tabForKey(key, 0, 2)).toBeUndefined();
});

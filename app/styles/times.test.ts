import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as constants from '#app/constants.ts';
import { timesCss } from './times.ts';

test('a time in the code becomes a custom property of the same name', () => {
  expect(timesCss({ WHY_FADE_MS: 1000 })).toBe(':root { --why-fade: 1000ms; }');
});
test('constants that are not times are left out', () => {
  expect(timesCss({ NAVBAR_SCROLLED_PX: 50, MOBILE_QUERY: 'x' })).toBe(':root {  }');
});
test('script and style sheet have the same phone width', async () => {
  const css = await readFile('app/styles/breakpoints.css', 'utf8');
  const [, phone] = /--mobile \(width <= (\d+)em\)/.exec(css)!;
  const [, wide] = /--wide \(width > (\d+)em\)/.exec(css)!;
  expect(constants.MOBILE_QUERY).toBe(`(max-width: ${phone}em)`);
  expect(wide).toBe(phone);
});

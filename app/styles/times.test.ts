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
test('script and style sheet agree where a phone ends', async () => {
  const css = await readFile('app/styles/breakpoints.css', 'utf8');
  const [, phone] = /--mobile \(width <= (\d+)px\)/.exec(css)!;
  const [, wide] = /--wide \(width > (\d+)px\)/.exec(css)!;
  expect(constants.MOBILE_QUERY).toBe(`(max-width: ${phone}px)`);
  expect([phone, wide]).toEqual(['768', '768']);
});
test('the constants are those of the specification', () => {
  expect(constants).toMatchObject({
    NAVBAR_SCROLLED_PX: 50,
    PRELOADER_ZOOM_OUT_MS: 300,
    PRELOADER_ERROR_FALLBACK_MS: 1000,
    PROJECTS_ROTATION_MS: 5000,
    WHY_ROTATION_MS: 4000,
    WHY_FADE_MS: 1000,
    FEATURES_ROTATION_MS: 5000,
    FEATURES_FADE_MS: 1200,
    INVITATION_TICK_MS: 10_000,
    COUNT_UP: { steps: 200, everyMs: 10 },
    REVEAL_THRESHOLD: 0.3,
    COUNTERS_THRESHOLD: 0.5,
    SERVICES_STAGGER_MS: 200,
    WHY_STAGGER_MS: 300,
  });
});

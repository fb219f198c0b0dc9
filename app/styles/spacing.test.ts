import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { SPACING, spacingAsLengths, stepsOf } from './spacing.ts';

const steps = stepsOf(':root { --space-1: 4px; --space-2: 8px; --gutter: 24px; }');
const written = (css: string) =>
  transform({
    filename: 'a.css',
    code: Buffer.from(css),
    minify: true,
    visitor: spacingAsLengths(steps),
  }).code.toString();

test('a step of the scale reaches the visitor as a length', () => {
  expect(written('.a { padding: var(--space-2) 0 var(--space-1); }')).toBe('.a{padding:8px 0 4px}');
  expect(written('.a { gap: clamp(var(--space-1), 3vw, var(--gutter)); }')).toBe(
    '.a{gap:clamp(4px, 3vw, var(--gutter))}',
  );
});
test('its definition does not; every other custom property stays', () => {
  expect(written(':root { --space-1: 4px; --gutter: 24px; }')).toBe(':root{--gutter:24px}');
});
test('the scale of the site grows from step to step without a hole', () => {
  expect([...SPACING.keys()]).toEqual([...SPACING.keys()].map((_, i) => `--space-${i + 1}`));
  const lengths = [...SPACING.values()].map(Number.parseFloat);
  expect(lengths.length).toBeGreaterThan(10);
  expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b));
});

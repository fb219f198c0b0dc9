import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { FIXED_TOKENS, inlineTokens, tokensOf } from './fixed.ts';

const tokens = tokensOf(':root { --space-1: 4px; --space-2: 8px; --shade: rgb(0 0 0 / 0.5); }');
const written = (css: string) =>
  transform({
    filename: 'a.css',
    code: Buffer.from(css),
    minify: true,
    visitor: inlineTokens(tokens),
  }).code.toString();

test('a fixed token is replaced by its value', () => {
  expect(written('.a { padding: var(--space-2) 0 var(--space-1); }')).toBe('.a{padding:8px 0 4px}');
  expect(written('.a { background: var(--shade); }')).toBe('.a{background:#00000080}');
});
test('every other custom property stays', () => {
  const css = written('.a { gap: clamp(var(--space-1), 3vw, var(--gutter)); }');
  expect(css).toBe('.a{gap:clamp(4px, 3vw, var(--gutter))}');
});
test('the spacing scale grows from step to step without a gap', () => {
  const steps = [...FIXED_TOKENS].filter(([name]) => name.startsWith('--space-'));
  expect(steps.map(([name]) => name)).toEqual(steps.map((_, i) => `--space-${i + 1}`));
  const lengths = steps.map(([, length]) => Number.parseFloat(length));
  expect(lengths.length).toBeGreaterThan(10);
  expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b));
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sheetFaults, sheetOf } from './testing/check-sheets.ts';
import { TIMES, timesCss } from './times.ts';

const read = (path: string) => sheetOf(path, readFileSync(path, 'utf8'));
const sheets = globSync('app/**/*.css').map(read);
const scripts = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map(read);
const times = sheetOf('times.css', timesCss(TIMES));

const TOKENS = sheetOf('app/styles/tokens.css', ':root { --ink: #000; --space-1: 4px; }');
const USED = sheetOf('used.module.css', '.a { color: var(--ink); padding: var(--space-1); }');
const faultsOf = (css: string) => sheetFaults([TOKENS, USED, sheetOf('new.module.css', css)], []);

test('the style sheets of the site keep to tokens, steps and named breakpoints', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheetFaults([...sheets, times], scripts)).toEqual([]);
});

describe('a mistake is reported with its file:', () => {
  test.each([
    [
      'a raw width',
      '@media (min-width: 700px) { .a { margin: 0; } }',
      'raw length in a media query',
    ],
    [
      'a raw width in em',
      '@media screen and (width < 20em) { .a { margin: 0; } }',
      'raw length in',
    ],
    ['a raw colour', '.a { border: 1px solid #fff; }', 'raw colour #fff'],
    ['a raw colour as a function', '.a { color: rgb(0 0 0 / 0.5); }', 'raw colour rgb('],
    ['a property nobody defines', '.a { color: var(--inc); }', '--inc is not defined'],
    ['a property nobody uses', '.a { --lost: 1px; }', '--lost is not used'],
    ['a raw length that is a step', '.a { margin: 0 4px; }', '4px is --space-1'],
  ])('%s', (_, css, fault) => {
    expect(faultsOf(css)).toEqual([expect.stringContaining(`new.module.css: ${fault}`)]);
  });
});

test.each([
  ['a length between the steps', '.a { padding: 3px 0; }'],
  ['a property with a value of its own to fall back on', '.a { opacity: var(--seen, 1); }'],
  ['a colour in a comment', '/* #fff */ .a { color: var(--ink); }'],
  ['an address', '.a { clip-path: url(#arch); }'],
])('%s is allowed', (_, css) => {
  expect(faultsOf(css)).toEqual([]);
});
test('a property that a script sets or reads counts as set or used', () => {
  const script = sheetOf('a.tsx', "style.setProperty('--share', '1'); { '--size': 2 }");
  const css = sheetOf('new.module.css', '.a { width: var(--share); height: var(--size); }');
  expect(sheetFaults([TOKENS, USED, css], [script])).toEqual([]);
});

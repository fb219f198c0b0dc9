import { expect, test } from 'vitest';
import { FILES } from '#content-model/schema.server.ts';
import { FONTS } from '#contract/fonts.ts';
import { withBodyOf, withBrand, withMark } from './live.ts';

const page =
  '<!DOCTYPE html><html lang="en"><head><style>a{}</style></head><body><p>old</p><link rel="stylesheet" href="/assets/style-1.css"/></body></html>';

test('the draft’s body is inside the published page’s head, with its style sheet, and is marked as the draft', () => {
  const rendered =
    '<html><head></head><body><p>new $&</p><link rel="stylesheet" href="/late.css"/></body></html>';
  expect(withBodyOf(page, rendered)).toBe(
    '<!DOCTYPE html><html data-shows="draft" lang="en"><head><style>a{}</style></head><body><p>new $&</p><link rel="stylesheet" href="/assets/style-1.css"/></body></html>',
  );
});

test.each([null, 'Application Error'])(
  'if the draft could not be rendered (%j) the published page is marked as published',
  (rendered) => {
    expect(withBodyOf(page, rendered)).toBe(page.replace('<html', '<html data-shows="published"'));
  },
);

test('the live page has the draft’s fonts and colours, and can be shown in each pair of fonts at once', () => {
  const brand = FILES.brand.parse({
    fonts: 'Jost and Hanken Grotesk',
    colours: { day: { accent: '#27507a' } },
  });
  const shown = withBrand(page, brand);
  expect(shown).toContain(":root{--font-display:'Jost', 'Jost fall-back', sans-serif;");
  expect(shown).toContain('--accent: #27507a;');
  for (const { file } of FONTS) expect(shown).toContain(`url('/desk/fonts/${file}.woff2')`);
});

test.each([
  ['a mark of its own', { mark: 'M1 1L2 2Z' }, '<path d="M1 1L2 2Z" fill="currentColor"/>'],
  ['a letter under the arch', { letter: 'M3 3L4 4Z' }, '<path d="M3 3L4 4Z" fill="currentColor"/>'],
  ['its initials under the arch', {}, '>AI</text>'],
])('the live page has the logo of the draft: %s', (_what, brand, drawn) => {
  const symbol = '<symbol id="mark" viewBox="0 0 37 37"><path d="M9 9Z"/></symbol>';
  const shown = withMark(
    `<body><svg>${symbol}</svg></body>`,
    FILES.brand.parse(brand),
    'Angan Interiors',
  );
  expect(shown).toContain(`${drawn}</symbol></svg></body>`);
  expect(shown).not.toContain('M9 9Z');
});

/** The brand is content: mark, initials and colours. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { formatProblem } from '#content-model/problem.server.ts';
import { COLOURS, coloursCss, contrast } from '#contract/colours.ts';
import { initialsOf } from '#contract/mark.ts';
import { checkContent } from '#tools/content/check.ts';
import { fixture, fixtureWith } from '#tools/content/testing/fixture.ts';
import { brandOf } from './brand.ts';
import { initialsPath } from './initials.ts';

const FILE = 'content/brand.yaml';
const written = (brand: string) => ({ brand, site: fixture.texts['content/site.yaml']! });
const said = (brand: string) =>
  checkContent(fixtureWith({ [FILE]: brand })).problems.map(formatProblem);

test('the colours that a studio may change are those of the style sheet', () => {
  const [day, night] = readFileSync('app/styles/tokens.css', 'utf8').split('@media (--night)');
  const valuesOf = (css = '') =>
    Object.fromEntries([...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, use, to]) => [use, to]));
  const byDay = valuesOf(day);
  const byNight = { ...byDay, ...valuesOf(night) };
  /** A colour as it is computed: a use may be that of another use. */
  const colourOf = (values: typeof byDay, use: string): string => {
    const [, other] = /^var\(--([\w-]+)\)$/.exec(values[use] ?? '') ?? [];
    return other ? colourOf(values, other) : (values[use] ?? 'no such colour');
  };
  expect(Object.keys(COLOURS.day).length).toBeGreaterThan(10);
  for (const [use, colour] of Object.entries(COLOURS.day))
    expect(`${use}: ${colourOf(byDay, use)}`).toBe(`${use}: ${colour}`);
  for (const [use, colour] of Object.entries(COLOURS.night))
    expect(`${use}: ${colourOf(byNight, use)}`).toBe(`${use}: ${colour}`);
});

test('without colours of its own the style sheet holds nothing more', async () => {
  expect(coloursCss((await brandOf(written(fixture.texts[FILE]!))).own)).toBe('');
});

test('a colour of its own stands over the one of its use, by day or by night', async () => {
  const brand = await brandOf(
    written('colours: { day: { accent: "#7A4A1E" }, night: { accent: "#e0b08a" } }'),
  );
  expect(coloursCss(brand.own)).toBe(
    '@layer tokens { :root { --accent: #7a4a1e; } @media (prefers-color-scheme: dark) { :root { --accent: #e0b08a; } } }',
  );
  expect(brand.day.accent).toBe('#7a4a1e');
  expect(brand.day.background).toBe(COLOURS.day.background);
});

describe('a brand that could not be read is refused', () => {
  test.each([
    [
      'colours: { day: { accent: "#e0b08a" } }',
      /brand\.yaml:1:19: colours › day › accent: Buttons and links on the background are hard to see with this colour: the contrast is 1\.\d to 1, and at least 4\.5 to 1 is needed/,
    ],
    [
      'colours: { night: { text: "#333333" } }',
      /colours › night › text: Texts on the background are hard to see with this colour/,
    ],
    [
      'colours: { day: { accent: brown } }',
      /must be # and six digits or letters from a to f, in quotes, such as "#9a3b22"/,
    ],
    [
      'colours: { day: { acent: "#9a3b22" } }',
      /nothing called `acent` belongs here; did you mean `accent`\?/,
    ],
    ['letter: ओ', /letter cannot be drawn.*the outline of an SVG path/],
  ])('%s', (brand, message) => {
    expect(said(brand).join('\n')).toMatch(message);
  });
  test('black on white is 21 to 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
  });
});

describe('a studio without a letter of its own gets the initials of its name', () => {
  test('of two words two, of one word one, in its own script', () => {
    expect(initialsOf('Osari')).toBe('O');
    expect(initialsOf('Osari design Studio')).toBe('OD');
    expect(initialsOf('& sons 2')).toBe('S');
    expect(initialsOf('“Angan” (Interiors)')).toBe('AI');
    expect(initialsOf('किरण जोशी')).toBe('किजो');
    expect(initialsOf('—')).toBe('');
  });
  test.each(['Osari', 'Meera Shah', 'ओसरी', 'Wide Works'])(
    '%s stands inside the arch',
    async (name) => {
      const path = await initialsPath(name);
      expect(path).toMatch(/^M[MLQCZ\d., -]+Z$/);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 37 37" width="370" height="370"><path d="${path}"/></svg>`;
      const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
      const [left, top] = [-info.trimOffsetLeft!, -info.trimOffsetTop!];
      expect(left).toBeGreaterThan(40);
      expect(left + info.width).toBeLessThan(330);
      expect(top).toBeGreaterThan(90);
      expect(top + info.height).toBeLessThan(362);
      expect(info.height).toBeGreaterThan(60);
    },
  );
  test('a name in a script that no face has leaves the arch alone', async () => {
    expect(await initialsPath('设计')).toBe('');
  });
  test('the mark takes them', async () => {
    expect((await brandOf(written('colours: {}'))).letter).toBe(await initialsPath('Osari'));
  });
});

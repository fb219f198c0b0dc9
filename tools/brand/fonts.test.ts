/** The pairs of fonts that ship with the site, and what a studio's choice makes of its bundle. */
import { readFileSync, statSync } from 'node:fs';
import { convert } from 'fontverter';
import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FONTS, fontPair, fontTokens, PAIR_NAMES, STANDARD_FONTS } from '#contract/fonts.ts';
import { fixture } from '#tools/content/testing/fixture.ts';
import { brandOf } from './brand.ts';
import { BRAND_MODULES } from './brand-plugin.ts';
import { measure } from './measure-font.ts';

const fileOf = (file: string) => `app/styles/fonts/${file}.woff2`;

/** What a bundle takes in for a studio whose `brand.yaml` says this. */
async function bundled(yaml: string): Promise<string> {
  const brand = await brandOf({ brand: yaml, site: fixture.texts['content/site.yaml']! });
  return Object.values(BRAND_MODULES)
    .map((make) => make(brand))
    .join('\n');
}

test.each(PAIR_NAMES)('a visitor loads the two files of %s and of no other pair', async (name) => {
  const { display, text } = fontPair(name);
  const files = (await bundled(`fonts: ${name}`)).matchAll(/fonts\/([\w-]+)\.woff2/g);
  expect(new Set([...files].map(([, file]) => file))).toEqual(
    new Set([display.file, text.file, 'gotu-devanagari']),
  );
});

test.each(PAIR_NAMES)('%s weighs no more than the pair of before', (name) => {
  const bytes = ({ display, text }: ReturnType<typeof fontPair>) =>
    statSync(fileOf(display.file)).size + statSync(fileOf(text.file)).size;
  expect(bytes(fontPair(name))).toBeLessThanOrEqual(bytes(fontPair(STANDARD_FONTS)));
});

const heights = async (file: string, characters: string) => {
  const font = new Font(new Face(new Blob(await convert(readFileSync(fileOf(file)), 'sfnt')), 0));
  return [...characters].map((character) => {
    const letters = new Letters();
    letters.addText(character);
    letters.guessSegmentProperties();
    shape(font, letters);
    const glyph = letters.getGlyphInfos()[0]?.codepoint ?? 0;
    return glyph === 0 ? 0 : (font.glyphExtents(glyph)?.yBearing ?? 0);
  });
};

test.each(['gotu', 'cormorant-garamond'])(
  'in %s the sign of the rupee and all figures are about as tall as capitals',
  async (file) => {
    const [capital = 0, ...others] = await heights(file, 'H₹0123456789');
    for (const height of others) expect(Math.abs(height / capital - 1)).toBeLessThan(0.1);
  },
);

test.each(FONTS)('until $family arrives, a font of the same measures stands in', async (font) => {
  const { size, ascent, descent } = await measure(readFileSync(fileOf(font.file)));
  const { fallback } = font;
  expect(Math.abs(fallback.size - size)).toBeLessThan(3);
  expect(Math.abs(fallback.ascent - ascent)).toBeLessThan(3);
  expect(Math.abs(fallback.descent - descent)).toBeLessThan(3);
});

test('the standard pair is the one of the style sheet, and changes nothing in it', async () => {
  const sheet = readFileSync('app/styles/tokens.css', 'utf8').replaceAll("'", '');
  for (const [token, fonts] of Object.entries(fontTokens(fontPair())))
    expect(sheet).toContain(`${token}: ${fonts.replaceAll("'", '')};`);
  expect(await bundled('colours: {}')).not.toContain('--font-display');
  expect(await bundled('fonts: Jost and Hanken Grotesk')).toContain(
    "--font-display: 'Jost', 'Jost fall-back', sans-serif;",
  );
});

test('a pair that does not ship with the site is refused with the names of those that do', async () => {
  await expect(bundled('fonts: Comic Sans')).rejects.toThrow(/fonts.*Gotu and Anek Latin/s);
});

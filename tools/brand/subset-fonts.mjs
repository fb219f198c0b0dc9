/**
 * `npm run fonts`: reduces the fonts of all pairs to the characters and weights that the site uses, and prints the
 * values for `contract/fonts.ts`. The results are committed, so a build needs no font tool. No pair is larger than the
 * first.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { parse } from 'yaml';
import { editFont } from './edit-font.ts';
import { measure } from './measure-font.ts';

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** Basic Latin, a few accents (bouclé, café), and typographic punctuation. */
const CHARACTERS = `${range(0x20, 0x7e)}\u00a0éèà‘’“”–—…·×°©₹½²`;
const WEIGHTS = { wght: { min: 400, max: 500 } };

const RUPEE = '₹';
/**
 * `rupee`: the file of the package that has this sign. Jost and Hanken Grotesk have none; there a system font shows it.
 * `features`: font features that become the default. `scale`: factor by which its letters are enlarged, so that lines
 * are about as long as with the first pair.
 */
const CUTS = [
  {
    file: 'gotu',
    from: '@fontsource/gotu/files/gotu-latin-400-normal.woff2',
    rupee: '@fontsource/gotu/files/gotu-latin-ext-400-normal.woff2',
  },
  {
    file: 'anek-latin',
    from: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    axes: WEIGHTS,
  },
  {
    file: 'cormorant-garamond',
    from: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2',
    rupee: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-ext-500-normal.woff2',
    // Its default figures are old-style, which look restless in prices and tables.
    features: ['lnum'],
    scale: 1.15,
  },
  {
    file: 'figtree',
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: WEIGHTS,
  },
  {
    file: 'jost',
    from: '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
    axes: { wght: 400 },
  },
  {
    file: 'hanken-grotesk',
    from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: WEIGHTS,
  },
];

const require = createRequire(import.meta.url);
const source = (path) => readFile(require.resolve(path));
const write = (file, font) =>
  writeFile(new URL(`../../app/styles/fonts/${file}.woff2`, import.meta.url), font);

/** The same outlines with fewer units per em, so that browsers draw them larger. */
async function scaled(woff2, scale) {
  const font = Buffer.from(await convert(woff2, 'sfnt'));
  const head = font.readUInt32BE(font.indexOf('head', 12, 'latin1') + 8);
  const UNITS_PER_EM = head + 18;
  font.writeUInt16BE(Math.round(font.readUInt16BE(UNITS_PER_EM) / scale), UNITS_PER_EM);
  return convert(font, 'woff2');
}

const cutOf = async (from, characters, axes) =>
  subsetFont(await source(from), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'mark', 'ccmp', 'liga', 'tnum', 'lnum'],
    ...(axes && { variationAxes: axes }),
  });

for (const { file, from, axes, rupee, features = [], scale } of CUTS) {
  const cut = await cutOf(from, CHARACTERS, axes);
  const whole = rupee
    ? await editFont(cut, {
        characters: CHARACTERS,
        features,
        other: { woff2: await cutOf(rupee, RUPEE), sign: RUPEE },
      })
    : cut;
  const font = scale ? await scaled(whole, scale) : whole;
  await write(file, font);
  const { size, ascent, descent } = await measure(font);
  process.stdout.write(
    `${file}: ${font.length} bytes; size ${size}, ascent ${ascent}, descent ${descent}\n`,
  );
}

const { nameDevanagari } = parse(
  await readFile(`${process.env.CONTENT_DIR || 'content'}/site.yaml`, 'utf8'),
);
const name = await subsetFont(
  await source('@fontsource/gotu/files/gotu-devanagari-400-normal.woff2'),
  nameDevanagari,
  { targetFormat: 'woff2', noHinting: true },
);
await write('gotu-devanagari', name);
process.stdout.write(`gotu-devanagari: ${name.length} bytes\n`);

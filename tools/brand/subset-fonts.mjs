/**
 * `npm run fonts`: cuts the two faces down to the characters that the site sets and the weights that it uses.
 * The results are committed, so a build needs no font tool. Both faces together stay within 40 kB.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { parse } from 'yaml';

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** Basic Latin, the few accents that interiors need (bouclé, café), and the marks of careful typesetting. */
const CHARACTERS = `${range(0x20, 0x7e)}\u00a0éèà‘’“”–—…·×°©₹½²`;
const OPTIONS = {
  targetFormat: 'woff2',
  noHinting: true,
  keepFeatures: ['kern', 'mark', 'ccmp', 'liga', 'tnum', 'lnum'],
};

const require = createRequire(import.meta.url);
const source = (path) => readFile(require.resolve(path));

const text = await subsetFont(
  await source('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'),
  CHARACTERS,
  { ...OPTIONS, variationAxes: { wght: { min: 400, max: 500 } } },
);
const display = await subsetFont(
  await source('@fontsource/gotu/files/gotu-latin-400-normal.woff2'),
  CHARACTERS,
  OPTIONS,
);

const { nameDevanagari } = parse(
  await readFile(`${process.env.CONTENT_DIR || 'content'}/site.yaml`, 'utf8'),
);
const devanagari = await subsetFont(
  await source('@fontsource/gotu/files/gotu-devanagari-400-normal.woff2'),
  nameDevanagari,
  { targetFormat: 'woff2', noHinting: true },
);

await writeFile(
  new URL('../../app/styles/fonts/gotu-devanagari.woff2', import.meta.url),
  devanagari,
);
await writeFile(new URL('../../app/styles/fonts/anek-latin.woff2', import.meta.url), text);
await writeFile(new URL('../../app/styles/fonts/gotu.woff2', import.meta.url), display);
process.stdout.write(
  `anek-latin ${text.length} bytes, gotu ${display.length} bytes, name ${devanagari.length} bytes\n`,
);

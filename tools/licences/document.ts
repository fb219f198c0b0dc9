/** The text of docs/licences.md. It has no versions or dates, so it changes only with a package or its licence. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DESTINATIONS,
  type Destination,
  packagesShippedTo,
  type ShippedPackage,
} from './shipped.ts';

/** Licences that allow redistribution in closed-source work if the notice is included. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];
/** A separate, unmodified library that anybody may replace, as LGPL-3.0 requires. */
const LOADED = /^(@img\/sharp-|libheif-js$)/;
/** The name without the platform: "@img/sharp-…" for "@img/sharp-linux-x64". */
const FORM = /^(@img\/sharp)-.*/;

const FONTS = [
  { name: 'Gotu', package: '@fontsource/gotu', use: 'headlines, the name in Devanagari' },
  { name: 'Anek Latin', package: '@fontsource-variable/anek-latin', use: 'everything else' },
  {
    name: 'Cormorant Garamond',
    package: '@fontsource/cormorant-garamond',
    use: 'headlines of the second pair',
  },
  { name: 'Figtree', package: '@fontsource-variable/figtree', use: 'texts of the second pair' },
  { name: 'Jost', package: '@fontsource-variable/jost', use: 'headlines of the third pair' },
  {
    name: 'Hanken Grotesk',
    package: '@fontsource-variable/hanken-grotesk',
    use: 'texts of the third pair',
  },
];

const HEADINGS: Readonly<Record<Destination, string>> = {
  visitors: 'What a visitor’s browser loads',
  desk: 'What the desk’s browser loads',
  server: 'What the server runs',
};

/** Packages whose licence is not on the accepted lists. */
export const unacceptedLicences = (packages: readonly ShippedPackage[]): string[] =>
  packages
    .filter(
      ({ name, licence }) =>
        !licence.split(' AND ').every((part) => FREE.includes(part) || LOADED.test(name)),
    )
    .map(({ name, licence }) => `${name}: ${licence}`);

/** The package's copyright line, not a sentence of the licence text ("COPYRIGHT HOLDERS BE LIABLE"). */
const COPYRIGHT =
  /^\W*(?:[Cc]opyright|COPYRIGHT)\s+(?!HOLDERS?\b)(?:(?:\([cC]\)|©)\s*)?(?=\d|\p{Lu})/u;

/** The text of the LGPL begins with its own copyright, which is not the package's. */
const OF_LICENCE_TEXT = 'Free Software Foundation';

/** The copyright holder, as the package states it. */
function holderOf(root: string, path: string): string {
  const folder = join(root, path);
  const [file] = globSync('{LICENSE,LICENCE,License,license}*', { cwd: folder }).sort();
  const text = file ? readFileSync(join(folder, file), 'utf8') : '';
  const line = text
    .split(/\r?\n/)
    .find((words) => COPYRIGHT.test(words) && !words.includes(OF_LICENCE_TEXT));
  const holder = line?.replace(COPYRIGHT, '').replace(/[\s.,]*(All rights reserved\.?)?$/i, '');
  if (holder && /\p{L}/u.test(holder)) return holder;
  const about = join(folder, 'package.json');
  const { author } = existsSync(about) ? JSON.parse(readFileSync(about, 'utf8')) : {};
  return String(author?.name ?? author ?? '').replace(/ *<.*/, '');
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function rowsOf(root: string, packages: readonly ShippedPackage[]) {
  const rows = packages
    .filter(({ isOfSystem }) => !isOfSystem)
    .map(({ name, licence, path }) => [name, licence, inCell(holderOf(root, path))]);
  // Which of them is installed depends on the machine, so their own files are not read.
  const ofSystem = packages
    .filter(({ isOfSystem }) => isOfSystem)
    .map(({ name, licence }) => [`${name.replace(FORM, '$1-…')} (on some systems)`, licence, '']);
  return [...new Map([...rows, ...ofSystem].map((row) => [row.join(), row])).values()];
}

/** The complete document. */
export function licencesDocument(root: string): string {
  const fonts = FONTS.map(({ name, package: from, use }) => [
    name,
    use,
    'OFL-1.1',
    inCell(holderOf(root, join('node_modules', from))),
    from,
  ]);
  const parts = DESTINATIONS.flatMap((destination) => [
    `## ${HEADINGS[destination]}`,
    table(['package', 'licence', 'copyright'], rowsOf(root, packagesShippedTo(root, destination))),
  ]);
  return `${[
    '# Licences',
    'Written by `npm run licences`; a test fails when it is not current. Packages that only build or test the site are in\n`npm run sbom`, with all versions.',
    '## Fonts',
    table(['font', 'used for', 'licence', 'copyright', 'taken from'], fonts),
    'The files in `app/styles/fonts/` are subsets, made by `npm run fonts`. No font has a Reserved Font Name (OFL), so the subsets may\nkeep the fonts’ names. A visitor loads the pair that the studio has chosen (`contract/fonts.ts`).',
    ...parts,
    '## What the licences require',
    'All of them may be changed and used in commercial work if copyright and licence are named, as in this file. The libraries for\npictures (LGPL-3.0) are used unmodified from npm; the operator of the server may replace them with another build.',
  ].join('\n\n')}\n`;
}

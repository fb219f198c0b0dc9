/** docs/licences.md as a text. Without versions and dates, so that it changes when a package or its licence does. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESTINATIONS, type Destination, type Shipped, shippedTo } from './shipped.ts';

/** What may be passed on, also in a closed work, as long as its notice comes along. */
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
/** A library of its own that is loaded as it is, and that anybody may replace: what LGPL-3.0 and MPL-2.0 ask for. */
const LOADED = /^(@img\/sharp-|web-push$)/;
/** "@img/sharp-linux-x64" is "@img/sharp-…". */
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

/** The packages whose licence nobody has agreed to yet. */
export const toAgree = (packages: readonly Shipped[]): string[] =>
  packages
    .filter(
      ({ name, licence }) =>
        !licence.split(' AND ').every((part) => FREE.includes(part) || LOADED.test(name)),
    )
    .map(({ name, licence }) => `${name}: ${licence}`);

/** A line that says it of this package, not one of the licence's own sentences. */
const COPYRIGHT = /^\W*(?:[Cc]opyright|COPYRIGHT)\s+(?:(?:\([cC]\)|©)\s*)?(?=\d|\p{Lu})/u;

/** Whose work it is, as the package says. */
function holderOf(root: string, path: string): string {
  const folder = join(root, path);
  const [file] = globSync('{LICENSE,LICENCE,License,license}*', { cwd: folder }).sort();
  const text = file ? readFileSync(join(folder, file), 'utf8') : '';
  const line = text.split(/\r?\n/).find((words) => COPYRIGHT.test(words));
  const holder = line?.replace(COPYRIGHT, '').replace(/[\s.,]*(All rights reserved\.?)?$/i, '');
  if (holder && /\p{L}/u.test(holder)) return holder;
  const about = join(folder, 'package.json');
  const { author } = existsSync(about) ? JSON.parse(readFileSync(about, 'utf8')) : {};
  return String(author?.name ?? author ?? '').replace(/ *<.*/, '');
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function rowsOf(root: string, packages: readonly Shipped[]) {
  const rows = packages
    .filter(({ isOfSystem }) => !isOfSystem)
    .map(({ name, licence, path }) => [name, licence, inCell(holderOf(root, path))]);
  // Which of them lies here depends on the machine, so what they say of themselves is not read.
  const ofSystem = packages
    .filter(({ isOfSystem }) => isOfSystem)
    .map(({ name, licence }) => [`${name.replace(FORM, '$1-…')} (on some systems)`, licence, '']);
  return [...new Map([...rows, ...ofSystem].map((row) => [row.join(), row])).values()];
}

/** The whole file. */
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
    table(['package', 'licence', 'copyright'], rowsOf(root, shippedTo(root, destination))),
  ]);
  return `${[
    '# Licences',
    'Written by `npm run licences`; a test fails when it is not current. Packages that only build or test the site are in\n`npm run sbom`, with all versions.',
    '## Fonts',
    table(['font', 'used for', 'licence', 'copyright', 'taken from'], fonts),
    'The files in `app/styles/fonts/` are subsets, made by `npm run fonts`. No font reserves its name. A visitor loads the pair that\nthe studio has chosen (`contract/fonts.ts`).',
    ...parts,
    '## What the licences require',
    'All of them may be changed and used in commercial work if copyright and licence are named, as in this file. The libraries for\npictures (LGPL-3.0) and web-push (MPL-2.0) are used unmodified from npm; the operator of the server may replace them with another build.',
  ].join('\n\n')}\n`;
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { licencesDocument, unacceptedLicences } from './document.ts';
import { packagesImported } from './imports.ts';
import { DESTINATIONS, packagesShippedTo, shippedWithBuild, withDependencies } from './shipped.ts';

const root = join(import.meta.dirname, '..', '..');

/** What a project of these files needs, from its first file on. */
function packagesOf(
  files: Readonly<Record<string, string>>,
  isLeftOut?: (file: string) => boolean,
) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return packagesImported(folder, Object.keys(files).slice(0, 1), isLeftOut);
}

test('docs/licences.md is current: `npm run licences` writes it', () => {
  expect(readFileSync(join(root, 'docs', 'licences.md'), 'utf8')).toBe(licencesDocument(root));
});

test('every licence of what is shipped is one that somebody has agreed to', () => {
  expect(
    DESTINATIONS.flatMap((destination) => unacceptedLicences(packagesShippedTo(root, destination))),
  ).toEqual([]);
});

test('what comes to a destination is what its files import, and what that needs in turn', () => {
  const names = (destination: (typeof DESTINATIONS)[number]) =>
    packagesShippedTo(root, destination).map(({ name }) => name);
  expect(names('visitors')).toEqual(expect.arrayContaining(['react', 'scheduler', 'react-router']));
  expect(names('desk')).toContain('@tanstack/react-query');
  expect(names('server')).toEqual(expect.arrayContaining(['hono', 'detect-libc']));
  expect(names('visitors')).not.toContain('hono');
  for (const destination of DESTINATIONS) expect(names(destination)).not.toContain('vitest');
});

test('types do not come along, nor what a loader needs while the site is built', () => {
  const files = {
    'app/page.tsx': `import type { A } from 'only-types';\nimport { type B } from 'types-too';\nimport { load } from './page.server.ts';\nimport '#app/far.ts';\nexport const x = <a href="x">{load}</a>;`,
    'app/page.server.ts': `export { load } from 'of-the-build';`,
    'app/far.ts': `import fs from 'node:fs';\nexport * from '@scope/exported/part';\nexport const y = () => [import('lazy'), import(fs.x)];`,
  };
  const isOfBuild = (file: string) => file.endsWith('.server.ts');
  expect(packagesOf(files, isOfBuild)).toEqual(['@scope/exported', 'lazy']);
});

test('what is required or located without an import comes along, also by a file that is loaded so', () => {
  expect(
    packagesOf({
      'server/a.ts': `import { createRequire } from 'node:module';\nconst load = createRequire(import.meta.url);\nexport const a = () => [load('renamed/part'), createRequire(import.meta.url)('at-once'), load.resolve('@scope/found/file.woff2')];\nexport const b = import.meta.resolve('of-meta');\nexport const c = import.meta.resolve('./hook.cjs');\n// require('in-a-comment')\nexport const d = "require('in-a-text')" + [].map('no-package');`,
      'server/hook.cjs': `require('node:fs');\nmodule.exports = require('of-a-hook');`,
    }),
  ).toEqual(['@scope/found', 'at-once', 'of-a-hook', 'of-meta', 'renamed']);
});

test('a required package that is not named in the call is an error, so that none is missing from the list', () => {
  const code = `import { createRequire } from 'node:module';\nexport const load = (name: string) => createRequire(import.meta.url)(name);`;
  expect(() => packagesOf({ 'server/a.ts': code })).toThrow(/a\.ts: write the package as a string/);
});

test('the library for HEIC photos, which is not imported, is in the lists for server and build', () => {
  for (const packages of [packagesShippedTo(root, 'server'), shippedWithBuild(root)])
    expect(packages.map(({ name }) => name)).toContain('libheif-js');
});

test('of two versions of a package the one is named that is found from where it is asked for', () => {
  const lock = {
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { shared: '1' } },
    'node_modules/a/node_modules/shared': { version: '1.0.0', license: 'ISC' },
    'node_modules/b': { version: '1.0.0', license: 'MIT', optionalDependencies: { shared: '2' } },
    'node_modules/shared': { version: '2.0.0', license: 'SSPL-1.0' },
  };
  const found = (name: string) =>
    withDependencies(lock, [name]).map(({ name, version }) => `${name} ${version}`);
  expect(found('a')).toEqual(['a 1.0.0', 'shared 1.0.0']);
  expect(found('b')).toEqual(['b 1.0.0', 'shared 2.0.0']);
  expect(unacceptedLicences(withDependencies(lock, ['b']))).toEqual(['shared: SSPL-1.0']);
});

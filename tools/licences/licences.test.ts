import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { licencesDocument, toAgree } from './document.ts';
import { packagesImported } from './imports.ts';
import { DESTINATIONS, shippedTo, withDependencies } from './shipped.ts';

const root = join(import.meta.dirname, '..', '..');

test('docs/licences.md is current: `npm run licences` writes it', () => {
  expect(readFileSync(join(root, 'docs', 'licences.md'), 'utf8')).toBe(licencesDocument(root));
});

test('every licence of what is shipped is one that somebody has agreed to', () => {
  expect(DESTINATIONS.flatMap((destination) => toAgree(shippedTo(root, destination)))).toEqual([]);
});

test('what comes to a destination is what its files import, and what that needs in turn', () => {
  const names = (destination: (typeof DESTINATIONS)[number]) =>
    shippedTo(root, destination).map(({ name }) => name);
  expect(names('visitors')).toEqual(expect.arrayContaining(['react', 'scheduler', 'react-router']));
  expect(names('desk')).toContain('@tanstack/react-query');
  expect(names('server')).toEqual(expect.arrayContaining(['hono', 'detect-libc']));
  expect(names('visitors')).not.toContain('hono');
  for (const destination of DESTINATIONS) expect(names(destination)).not.toContain('vitest');
});

test('types do not come along, nor what a loader needs while the site is built', () => {
  const folder = temporaryFolder();
  const files = {
    'app/page.tsx': `import type { A } from 'only-types';\nimport { type B } from 'types-too';\nimport { load } from './page.server.ts';\nimport '#app/far.ts';\nexport const x = <a href="x">{load}</a>;`,
    'app/page.server.ts': `export { load } from 'of-the-build';`,
    'app/far.ts': `import fs from 'node:fs';\nexport * from '@scope/exported/part';\nexport const y = () => [import('lazy'), import(fs.x)];`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const isOfBuild = (file: string) => file.endsWith('.server.ts');
  expect(packagesImported(folder, ['app/page.tsx'], isOfBuild)).toEqual([
    '@scope/exported',
    'lazy',
  ]);
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
  expect(toAgree(withDependencies(lock, ['b']))).toEqual(['shared: SSPL-1.0']);
});

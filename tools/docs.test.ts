/** References to the documentation lead to files and headings that exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS =
  '{app,bench,content,content-model,contract,deploy,desk/*,docs,e2e,media,pictures,server,tools,.ci}/**/*';
const TEXT = '{ts,tsx,mjs,cjs,css,yaml,py,md}';
const files = [...globSync(`${FOLDERS}.${TEXT}`), ...globSync('{desk/,}*.{md,ts,tsx}')]
  .filter((file) => file !== 'tools/docs.test.ts')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** What each match of `pattern` captures, with the file that it is in. */
const findAll = (pattern: RegExp) =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ file, captured: match.slice(1) })),
  );

test('every path of the documentation that a file names exists', () => {
  const named = findAll(/\b(docs\/[\w./-]+\.(?:md|jpg|svg))/g);
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(({ captured: [path] }) => !existsSync(path!));
  expect(missing).toEqual([]);
});

test('every heading that a file names beside such a path exists', () => {
  const named = findAll(/\b(docs\/[\w/-]+\.md), "([^"]+)"/g);
  expect(named.length).toBeGreaterThan(3);
  const missing = named.filter(({ captured: [path, heading] }) => {
    const lines = readFileSync(path!, 'utf8').split('\n');
    return !lines.some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
  });
  expect(missing).toEqual([]);
});

test('every page of decisions is named in the code that it explains, with a heading that exists', () => {
  const named = findAll(/\bdocs\/decisions\/([\w-]+)\.md#([\w-]+)/g)
    .filter(({ file }) => !file.endsWith('.md'))
    .map(({ captured: [page, anchor] }) => `${page}#${anchor}`);
  const pages = globSync('docs/decisions/*.md').map((file) => basename(file, '.md'));
  const unnamed = pages.filter((page) => !named.some((one) => one.startsWith(`${page}#`)));
  expect(unnamed).toEqual(['README']);
  const headings = pages.flatMap((page) =>
    [...readFileSync(`docs/decisions/${page}.md`, 'utf8').matchAll(/^## (.+)/gm)].map(
      ([, heading]) =>
        `${page}#${heading!
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-')}`,
    ),
  );
  expect(named.filter((one) => !headings.includes(one))).toEqual([]);
});

test('every relative link of a Markdown file leads to a file', () => {
  const links = findAll(/\]\((?![a-z]+:|#)([^)#\s]+)(?:#[^)]*)?\)/g).filter(({ file }) =>
    file.endsWith('.md'),
  );
  expect(links.length).toBeGreaterThan(50);
  const broken = links.filter(({ file, captured: [to] }) => !existsSync(join(dirname(file), to!)));
  expect(broken).toEqual([]);
});

test('every code file that the documentation names exists', () => {
  const named = findAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|css|py))`/g).filter(({ file }) =>
    file.endsWith('.md'),
  );
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(
    ({ captured: [path] }) =>
      !files.some(({ file }) => `/${file}`.endsWith(`/${path!.replace(/^(\.\.\/)+/, '')}`)),
  );
  expect(missing).toEqual([]);
});

test('every folder of the code that the documentation names exists or is made by a build', () => {
  const parts = '(?:app|bench|content-model|contract|deploy|desk|e2e|pictures|server|tools)';
  const named = findAll(new RegExp(`\`(${parts}/[\\w/-]*)\``, 'g')).filter(
    ({ file }) => file.endsWith('.md') && !file.startsWith('docs/decisions/'),
  );
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(
    ({ captured: [path] }) => !existsSync(path!) && !path!.includes('/build/'),
  );
  expect(missing).toEqual([]);
});

test('no file refers to a numbered section of a specification that is not here', () => {
  expect(findAll(/(specification,? sections?|\(section \d|decisions, "|shared\/spec)/g)).toEqual(
    [],
  );
});

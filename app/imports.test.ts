import { expect, test } from 'vitest';
import {
  findCycle,
  misspeltImports,
  readImportGraph,
  roomOf,
  upwardImports,
} from '#tools/import-graph.ts';

/** Lowest first: a room may import those before it. */
const ORDER = [
  ['constants.ts', 'virtual-modules.d.ts'],
  ['styles'],
  ['content'],
  ['browser'],
  ['hooks'],
  ['components'],
  ['sections', 'shell'],
  ['site'],
  ['seo'],
  ['pages'],
  ['root.tsx', 'routes.ts', 'entry.client.tsx'],
];
const graph = readImportGraph('app');

test('every room has its place in the order', () => {
  expect(graph.files.length).toBeGreaterThan(150);
  expect(graph.files.filter((file) => !ORDER.flat().includes(roomOf(file)))).toEqual([]);
});

test('no import cycles', () => {
  expect(findCycle(graph)).toBeNull();
});

test('no room imports one above or beside it, or a file that is only for tests', () => {
  expect(upwardImports(graph, ORDER)).toEqual([]);
});

test('no section imports another section', () => {
  const sectionOf = (file: string) => file.split('/').slice(0, 2).join('/');
  const across = graph.files
    .filter((file) => roomOf(file) === 'sections')
    .flatMap((file) =>
      graph
        .importsOf(file)
        .filter((path) => roomOf(path) === 'sections' && sectionOf(path) !== sectionOf(file))
        .map((path) => `${file} -> ${path}`),
    );
  expect(across).toEqual([]);
});

test('across rooms imports go by #app/, inside a room by relative paths', () => {
  expect(misspeltImports(graph, 'app')).toEqual([]);
});

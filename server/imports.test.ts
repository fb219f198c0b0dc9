import { expect, test } from 'vitest';
import {
  findCycle,
  misspeltImports,
  readImportGraph,
  roomOf,
  upwardImports,
} from '#tools/import-graph.ts';

/** Lowest first: a room may import those before it. Files beside the rooms are named one by one. */
const ORDER = [
  ['log.ts'],
  ['database'],
  ['enquiries'],
  ['studio.ts'],
  ['config'],
  ['http'],
  ['static', 'mail'],
  ['releases', 'drafts'],
  ['alarm'],
  ['api', 'desk', 'startup'],
  ['cli', 'server.ts'],
  ['main.ts', 'vite-plugin.ts'],
  ['start.ts'],
];
const graph = readImportGraph('server');

test('every room has its place in the order', () => {
  expect(graph.files.length).toBeGreaterThan(50);
  expect(graph.files.filter((file) => !ORDER.flat().includes(roomOf(file)))).toEqual([]);
});

test('no file imports itself by way of others', () => {
  expect(findCycle(graph)).toBeNull();
});

test('no room imports one above it or beside it, nor what is for tests', () => {
  expect(upwardImports(graph, ORDER)).toEqual([]);
});

test('across rooms imports go by #server/, inside a room by relative paths', () => {
  expect(misspeltImports(graph, 'server')).toEqual([]);
});

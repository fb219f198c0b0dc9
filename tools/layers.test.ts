/** The project keeps to `layers.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ORDER, PARTS } from '../layers.ts';
import { findCycle, readImportGraph, specifiersOf } from './import-graph.ts';

const graph = readImportGraph(Object.keys(PARTS));
const partOf = (file: string) => file.split('/')[0]!;
const arrows = [...graph].flatMap(([file, imports]) => imports.map((to) => [file, to] as const));
const written = (found: readonly (readonly [string, string])[]) =>
  found.map(([from, to]) => `${from} -> ${to}`);

test('no import cycles', () => {
  expect(graph.size).toBeGreaterThan(500);
  expect(findCycle(graph)).toBeNull();
});

test('no file imports one that is only for tests', () => {
  expect(written(arrows.filter(([, to]) => /(^|\/)testing\/|\.test\./.test(to)))).toEqual([]);
});

test('a part imports the parts that are listed for it', () => {
  const upward = arrows.filter(([from, to]) => {
    const [part, other] = [partOf(from), partOf(to)];
    return part !== other && !PARTS[part]!.includes(other);
  });
  expect(written(upward)).toEqual([]);
});

test.each(Object.entries(ORDER))('in %s, imports lead to lower lines', (folder, order) => {
  const entryOf = (file: string) =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0]! : null;
  const rankOf = (entry: string) => order.findIndex((line) => line.includes(entry));
  const entries = [...graph.keys()].map(entryOf).filter((entry) => entry !== null);
  expect(entries.filter((entry) => rankOf(entry) < 0)).toEqual([]);
  const upward = arrows.filter(([from, to]) => {
    const [entry, other] = [entryOf(from), entryOf(to)];
    return entry && other && entry !== other && rankOf(other) >= rankOf(entry);
  });
  expect(written(upward)).toEqual([]);
});

test('no section of a page imports another section', () => {
  const sectionOf = (file: string) => /^app\/sections\/([^/]+)\//.exec(file)?.[1];
  const across = arrows.filter(([from, to]) => {
    const [section, other] = [sectionOf(from), sectionOf(to)];
    return section && other && section !== other;
  });
  expect(written(across)).toEqual([]);
});

test('the server imports names, formats, framing and colours of pictures, none of their encoding', () => {
  const encoding = arrows.filter(
    ([from, to]) =>
      partOf(from) === 'server' &&
      /^pictures\/(?!colour\/|(?:formats|framing|names|sources)\.ts)/.test(to),
  );
  expect(written(encoding)).toEqual([]);
});

test('in app and server, imports inside a folder are relative and others start with #', () => {
  const folderOf = (path: string) => path.split('/').slice(0, 2).join('/');
  const misspelt = [...graph.keys()]
    .filter((file) => /^(app|server)\//.test(file))
    .flatMap((file) =>
      specifiersOf(file)
        .filter((specifier) => {
          const depth = file.split('/').length - 2;
          const leaves = depth > 0 && specifier.split('../').length - 1 >= depth;
          return leaves || specifier.startsWith(`#${folderOf(file)}/`);
        })
        .map((specifier) => `${file} -> ${specifier}`),
    );
  expect(misspelt).toEqual([]);
});

test('no page re-exports its component, because React Router passes no data to such a one', () => {
  const pages = readdirSync('app/pages').filter((file) => /(?<!\.test)\.tsx$/.test(file));
  expect(pages.length).toBeGreaterThan(5);
  const elsewhere = pages.filter((file) =>
    /export \{[^}]*\bdefault\b[^}]*\} from/.test(readFileSync(join('app/pages', file), 'utf8')),
  );
  expect(elsewhere).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = import.meta.dirname;
/** Lowest first: a room may import those before it. Files beside the rooms are named one by one. */
const ORDER = [
  ['log.ts'],
  ['database'],
  ['enquiries'],
  ['studio.ts'],
  ['config'],
  ['http'],
  ['static', 'mail'],
  ['api', 'startup'],
  ['cli', 'server.ts'],
  ['main.ts', 'vite-plugin.ts'],
  ['start.ts'],
];
const roomOf = (file: string) => file.split('/')[0]!;
const rankOf = (file: string) => ORDER.findIndex((rooms) => rooms.includes(roomOf(file)));

const files = globSync('**/*.ts', { cwd: SERVER }).filter(
  (file) => !file.endsWith('.test.ts') && !/(^|\/)testing\//.test(file),
);

/** The server's own files that a file imports, types included. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(SERVER, file), 'utf8');
  return [...text.matchAll(/(?:from |import\()'([^']+\.ts)'/g)].flatMap(([, path = '']) => {
    if (path.startsWith('#server/')) return [path.slice('#server/'.length)];
    return path.startsWith('.') ? [normalize(join(dirname(file), path))] : [];
  });
}

/** The files of one cycle in the order of their imports, or null. */
function findCycle(file: string, path: readonly string[], visited: Set<string>): string[] | null {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (visited.has(file)) return null;
  visited.add(file);
  for (const imported of importsOf(file)) {
    const cycle = findCycle(imported, [...path, file], visited);
    if (cycle) return cycle;
  }
  return null;
}

test('every room has its place in the order', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => rankOf(file) < 0)).toEqual([]);
});

test('no file imports itself by way of others', () => {
  const visited = new Set<string>();
  for (const file of files) expect(findCycle(file, [], visited)).toBeNull();
});

test('no room imports one above it or beside it, nor what is for tests', () => {
  const upwards = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => roomOf(imported) !== roomOf(file) && rankOf(imported) >= rankOf(file))
      .concat(importsOf(file).filter((imported) => /(^|\/)testing\//.test(imported)))
      .map((imported) => `${file} -> ${imported}`),
  );
  expect(upwards).toEqual([]);
});

test('across rooms imports go by #server/, inside a room by relative paths', () => {
  const wrong = files.flatMap((file) => {
    const text = readFileSync(join(SERVER, file), 'utf8');
    return [...text.matchAll(/(?:from |import\()'([^']+\.ts)'/g)]
      .map(([, path = '']) => path)
      .filter((path) => path.startsWith('../') || path.startsWith(`#server/${roomOf(file)}/`))
      .map((path) => `${file} -> ${path}`);
  });
  expect(wrong).toEqual([]);
});

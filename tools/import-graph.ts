/** Which file of a part of the project imports which: what the tests of rooms and their order ask. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface ImportGraph {
  /** The part's own files, without tests and what is for tests. */
  readonly files: readonly string[];
  /** The specifiers of a file as they are written. */
  specifiersOf(file: string): string[];
  /** The part's files that a file imports, types included. */
  importsOf(file: string): string[];
}

const SPECIFIER = /(?:from |import\()'((?:\.|#)[^']+\.tsx?)'/g;

/** Reads a part of the project, such as `server`; files are named relative to it. */
export function readImportGraph(part: string): ImportGraph {
  const root = join(import.meta.dirname, '..', part);
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !/(^|\/)testing\//.test(file),
  );
  const specifiersOf = (file: string) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(SPECIFIER)]
      .map(([, path = '']) => path)
      .filter((path) => !path.includes('+types'));
  const importsOf = (file: string) =>
    specifiersOf(file).flatMap((path) => {
      if (path.startsWith(`#${part}/`)) return [path.slice(part.length + 2)];
      return path.startsWith('.') ? [normalize(join(dirname(file), path))] : [];
    });
  return { files, specifiersOf, importsOf };
}

/** The files of one cycle in the order of their imports, or null. */
export function findCycle({ files, importsOf }: ImportGraph): string[] | null {
  const visited = new Set<string>();
  const follow = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (visited.has(file)) return null;
    visited.add(file);
    for (const imported of importsOf(file)) {
      const cycle = follow(imported, [...path, file]);
      if (cycle) return cycle;
    }
    return null;
  };
  for (const file of files) {
    const cycle = follow(file, []);
    if (cycle) return cycle;
  }
  return null;
}

/** The first folder of a path, or the file itself when it lies beside the folders. */
export const roomOf = (file: string) => file.split('/')[0]!;

/** Every import that leads to a room at the same height or above; `order` names rooms and files, lowest first. */
export function upwardImports(
  { files, importsOf }: ImportGraph,
  order: readonly (readonly string[])[],
): string[] {
  const rankOf = (file: string) => order.findIndex((rooms) => rooms.includes(roomOf(file)));
  return files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => roomOf(imported) !== roomOf(file) && rankOf(imported) >= rankOf(file))
      .concat(importsOf(file).filter((imported) => /(^|\/)testing\//.test(imported)))
      .map((imported) => `${file} -> ${imported}`),
  );
}

/** Every import that is not written as agreed: `#<part>/<room>/…` across rooms, relative inside one. */
export function misspeltImports({ files, specifiersOf }: ImportGraph, part: string): string[] {
  return files.flatMap((file) => {
    const depth = file.split('/').length - 1;
    const leavesRoom = (path: string) => depth > 0 && path.split('../').length - 1 >= depth;
    return specifiersOf(file)
      .filter((path) => leavesRoom(path) || path.startsWith(`#${part}/${roomOf(file)}/`))
      .map((path) => `${file} -> ${path}`);
  });
}

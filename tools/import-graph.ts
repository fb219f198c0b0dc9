/** Reads which file of the project imports which, for the test of `layers.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const IMPORT = /(?:from |import\(|import )'((?:\.|#)[^'?]+\.tsx?)'/g;
const FOR_TESTS = /\.test\.tsx?$|(^|\/)testing\//;

/** The files that each file imports, including type imports; all paths are relative to the project's root. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The import specifiers in `file`: `#server/http/csp.ts` or `./csp.ts`. */
export const specifiersOf = (file: string) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('+types'));

const resolve = (file: string, specifier: string) =>
  specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(file), specifier));

/** Reads the code of these parts, such as `server`, without tests and their helpers. */
export const readImportGraph = (parts: readonly string[]): ImportGraph =>
  new Map(
    parts
      .flatMap((part) => globSync(`${part}/**/*.{ts,tsx}`, { cwd: ROOT }))
      .filter((file) => !FOR_TESTS.test(file))
      .map((file) => [file, specifiersOf(file).map((path) => resolve(file, path))]),
  );

/** The files of a cycle in the order of their imports; null if there is none. */
export function findCycle(graph: ImportGraph): string[] | null {
  const visited = new Set<string>();
  const follow = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (visited.has(file)) return null;
    visited.add(file);
    for (const imported of graph.get(file) ?? []) {
      const cycle = follow(imported, [...path, file]);
      if (cycle) return cycle;
    }
    return null;
  };
  for (const file of graph.keys()) {
    const cycle = follow(file, []);
    if (cycle) return cycle;
  }
  return null;
}

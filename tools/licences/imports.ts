/**
 * Finds the packages that files import, require or locate at run time, following the project's own files. Type imports do
 * not count.
 */
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { specifiersRequired } from './required.ts';

/** Only files with one of these words are searched, because the syntax tree of a file takes longer than its imports. */
const REQUIRES = /require|import\.meta\.resolve/i;

/** The specifiers of a file, without type imports. */
function specifiersOf(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  const parsed = parseSync(path, source);
  const { module } = parsed;
  const [error] = parsed.errors;
  if (error) throw new Error(`${path} cannot be read: ${error.message}`);
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest && !isType ? [moduleRequest.value] : [],
    ),
  );
  // Specifiers that are computed at run time are not quoted.
  const dynamic = module.dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) =>
      /^(['"])(.*)\1$/.exec(source.slice(start, end))?.slice(2) ?? [],
  );
  const required = REQUIRES.test(source) ? specifiersRequired(parsed.program, path) : [];
  return [...imports, ...exports, ...dynamic, ...required];
}

/** The package's name: `@scope/name` for `@scope/name/part`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const isCode = (path: string) => /\.(tsx?|mjs|cjs|js)$/.test(path);

/**
 * Names of the packages, sorted.
 * @param root the project's folder
 * @param entries files below it, from which imports are followed
 * @param isLeftOut whether one of the project's own files is not followed, by its path below the root
 */
export function packagesImported(
  root: string,
  entries: readonly string[],
  isLeftOut: (file: string) => boolean = () => false,
): string[] {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const queue = entries.map((file) => normalize(file));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const isToRead = isCode(file) && !seen.has(file) && !isLeftOut(file.replaceAll('\\', '/'));
    if (!isToRead || !existsSync(join(root, file))) continue;
    seen.add(file);
    for (const specifier of specifiersOf(join(root, file))) {
      if (specifier.startsWith('.')) queue.push(normalize(join(dirname(file), specifier)));
      else if (specifier.startsWith('#')) queue.push(normalize(specifier.slice(1)));
      else if (!isBuiltin(specifier) && !specifier.includes(':'))
        packages.add(packageOf(specifier));
    }
  }
  return [...packages].sort();
}

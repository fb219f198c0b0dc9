/** The folder to which a site is exported. Its content is replaced, so it must not be anything else. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that only an export has together. */
const WRITTEN = ['_headers', '_redirects', '.nojekyll', 'index.html'];

/** Why the folder must not be replaced; null if it is new, empty or an earlier export. */
export function targetProblem(target: string): string | null {
  if (!existsSync(target)) return null;
  if (!statSync(target).isDirectory()) return `${target} is a file: name a new folder.`;
  const names = readdirSync(target);
  const isExport = WRITTEN.every((name) => names.includes(name));
  if (names.length === 0 || (isExport && !existsSync(join(target, '.git')))) return null;
  return `${target} is not empty and not an earlier export, so it is not replaced: name a new or an empty folder, or empty this one yourself.`;
}

/** The folder to which a site is exported. Its content is replaced, so it must not be anything else. */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';

/** Files that only an export has together. */
const WRITTEN = ['_headers', '_redirects', '.nojekyll', 'index.html'];

/** Why the folder must not be replaced; null if it is new, empty or an earlier export. */
export function targetProblem(target: string): string | null {
  if (!existsSync(target)) return null;
  if (!statSync(target).isDirectory()) return `${target} is a file: name a new folder.`;
  const names = readdirSync(target);
  const isExport = WRITTEN.every((name) => names.includes(name));
  if (names.includes('.git'))
    return `${target} is a Git repository (.git), so it is not replaced: export to another folder, and copy the files from there.`;
  if (names.length === 0 || isExport) return null;
  return `${target} is not empty and not an earlier export, so it is not replaced: name a new or an empty folder, or empty this one yourself.`;
}

/** Replaces the folder with a copy of `from`. If copying stops, an earlier export stays complete. */
export async function replaceTarget(from: string, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    // Not cpSync, which reports a full disk as EIO.
    await cp(from, unfinished, { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

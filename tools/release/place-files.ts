/** Copies the files of a build into the folder of a release. */
import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { syncPath } from '#server/durable.ts';

/** Copies a file and syncs it. */
export function copyFile(from: string, to: string): void {
  copyFileSync(from, to);
  syncPath(to);
}

/** Hard-links a file to `to`. Returns false if the disk does not allow that. */
export function share(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    copyFileSync(from, to);
    return false;
  }
}

/**
 * Hard-links files that the previous release also has, which are already synced, and the build's pictures and films,
 * which never change under their name: a build step writes such a file under a temporary name first (`replaceFile`).
 * All other files are copied, so that a later change of `build/` changes no release.
 */
export function placeFiles(build: string, previous: string | null, target: string): void {
  const written: string[] = [];
  for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(build.length + 1);
    if (entry.isDirectory()) mkdirSync(join(target, name), { recursive: true });
    if (!entry.isFile()) continue;
    const to = join(target, name);
    mkdirSync(dirname(to), { recursive: true });
    const before = previous && join(previous, name);
    if (before && isSame(before, path) && share(before, to)) continue;
    if (name.startsWith(`media${sep}`)) share(path, to);
    else copyFileSync(path, to);
    written.push(to);
  }
  // After all are written, because the first sync makes the next ones faster.
  for (const to of written) syncPath(to);
}

/** Compares the content, so that a damaged file is not linked. */
function isSame(previous: string, path: string): boolean {
  const [before, now] = [statSync(previous, { throwIfNoEntry: false }), statSync(path)];
  if (before?.size !== now.size) return false;
  // Already the same file.
  if (before.ino === now.ino && before.dev === now.dev) return true;
  return readFileSync(previous).equals(readFileSync(path));
}

/** Syncs all folders below `root` and the root itself to the disk, so that their entries survive a power failure. */
export function syncFolders(root: string): void {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) syncPath(join(entry.parentPath, entry.name));
  syncPath(root);
}

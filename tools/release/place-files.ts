/** Puts the files of a build into the folder of a release. */
import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { syncPath } from '#server/durable.ts';

/** Copies a file and waits until it is on the disk. */
export function copyFile(from: string, to: string): void {
  copyFileSync(from, to);
  syncPath(to);
}

/** Puts a file at `to` without copying its content where the disk allows that; whether it did. */
function share(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    copyFileSync(from, to);
    return false;
  }
}

/**
 * Links what the release before has too: it is on the disk already. Also links the pictures and films of the build, which
 * never change under their name; every step of a build writes such a file under another name first (`replaceFile`). All
 * other files are copied, so that a later change of `build/` changes no release.
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
  // After all are written: the first sync makes the next ones short.
  for (const to of written) syncPath(to);
}

/** Of equal content: a file that was damaged on the disk is not handed on. */
function isSame(previous: string, path: string): boolean {
  const [before, now] = [statSync(previous, { throwIfNoEntry: false }), statSync(path)];
  if (before?.size !== now.size) return false;
  // One file under two names.
  if (before.ino === now.ino && before.dev === now.dev) return true;
  return readFileSync(previous).equals(readFileSync(path));
}

export function syncFolders(root: string): void {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) syncPath(join(entry.parentPath, entry.name));
  syncPath(root);
}

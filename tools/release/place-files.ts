/** Puts the files of a build into the folder of a release. */
import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { syncPath } from '#server/durable.ts';

/** Copies a file and waits until it is on the disk. */
export function copyFile(from: string, to: string): void {
  copyFileSync(from, to);
  syncPath(to);
}

/** Puts a file at `to` without copying its content where the disk allows that. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to);
    syncPath(to);
  } catch {
    copyFile(from, to);
  }
}

/**
 * Pictures and films never change under their name: they are shared with the release before, or with the build. All the
 * rest is copied, so that nothing that writes into `build/` changes a release.
 */
export function placeFiles(build: string, previous: string | null, target: string): void {
  for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(build.length + 1);
    if (entry.isDirectory()) mkdirSync(join(target, name), { recursive: true });
    if (!entry.isFile()) continue;
    const to = join(target, name);
    mkdirSync(dirname(to), { recursive: true });
    if (!name.startsWith(`media${sep}`)) copyFile(path, to);
    else share(previous && isSame(join(previous, name), path) ? join(previous, name) : path, to);
  }
}

/** Of equal content: a file that was damaged on the disk is not handed on. */
const isSame = (previous: string, path: string) =>
  statSync(previous, { throwIfNoEntry: false })?.size === statSync(path).size &&
  readFileSync(previous).equals(readFileSync(path));

export function syncFolders(root: string): void {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) syncPath(join(entry.parentPath, entry.name));
  syncPath(root);
}

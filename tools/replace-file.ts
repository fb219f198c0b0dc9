import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file of a build under a temporary name, then renames it, so that a release with a hard link to the old file keeps its content. */
export function replaceFile(path: string, bytes: Uint8Array): void {
  const temporary = `${path}.partial`;
  writeFileSync(temporary, bytes);
  renameSync(temporary, path);
}

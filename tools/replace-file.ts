import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file of a build under another name, then renames it: a release that has the old file as a link keeps its bytes. */
export function replaceFile(path: string, bytes: Uint8Array): void {
  const temporary = `${path}.partial`;
  writeFileSync(temporary, bytes);
  renameSync(temporary, path);
}

/** Copies of the database as it was before a migration, e.g. `enquiries.sqlite.version-1`. */
import { closeSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Writes the last committed state, readable by its owner only, and syncs it to the disk. Throws when the disk is full. */
export function copyBeside(path: string, version: number): void {
  const copy = `${path}.version-${version}`;
  rmSync(copy, { force: true });
  closeSync(openSync(copy, 'w', 0o600));
  // A second connection reads what was committed, also while the first is inside the migration's transaction.
  const reader = new DatabaseSync(path);
  try {
    reader.prepare('VACUUM INTO ?').run(copy);
  } finally {
    reader.close();
  }
  const file = openSync(copy, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** Deletes the copies: what is erased from the database must not live on beside it. */
export function deleteCopies(path: string): void {
  const prefix = `${basename(path)}.version-`;
  for (const name of readdirSync(dirname(path))) {
    if (name.startsWith(prefix)) rmSync(join(dirname(path), name), { force: true });
  }
}

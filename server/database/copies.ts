/**
 * Copies of the database in the same folder: `enquiries.sqlite.version-1` from before a migration,
 * `enquiries.sqlite.replaced-…` from before a restore. Erased data must not remain in them.
 */
import { closeSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { syncPath } from '#server/durable.ts';
import { tryDatabase } from './try-database.ts';

/** Name of the database that a restore replaced; `stamp` distinguishes restores. */
export const replacedFile = (path: string, stamp: string) => `${path}.replaced-${stamp}`;

/** Writes the last committed state, readable by its owner only, and syncs it to the disk. Throws when the disk is full. */
export function copyBeside(path: string, version: number): void {
  const copy = `${path}.version-${version}`;
  rmSync(copy, { force: true });
  closeSync(openSync(copy, 'w', 0o600));
  // A second connection reads the committed state, also while the first one is inside the migration's transaction.
  using reader = new DatabaseSync(path);
  reader.prepare('VACUUM INTO ?').run(copy);
  syncPath(copy);
}

/** Ends of the names of the files that SQLite writes beside a database. */
export const SIDES = ['-wal', '-shm', '-journal'] as const;

/** Deletes a database with those files. */
export function deleteDatabase(path: string): void {
  for (const side of ['', ...SIDES]) rmSync(path + side, { force: true });
}

const filesBeside = (path: string, suffix: string) =>
  readdirSync(dirname(path))
    .filter((name) => name.startsWith(`${basename(path)}.${suffix}-`))
    .map((name) => join(dirname(path), name));

/** Deletes the copies from before migrations, and files of interrupted restores. */
export function deleteCopies(path: string): void {
  deleteDatabase(`${path}.restoring`);
  for (const file of filesBeside(path, 'version')) rmSync(file, { force: true });
}

type Value = string | number;

/** Runs `work` on a replaced database; null if the file cannot be read. */
const inOne = <T>(file: string, work: (db: DatabaseSync) => T): T | null =>
  tryDatabase(
    file,
    (db) => {
      db.exec('PRAGMA secure_delete = ON');
      const result = work(db);
      db.exec('PRAGMA journal_mode = DELETE');
      return result;
    },
    { enableForeignKeyConstraints: true },
  );

const replacedFiles = (path: string) =>
  filesBeside(path, 'replaced').filter((file) => !/-(wal|shm|journal)$/.test(file));

/** Runs `work` on every replaced database that can be read. Returns the results. */
export const runOnReplaced = <T>(path: string, work: (db: DatabaseSync) => T): (T | null)[] =>
  replacedFiles(path).map((file) => inOne(file, work));

/**
 * Runs a DELETE that returns ids on all replaced databases. Returns the ids, and a function that deletes the unreadable
 * files (those written before a time in ms), because nobody can say whether they contain the erased data.
 */
export function eraseInReplaced(path: string, sql: string, ...values: readonly Value[]) {
  const ids: string[] = [];
  const unreadable: string[] = [];
  for (const file of replacedFiles(path)) {
    const erased = inOne(file, (db) => db.prepare(sql).all(...values) as { id: string }[]);
    if (erased) ids.push(...erased.map(({ id }) => id));
    else unreadable.push(file, `${file}-wal`, `${file}-shm`);
  }
  const deleteUnreadable = (writtenBefore = Number.POSITIVE_INFINITY) => {
    for (const file of unreadable) {
      const stat = statSync(file, { throwIfNoEntry: false });
      if (stat && stat.mtimeMs < writtenBefore) rmSync(file, { force: true });
    }
  };
  return { ids, deleteUnreadable };
}

/** Brings a database to this program's version: in one transaction, with a copy kept beside before the first change. */
import type { DatabaseSync } from 'node:sqlite';
import { copyBeside } from './copies.ts';
import { MIGRATIONS } from './migrations.ts';
import { addFieldColumns, fieldsWithoutColumn } from './schema.ts';
import { inTransaction } from './transaction.ts';

const VERSION = MIGRATIONS.length;

/** The file was written by a later version of the program, whose tables this one does not know. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
  constructor(path: string, version: number) {
    super(
      `${path} was written by a newer version of this program (its version is ${version}; this program reads up to ${VERSION}). Install the newer program again, or restore an older backup.`,
    );
  }
}

/** 0 for a file that is empty. */
export const versionOf = (db: DatabaseSync) =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

const isCurrent = (db: DatabaseSync) =>
  versionOf(db) === VERSION && fieldsWithoutColumn(db).length === 0;

export const isNewer = (db: DatabaseSync) => versionOf(db) > VERSION;
/** True when the file was written by an earlier version. */
export const isOutdated = (db: DatabaseSync) => versionOf(db) > 0 && versionOf(db) < VERSION;

export function migrate(db: DatabaseSync, path: string): void {
  if (isCurrent(db)) return;
  inTransaction(db, () => {
    // Asked inside the lock: another process may have migrated meanwhile.
    const version = versionOf(db);
    if (isNewer(db)) throw new NewerDatabaseError(path, version);
    if (isOutdated(db)) copyBeside(path, version);
    for (const statements of MIGRATIONS.slice(version)) db.exec(statements);
    addFieldColumns(db);
    db.exec(`PRAGMA user_version = ${VERSION}`);
  });
}

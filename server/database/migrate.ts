/** Migrates a database to this program's version, in one transaction, after making a copy in the same folder. */
import type { DatabaseSync } from 'node:sqlite';
import { FIELD_NAMES, type FieldName } from '#contract/forms.ts';
import { copyBeside } from './copies.ts';
import { MIGRATIONS } from './migrations.ts';
import { inTransaction } from './transaction.ts';

const VERSION = MIGRATIONS.length;

/** A newer version of the program wrote the file, with tables that this one does not know. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
  constructor(path: string, version: number) {
    super(
      `${path} was written by a newer version of this program (its version is ${version}; this program reads up to ${VERSION}). Install the newer program again, or restore an older backup.`,
    );
  }
}

/** 0 for an empty file. */
export const versionOf = (db: DatabaseSync) =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

const isCurrent = (db: DatabaseSync) =>
  versionOf(db) === VERSION && fieldsWithoutColumn(db).length === 0;

export const isNewer = (db: DatabaseSync) => versionOf(db) > VERSION;
/** True if an older version wrote the file. */
export const isOutdated = (db: DatabaseSync) => versionOf(db) > 0 && versionOf(db) < VERSION;

/** @param path of the database's file @throws NewerDatabaseError if a newer version of the program wrote it */
export function migrate(db: DatabaseSync, path: string): void {
  if (isCurrent(db)) return;
  inTransaction(db, () => {
    // Checked inside the lock, because another process may have migrated meanwhile.
    const version = versionOf(db);
    if (isNewer(db)) throw new NewerDatabaseError(path, version);
    if (isOutdated(db)) copyBeside(path, version);
    for (const statements of MIGRATIONS.slice(version)) db.exec(statements);
    addFieldColumns(db);
    db.exec(`PRAGMA user_version = ${VERSION}`);
  });
}

/** Fields without a column. A removed field keeps its column and data. */
function fieldsWithoutColumn(db: DatabaseSync): readonly FieldName[] {
  const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all('enquiry');
  const names = new Set(columns.map(({ name }) => name));
  return FIELD_NAMES.filter((name) => !names.has(name));
}

/** Adds a text column for each field of `FIELDS` that has none yet. */
function addFieldColumns(db: DatabaseSync): void {
  for (const name of fieldsWithoutColumn(db)) {
    db.exec(`ALTER TABLE enquiry ADD COLUMN ${name} TEXT`);
  }
}

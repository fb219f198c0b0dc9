/** Compares the version of a database file with this program's, before anything is changed. */
import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { isNewer, isOutdated, NewerDatabaseError, versionOf } from './migrate.ts';
import { tryDatabase } from './try-database.ts';

/** Null if there is no file, or if it cannot be read now: a full disk may get free space again. */
const inspect = <T>(path: string, read: (db: DatabaseSync) => T): T | null =>
  existsSync(path) ? tryDatabase(path, read) : null;

/** One line if a newer version of the program wrote the file; else null. */
export const newerVersionMessage = (path: string): string | null =>
  inspect(path, (db) => (isNewer(db) ? new NewerDatabaseError(path, versionOf(db)).message : null));

/** True if opening the file would migrate it. */
export const needsMigration = (path: string): boolean => inspect(path, isOutdated) ?? false;

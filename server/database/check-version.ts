/** How a database file's version compares with this program's, before anything is changed. */
import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { isNewer, isOutdated, NewerDatabaseError, versionOf } from './migrate.ts';
import { tryDatabase } from './try-database.ts';

/** Null when there is no file, or none that can be read now: a disk that is full may get room again. */
const inspect = <T>(path: string, read: (db: DatabaseSync) => T): T | null =>
  existsSync(path) ? tryDatabase(path, read) : null;

/** One line when the file was written by a newer version of the program; null when it was not. */
export const newerVersionMessage = (path: string): string | null =>
  inspect(path, (db) => (isNewer(db) ? new NewerDatabaseError(path, versionOf(db)).message : null));

/** True when opening the file would migrate it. */
export const needsMigration = (path: string): boolean => inspect(path, isOutdated) ?? false;

/** Reads a database file that may be damaged, missing or of another type. */
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';

/** The result of `work`; null if the file cannot be opened or read. */
export function tryDatabase<T>(
  path: string,
  work: (db: DatabaseSync) => T,
  options: DatabaseSyncOptions = {},
): T | null {
  try {
    using db = new DatabaseSync(path, options);
    return work(db);
  } catch {
    return null;
  }
}

export const hasTable = (db: DatabaseSync, name: string) =>
  db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined;

/** Whether SQLite finds no damage in the file. */
export function isIntact(db: DatabaseSync): boolean {
  const [check] = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
  return check?.integrity_check === 'ok';
}

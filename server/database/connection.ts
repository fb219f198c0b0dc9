/** Opens the SQLite file so that what is committed survives a power cut, and what is erased leaves no bytes. */
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SCHEMA, SCHEMA_VERSION } from './schema.ts';

/** How long a call waits for another process (the enquiries command) to finish its write. */
const BUSY_MS = 2000;

/**
 * Opens or creates the database at `path`, readable by its owner only (0600; -wal and -shm inherit the mode).
 * Throws SQLite's or the file system's error.
 */
export function openDatabase(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const db = new DatabaseSync(path, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
  try {
    // FULL syncs the log at every commit (in WAL mode NORMAL would not); secure_delete overwrites with zeros.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const versionOf = (db: DatabaseSync) =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

function migrate(db: DatabaseSync) {
  if (versionOf(db) === SCHEMA_VERSION) return;
  inTransaction(db, () => {
    // Asked again inside the lock: another process may have come first.
    const version = versionOf(db);
    if (version === 0) db.exec(`${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}`);
    else if (version !== SCHEMA_VERSION) {
      throw new Error(
        `The database has version ${version}, this program knows version ${SCHEMA_VERSION}: run the program that wrote it.`,
      );
    }
  });
}

/** Runs `work` in one synced transaction: all of it is stored, or nothing. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk may have rolled back already; the error that counts is the first.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Moves the log into the file and empties it, so that erased words are in neither.
 * Throws when a reader in another process holds the log for longer than the busy time.
 */
export function emptyLog(db: DatabaseSync): void {
  const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
  if (busy) {
    throw new Error(
      'Erased, but another program is reading the database, so its log could not be emptied: run the command again.',
    );
  }
}

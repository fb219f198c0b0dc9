/** Opens the SQLite file so that commits survive a power failure, and erased data leaves no bytes. */
import { chmodSync, closeSync, linkSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deleteDatabase } from './copies.ts';
import { DamagedDatabaseError } from './damaged.ts';
import { migrate } from './migrate.ts';

/** How long a call waits for a write of another process (the command line). */
const BUSY_MS = 2000;

/**
 * Creates the database under a temporary name first, so that a file of 0 bytes at `path` is never a new database, even
 * after a crash or on a full disk. Does nothing if another process was faster.
 */
function createDatabase(path: string): void {
  const created = `${path}.creating-${process.pid}`;
  try {
    closeSync(openSync(created, 'w', 0o600));
    {
      using db = new DatabaseSync(created);
      db.exec('PRAGMA journal_mode = WAL');
    }
    linkSync(created, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    deleteDatabase(created);
  }
}

/**
 * Opens or creates the database at `path`, readable by its owner only (0600; -wal and -shm inherit the mode), and brings
 * it to this program's version. Throws SQLite's or the file system's error, a `NewerDatabaseError`, or a `DamagedDatabaseError` for a
 * file of 0 bytes, which has lost what it held.
 */
export function openDatabase(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === 0) throw new DamagedDatabaseError(path);
  if (size === undefined) createDatabase(path);
  chmodSync(path, 0o600);
  const db = new DatabaseSync(path, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
  try {
    // FULL syncs the log at every commit (in WAL mode NORMAL would not); secure_delete overwrites with zeros.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    migrate(db, path);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Moves the write-ahead log into the file and empties it, so that erased texts are in neither. Throws if a reader in
 * another process holds the log for longer than the busy timeout.
 */
export function emptyLog(db: DatabaseSync): void {
  const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
  if (busy) {
    throw new Error(
      'Deleted, but another program is reading the database, so its log still contains the deleted texts: run the command again.',
    );
  }
}

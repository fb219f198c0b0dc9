/**
 * Locks between processes, for sending from a data folder and for builds. A lock is SQLite's exclusive lock on a file, which the
 * operating system releases when its holder ends, for whatever reason.
 */
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { giveToFolderOwner } from './ownership.ts';

/** SQLite's primary result code for a lock that another process holds (https://sqlite.org/rescode.html). */
const BUSY = 5;

/**
 * Takes the lock and returns the function that releases it; null while another process holds it. Throws if the lock file cannot
 * be used:
 * the disk is full or read-only, or the file belongs to another user.
 */
export function takeLock(path: string): (() => void) | null {
  closeSync(openSync(path, 'a', 0o600));
  giveToFolderOwner(path);
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    // Nothing is written with this connection, so it needs no journal.
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === BUSY) return null;
    throw error;
  }
}

/** The same without errors, for callers that retry anyway: null if the lock could not be taken. */
export function acquireLock(path: string): (() => void) | null {
  try {
    return takeLock(path);
  } catch {
    return null;
  }
}

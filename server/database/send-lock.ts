/**
 * Only one process sends from a data folder, or emails would go out twice. The lock is SQLite's exclusive lock on a file,
 * which the operating system releases when its holder dies, however it dies.
 */
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { giveToFolderOwner } from './ownership.ts';

/** Acquires the lock and returns the function that releases it; null while another process holds it. */
export function acquireSendLock(path: string): (() => void) | null {
  let lock: DatabaseSync | undefined;
  try {
    closeSync(openSync(path, 'a', 0o600));
    giveToFolderOwner(path);
    lock = new DatabaseSync(path, { timeout: 0 });
    // Nothing is ever written through it, so it needs no journal, and no room on the disk.
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
    const held = lock;
    return () => held.close();
  } catch {
    lock?.close();
    return null;
  }
}

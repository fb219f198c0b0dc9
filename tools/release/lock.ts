/** One build at a time. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { takeLock } from '#server/database/lock.ts';

const RETRY_MS = 300;

/**
 * Runs `work` while no other process holds the lock at `path`; waits for its turn, and says so once. The lock goes with
 * its holder, however that ends, so nobody waits for a dead one. Throws when nothing can be written there.
 */
export async function inTurn<T>(
  path: string,
  print: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  let release = takeLock(path);
  if (!release) print('Another build is running: this one waits until it has ended.');
  while (!release) {
    await pause(RETRY_MS);
    release = takeLock(path);
  }
  try {
    return await work();
  } finally {
    release();
  }
}

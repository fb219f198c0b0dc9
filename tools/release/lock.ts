/** One build at a time. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { takeLock } from '#server/database/lock.ts';

const RETRY_MS = 300;

/**
 * Runs `work` with the lock at `path`. Waits while another process holds it, and prints that once. The lock is released
 * when its holder ends, for whatever reason. Throws if the lock file cannot be written.
 */
export async function runWithLock<T>(
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

/** A folder in memory for files of tests: the desk syncs each file of a draft, which on a disk takes most of a test's time. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Four parallel tests need less than a third of it. */
const FREE_MIN = 6 * 1024 ** 3;

/** Tests write programs and start them. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}

/** Returns a new folder in `memory`; null if that is missing, nearly full, or mounted with noexec. */
export function folderInMemory(memory = '/dev/shm', min = FREE_MIN): string | null {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (Math.min(bavail * bsize, process.availableMemory()) < min) return null;
    const folder = mkdtempSync(join(memory, 'tests-'));
    // Readable by all, like /tmp: nginx runs as another user.
    chmodSync(folder, 0o1777);
    if (runsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    // Use the disk instead.
  }
  return null;
}

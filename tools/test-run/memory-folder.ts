/** A folder in memory for what tests write: the desk syncs each file of its drafts, which takes a disk most of a test. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Four tests at once stay below a third of it. */
const FREE_MIN = 6 * 1024 ** 3;

/** Tests start programs that they have written. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}

/** Returns a new folder below `memory`; null where there is none, little room, or no program may be started. */
export function folderInMemory(memory = '/dev/shm', min = FREE_MIN): string | null {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (Math.min(bavail * bsize, process.availableMemory()) < min) return null;
    const folder = mkdtempSync(join(memory, 'tests-'));
    // As /tmp: nginx and other users that tests act as look into it.
    chmodSync(folder, 0o1777);
    if (runsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    // The disk will do.
  }
  return null;
}

/** A tiny file system that can really be full; only if the tests may mount one (as root, on Linux). */
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './fixtures.ts';

/** The folder on which it is mounted; null if mounting is not allowed. `size` as in `mount -o size=`. */
export function tinyDisk(size = '2m'): string | null {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    process.stderr.write('A test of a full disk is skipped: no file system can be mounted here.\n');
    return null;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

/** Writes until the disk is full. */
export function fillDisk(folder: string): void {
  for (let i = 0; ; i += 1) {
    try {
      writeFileSync(join(folder, `fill-${i}`), Buffer.alloc(4096, 1));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
  }
}

/** Deletes what `fillDisk` wrote. */
export function freeSpace(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('fill-')) rmSync(join(folder, name));
  }
}

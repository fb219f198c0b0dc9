/** Writing what must be whole or absent after a crash or a power cut. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Waits until a file or folder is on the disk. */
export function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } catch (error) {
    // Windows and some network disks sync no folders.
    if (!['EPERM', 'EINVAL', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
  } finally {
    closeSync(file);
  }
}

/** Renames within one disk, and waits until the folder says so. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  sync(dirname(to));
}

/** Replaces a small file in one step: a reader sees the old text or the new one, never a part. */
export function writeDurably(path: string, text: string): void {
  const temporary = join(dirname(path), `.${basename(path)}-${process.pid}`);
  try {
    writeFileSync(temporary, text, { flush: true });
    renameDurably(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

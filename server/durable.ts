/** Writes files that must be complete or absent after a crash or a power failure. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Whether a disk, or this account's share of it, is full. The database reports it as SQLITE_FULL (server/database/worker.ts). */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'SQLITE 13'].includes((error as NodeJS.ErrnoException | null)?.code ?? '');

/** Windows and some network disks cannot sync folders. */
function throwUnlessUnsupported(error: unknown): void {
  if (!['EPERM', 'EINVAL', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
    throw error;
}

/** Syncs a file or folder to the disk. */
export function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } catch (error) {
    throwUnlessUnsupported(error);
  } finally {
    closeSync(file);
  }
}

/** The same without blocking. */
export async function syncPathAsync(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync().catch(throwUnlessUnsupported);
}

/** Renames within one disk, and syncs the folder. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  syncPath(dirname(to));
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

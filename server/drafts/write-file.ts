/** Writes and moves files of the draft: each is complete and synced before it gets its name. */
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncPathAsync } from '#server/durable.ts';

/** Writes a text, readable only by its owner. Creates the folder if necessary. */
export async function writeFileDurably(path: string, text: string): Promise<void> {
  const folder = dirname(path);
  const temporary = join(folder, `.${basename(path)}-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(temporary, text, { flag: 'wx', mode: 0o600, flush: true });
    await rename(temporary, path);
    await syncPathAsync(folder);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Moves a file or folder; a file also from another disk. Creates the target's folder if necessary. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const temporary = join(dirname(to), `.${basename(to)}-${process.pid}`);
    await copyFile(from, temporary);
    await syncPathAsync(temporary);
    await rename(temporary, to);
    await rm(from);
  }
  await syncPathAsync(dirname(to));
}

/** Writing and moving files of the draft: each is whole and on the disk before it gets its name. */
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncPathAsync } from '#server/durable.ts';

let written = 0;

/** Writes a text, readable by its owner only. A missing folder is made. */
export async function writeFileDurably(path: string, text: string): Promise<void> {
  const folder = dirname(path);
  written += 1;
  const temporary = join(folder, `.${basename(path)}-${process.pid}-${written}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(temporary, text, { flag: 'wx', mode: 0o600, flush: true });
    await rename(temporary, path);
    await syncPathAsync(folder);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Moves a file or folder; a file also from another disk. The folder that it goes to is made where it is missing. */
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

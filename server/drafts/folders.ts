/** Lists, copies and compares content folders. Names are relative, with forward slashes. */
import { hash } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { copyFile, link, lstat, mkdir, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { syncPathAsync } from '#server/durable.ts';

export interface Change {
  readonly file: string;
  readonly how: 'added' | 'changed' | 'removed';
}

/** All files in a folder, sorted, without hidden and partial files. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((file) => !/(^|\/)\./.test(file))
    .sort();
}

/** Makes a hard link if the disk supports it, otherwise a copy. */
async function shareFile(from: string, to: string): Promise<void> {
  await link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EEXIST' || error.code === 'ENOSPC') throw error;
    return copyFile(from, to, constants.COPYFILE_FICLONE);
  });
}

/** Copies a file, synced. */
export async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await syncPathAsync(to);
}

/**
 * Copies all files of `from` into `to`, synced. `isShared`: as hard links, for folders whose files are never written in place; a
 * folder that people edit, such as the checkout's, is copied. Only plain files are copied.
 */
export async function copyFolder(from: string, to: string, isShared: boolean): Promise<void> {
  const root = await realpath(from);
  const folders = new Set([to]);
  await mkdir(to, { recursive: true });
  for (const file of await filesIn(root)) {
    const source = join(root, file);
    if (!(await lstat(source)).isFile()) continue;
    const target = join(to, file);
    const folder = dirname(target);
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    for (let at = folder; at.startsWith(to); at = dirname(at)) folders.add(at);
    await (isShared ? shareFile(source, target) : copyWhole(source, target));
  }
  for (const folder of folders) await syncPathAsync(folder);
}

const isOneFile = (one: Stats, other: Stats) => one.ino === other.ino && one.dev === other.dev;

async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(one), stat(other)]);
  if (isOneFile(a, b)) return true;
  return a.size === b.size && (await readFile(one)).equals(await readFile(other));
}

/** The changes from `before` to `after`; hard-linked files are not read. */
export async function compareFolders(before: string, after: string): Promise<Change[]> {
  const [old, now] = await Promise.all([filesIn(before), filesIn(after)]);
  const [had, has] = [new Set(old), new Set(now)];
  const changes: Change[] = old
    .filter((file) => !has.has(file))
    .map((file) => ({ file, how: 'removed' }));
  for (const file of now) {
    if (!had.has(file)) changes.push({ file, how: 'added' });
    else if (!(await isSame(join(before, file), join(after, file))))
      changes.push({ file, how: 'changed' });
  }
  return changes.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Hash of each file's bytes by its name: "content/site.yaml". */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await filesIn(folder))
    hashes[`content/${file}`] = hash('sha1', await readFile(join(folder, file)));
  return hashes;
}

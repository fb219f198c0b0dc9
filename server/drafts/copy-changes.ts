/** Makes chosen files of a content folder equal to those of another. */
import { mkdtempDisposable, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Change, compareFolders, copyWhole } from './folders.ts';
import { moveDurably } from './write-file.ts';

/** Pictures are added first and removed last, because texts refer to them. */
const place = ({ file, how }: Change) => (how === 'removed' ? 2 : file.endsWith('.yaml') ? 1 : 0);

/** Removes empty parent folders, up to the content folder. */
async function removeEmptyFolders(folder: string, file: string): Promise<void> {
  for (let at = dirname(file); at !== '.'; at = dirname(at))
    try {
      await rmdir(join(folder, at));
    } catch {
      return;
    }
}

/**
 * Makes files of `folder` equal to those in `like`. All are copied before the first is replaced, so that a full disk changes
 * nothing.
 * @param isChosen gets each necessary change of `folder`
 * @returns the names of the files that were changed
 */
export async function copyChanges(
  folder: string,
  like: string,
  isChosen: (change: Change) => boolean,
): Promise<string[]> {
  const changes = (await compareFolders(folder, like)).filter(isChosen);
  changes.sort((a, b) => place(a) - place(b));
  await using staging = await mkdtempDisposable(join(dirname(folder), `.new-${basename(folder)}-`));
  const stagedAt = (n: number) => join(staging.path, String(n));
  for (const [n, { file, how }] of changes.entries())
    if (how !== 'removed') await copyWhole(join(like, file), stagedAt(n));
  for (const [n, { file, how }] of changes.entries())
    if (how !== 'removed') await moveDurably(stagedAt(n), join(folder, file));
    else {
      await rm(join(folder, file), { force: true });
      await removeEmptyFolders(folder, file);
    }
  return changes.map(({ file }) => file);
}

/** Stores a copy of changes that are published later, with the content that was published when they were chosen. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtempDisposable, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LIBRARY_GROUP } from '#contract/desk/changes.ts';
import type { Role } from '#contract/desk/roles.ts';
import { copyChanges } from '#server/drafts/copy-changes.ts';
import { type Change, compareFolders, copyFolder } from '#server/drafts/folders.ts';
import { keepVersion } from '#server/drafts/versions.ts';
import { refuseBrand } from './brand-groups.ts';
import { groupOf } from './groups.ts';

const homeOf = (dataDir: string) => join(dataDir, 'draft', 'set-time');
const foldersOf = (dataDir: string, id: string) => {
  const home = join(homeOf(dataDir), id);
  return { home, before: join(home, 'before'), chosen: join(home, 'chosen') };
};

/** Stores the folders `chosen` and `before`, which differ by the chosen changes, and removes others. */
export async function storeChanges(
  dataDir: string,
  id: string,
  { before, chosen }: { readonly before: string; readonly chosen: string },
): Promise<void> {
  const kept = foldersOf(dataDir, id);
  await mkdir(kept.home, { recursive: true, mode: 0o700 });
  try {
    await copyFolder(before, kept.before, true);
    await copyFolder(chosen, kept.chosen, true);
  } catch (error) {
    await removeStoredChanges(dataDir, id);
    throw error;
  }
}

export const removeStoredChanges = (dataDir: string, id: string) =>
  rm(foldersOf(dataDir, id).home, { recursive: true, force: true });

/** Removes the copies of all but this one. */
export async function removeOtherStoredChanges(dataDir: string, id: string | null): Promise<void> {
  for (const name of await readdir(homeOf(dataDir)).catch(() => []))
    if (name !== id) await removeStoredChanges(dataDir, name);
}

/** Null if the copy no longer exists. */
export const chosenFolder = (dataDir: string, id: string): string | null => {
  const { before, chosen } = foldersOf(dataDir, id);
  return existsSync(before) && existsSync(chosen) ? chosen : null;
};

/** Ids of the groups of the stored changes. */
export async function storedGroups(dataDir: string, id: string): Promise<ReadonlySet<string>> {
  const { before, chosen } = foldersOf(dataDir, id);
  return new Set((await compareFolders(before, chosen)).map(({ file }) => groupOf(file)));
}

/** Throws a 403 if the stored changes include the brand and the person is a colleague. */
export async function refuseStoredBrand(role: Role, dataDir: string, id: string): Promise<void> {
  const { before, chosen } = foldersOf(dataDir, id);
  await refuseBrand({ role, action: 'setTime' }, before, chosen);
}

const filesOf = (changes: readonly Change[]) => new Set(changes.map(({ file }) => file));

interface Merged {
  /** Name of the content version. */
  readonly version: string;
  /** Ids of groups that were published with other changes meanwhile. */
  readonly leftOut: readonly string[];
}

/**
 * Applies the stored changes to the currently published content, as a version. Groups with a file that was published meanwhile
 * are left out.
 */
export async function applyStoredChanges(
  dataDir: string,
  id: string,
  published: string,
): Promise<Merged> {
  const { home, before, chosen } = foldersOf(dataDir, id);
  const own = filesOf(await compareFolders(before, chosen));
  const since = filesOf(await compareFolders(before, published));
  const isOther = filesOf(await compareFolders(published, chosen));
  const conflicts = [...own].filter((file) => since.has(file) && isOther.has(file));
  const leftOut = new Set(conflicts.map(groupOf));
  // Pictures belong to many pages, so each is left out separately.
  leftOut.delete(LIBRARY_GROUP);
  const isTaken = ({ file }: Change) =>
    own.has(file) && !conflicts.includes(file) && !leftOut.has(groupOf(file));
  await using staging = await mkdtempDisposable(join(home, 'new-'));
  const content = join(staging.path, 'content');
  await copyFolder(published, content, true);
  await copyChanges(content, chosen, isTaken);
  return { version: await keepVersion(dataDir, content, true), leftOut: [...leftOut] };
}

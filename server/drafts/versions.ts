/** The content versions that the desk has published: complete and never changed; one is current. */
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { syncPathAsync } from '#server/durable.ts';
import { copyFolder, hashFiles } from './folders.ts';
import { currentLink, versionsFolder } from './published.ts';

const VERSION = /^[0-9a-f]{16}$/;
const CONTENT = /^content\//;

/** The name of a version: a hash of the hashes of its files ("content/site.yaml" by name); other files do not count. */
export function versionOf(hashes: Readonly<Record<string, string>>): string {
  const ofContent = Object.entries(hashes)
    .filter(([name]) => CONTENT.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(ofContent)).slice(0, 16);
}

/** The folder of a version; null if it is not kept. */
export function versionFolder(dataDir: string, version: string): string | null {
  const folder = join(versionsFolder(dataDir), version);
  return VERSION.test(version) && existsSync(folder) ? folder : null;
}

/** Copies the folder as a version; returns its name. It is complete and synced, but not current yet. */
export async function keepVersion(
  dataDir: string,
  from: string,
  isShared: boolean,
): Promise<string> {
  const versions = versionsFolder(dataDir);
  await mkdir(versions, { recursive: true, mode: 0o700 });
  const staging = join(versions, `.new-${process.pid}-${Date.now()}`);
  try {
    await copyFolder(from, staging, isShared);
    const version = versionOf(await hashFiles(staging));
    if (versionFolder(dataDir, version)) return version;
    await rename(staging, join(versions, version));
    await syncPathAsync(versions);
    return version;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** The current version; null if the content was not copied out of the code. */
const currentVersion = (dataDir: string) =>
  readlink(currentLink(dataDir)).catch(() => null as string | null);

/** Makes a version current in one step: a reader sees the previous one or this one. */
export async function makeVersionCurrent(dataDir: string, version: string): Promise<void> {
  const temporary = join(versionsFolder(dataDir), `.current-${process.pid}`);
  await rm(temporary, { force: true });
  await symlink(version, temporary);
  await rename(temporary, currentLink(dataDir));
  await syncPathAsync(versionsFolder(dataDir));
}

/** Removes all versions except those, the current one, and partial copies. */
export async function removeOldVersions(dataDir: string, kept: ReadonlySet<string>): Promise<void> {
  const versions = versionsFolder(dataDir);
  const current = await currentVersion(dataDir);
  for (const name of await readdir(versions).catch(() => [])) {
    const isOld = VERSION.test(name) && name !== current && !kept.has(name);
    if (isOld || /^\.(new-|old-|current-)/.test(name))
      await rm(join(versions, name), { recursive: true, force: true });
  }
}

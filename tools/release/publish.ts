/** Makes a release of a build: copies it beside the others, checks the whole, and only then gives it its name. */
import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { renameDurably, sync } from '#server/releases/durable.ts';
import { clientFolder, type Release, servedRelease } from '#server/releases/folder.ts';
import { readStudio } from '#server/studio.ts';
import { type CheckOptions, checkSite } from './check.ts';
import { ReleaseFault } from './fault.ts';

const FAULTS_SHOWN = 8;

export interface PublishOptions extends CheckOptions {
  /** Folder of the releases. */
  readonly folder: string;
  /** Folder of the build. */
  readonly build: string;
  readonly facts: Pick<Release, 'fingerprint' | 'variables'>;
  readonly now: number;
  readonly print: (line: string) => void;
}

/** Sorts by time, and is a name on every disk. */
const newId = (now: number) =>
  `${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}-${randomBytes(2).toString('hex')}`;

function copy(from: string, to: string): void {
  copyFileSync(from, to);
  sync(to);
}

/** Puts a file at `to` without copying its content where the disk allows that. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to);
    sync(to);
  } catch {
    copy(from, to);
  }
}

/**
 * Pictures and films never change under their name: they are shared with the release before, or with the build. All the
 * rest is copied, so that nothing that writes into `build/` changes a release.
 */
function placeFiles(build: string, former: string | null, target: string): void {
  for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(build.length + 1);
    if (entry.isDirectory()) mkdirSync(join(target, name), { recursive: true });
    if (!entry.isFile()) continue;
    const to = join(target, name);
    mkdirSync(dirname(to), { recursive: true });
    if (!name.startsWith(`media${sep}`)) copy(path, to);
    else
      share(former && sizeOf(join(former, name)) === sizeOf(path) ? join(former, name) : path, to);
  }
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;

function syncFolders(root: string): void {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) sync(join(entry.parentPath, entry.name));
  sync(root);
}

/** Removes what was left behind by a release that was killed while it was made or removed. */
export function removeUnfinished(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (/^\.(new-|old-|current|failed)/.test(name))
      rmSync(join(folder, name), { recursive: true, force: true });
}

/** Returns the new release's id; it is whole and on the disk, and not current yet. Throws a `ReleaseFault` when it is not whole. */
export async function publish(options: PublishOptions): Promise<string> {
  const { folder, build, facts, now, print } = options;
  const id = newId(now);
  const staging = join(folder, `.new-${id}`);
  const previous = servedRelease(folder)?.id ?? null;
  try {
    mkdirSync(staging, { recursive: true });
    const client = join(staging, 'client');
    placeFiles(join(build, 'client'), previous && clientFolder(folder, previous), client);
    copy(join(build, 'studio.json'), join(staging, 'studio.json'));
    copy(join(build, 'sources.json'), join(staging, 'sources.json'));
    readStudio(join(staging, 'studio.json'));
    const { faults, warnings } = await checkSite(client, options);
    for (const warning of warnings) print(warning);
    if (faults.length > 0) {
      const more = faults.length - FAULTS_SHOWN;
      const lines = [...faults.slice(0, FAULTS_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])];
      throw new ReleaseFault(`The built site is not whole:\n${lines.join('\n')}`);
    }
    const release: Release = { id, created: new Date(now).toISOString(), ...facts, previous };
    writeFileSync(join(staging, 'release.json'), JSON.stringify(release, null, 2), { flush: true });
    syncFolders(staging);
    renameDurably(staging, join(folder, id));
    return id;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Makes releases live and goes back to earlier ones, with the lock of `npm run release`. */
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { takeLock } from '#server/database/lock.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { compareFolders } from '#server/drafts/folders.ts';
import { hasOwnContent } from '#server/drafts/published.ts';
import { removeOldVersions, versionFolder } from '#server/drafts/versions.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { errorCode, type Log } from '#server/log.ts';
import { GONE } from '#server/messages/en.ts';
import {
  hasWithdrawn,
  listReleases,
  previewFolder,
  readRelease,
  releasesFolder,
  servedRelease,
} from '#server/releases/folder.ts';
import { removeOldReleasesBeside } from '#server/releases/switch.ts';
import { removeWithdrawn } from '#server/releases/withdrawn.ts';
import { REFUSALS } from './refusals.ts';
import { beginSwap } from './swap.ts';
import { contentVersionOf, keptVersions } from './versions.ts';

/** An error that is answered 409, with this message. */
export const conflictError = (message: string) => new HttpError(409, [message]);

interface LiveOptions {
  readonly config: Config;
  readonly drafts: Drafts;
  readonly site: { readonly take?: () => void };
  readonly now: () => number;
  readonly log: Log;
  /** Content versions that are needed besides those of the releases. */
  readonly needed: () => readonly string[];
}

export function createGoLive({ config, drafts, site, now, log, needed }: LiveOptions) {
  const { dataDir } = config;
  const [releases, previews] = [releasesFolder(dataDir), previewFolder(dataDir)];
  const lockFile = join(releases, 'release.lock');

  /** Throws a 409 while `npm run release` runs. */
  async function locked<T>(work: () => Promise<T>): Promise<T> {
    mkdirSync(releases, { recursive: true, mode: 0o700 });
    const unlock = takeLock(lockFile);
    if (!unlock) throw conflictError(REFUSALS.machine);
    try {
      return await work();
    } finally {
      unlock();
    }
  }

  async function tidy(): Promise<void> {
    try {
      await removeOldReleasesBeside(releases);
      const kept = keptVersions(dataDir);
      for (const { id } of listReleases(previews)) kept.add(contentVersionOf(join(previews, id)));
      await drafts.between(async () => {
        for (const version of needed()) kept.add(version);
        await removeOldVersions(dataDir, kept);
      });
    } catch (error) {
      log('warn', 'old-versions-stay', { code: errorCode(error) });
    }
  }

  /** The content of a kept release. Throws a 404 if it is not kept. */
  function contentFolder(id: string): string {
    const version = readRelease(releases, id) ? contentVersionOf(join(releases, id)) : '';
    const folder = versionFolder(dataDir, version);
    if (!folder || !hasOwnContent(config)) throw notFound(GONE.version);
    return folder;
  }

  return {
    /** Whether a release is based on the current site. */
    isOnTop: (id: string) =>
      readRelease(previews, id)?.previous === (servedRelease(releases)?.id ?? null),

    /** Makes exactly that preview live, without later changes. Throws a 409 if it is not based on the current site. */
    async goLive(id: string): Promise<void> {
      const release = readRelease(previews, id);
      if (!release) throw conflictError(GONE.preview);
      await locked(async () => {
        if (release.previous !== (servedRelease(releases)?.id ?? null))
          throw conflictError(REFUSALS.siteChanged);
        await beginSwap(dataDir, { id, version: contentVersionOf(join(previews, id)) }, now);
        removeWithdrawn(releases, id);
      });
      site.take?.();
      await tidy();
    },

    contentFolder,

    /** Makes an older release and its content current again. A draft without changes follows; another stays unchanged. */
    async goBack(id: string): Promise<void> {
      await drafts.between(async () => {
        const folder = contentFolder(id);
        const version = basename(folder);
        if (hasWithdrawn(releases, id)) throw conflictError(REFUSALS.withdrawn);
        const changed = await compareFolders(drafts.published(), drafts.folder);
        await locked(() => beginSwap(dataDir, { id, version }, now));
        if (changed.length === 0) await drafts.beginWith(folder);
      });
      site.take?.();
      await tidy();
    },
  };
}
export type GoLive = ReturnType<typeof createGoLive>;

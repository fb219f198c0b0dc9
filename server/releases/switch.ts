/** Switches the current release in one step, and removes old releases. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '#server/durable.ts';
import {
  currentFile,
  listReleases,
  type Release,
  readRelease,
  releaseIds,
  rollbackFile,
  servedRelease,
} from './folder.ts';
import { isProvisional } from './provisional.ts';

const KEPT = 5;

/**
 * Makes a release current; a running server serves it within a second. `wentBackFrom` as in folder.ts. Every newer release is
 * marked as taken back, so that a damaged `current.json` does not bring one back.
 */
export function makeCurrent(folder: string, id: string, now: number, wentBackFrom?: string): void {
  for (const newer of releaseIds(folder).filter((other) => other > id))
    writeFileSync(rollbackFile(folder, newer), wentBackFrom ?? '', { flush: true });
  rmSync(rollbackFile(folder, id), { force: true });
  const current = { id, since: new Date(now).toISOString(), wentBackFrom };
  writeDurably(currentFile(folder), `${JSON.stringify(current)}\n`);
}

/** The release for `--back`: the one before the current one that has all its pictures; null if there is none. */
export function releaseBefore(folder: string): Release | null {
  const current = servedRelease(folder);
  if (!current) return null;
  const { id, previous } = current;
  return (
    (previous && !isProvisional(folder, previous) && readRelease(folder, previous)) ||
    (listReleases(folder).find(
      (release) => release.id < id && !isProvisional(folder, release.id),
    ) ??
      null)
  );
}

/** Renames all releases except the current, the previous and the newest ones (five in all), so that they no longer count as releases. */
function setOldAside(folder: string): { id: string; leftover: string }[] {
  const releases = releaseIds(folder);
  const bound = [servedRelease(folder)?.id, releaseBefore(folder)?.id];
  const kept = new Set(bound.filter((id) => id !== undefined));
  for (const id of releases) if (kept.size < KEPT) kept.add(id);
  return releases
    .filter((id) => !kept.has(id))
    .map((id) => {
      // Renamed first, so that a partly deleted release does not look like one.
      const leftover = join(folder, `.old-${id}`);
      renameSync(join(folder, id), leftover);
      return { id, leftover };
    });
}

/** Removes old releases. Returns their ids. */
export function removeOldReleases(folder: string): string[] {
  return setOldAside(folder).map(({ id, leftover }) => {
    rmSync(leftover, { recursive: true, force: true });
    return id;
  });
}

/** The same without blocking. */
export async function removeOldReleasesBeside(folder: string): Promise<void> {
  for (const { leftover } of setOldAside(folder))
    await rm(leftover, { recursive: true, force: true });
}

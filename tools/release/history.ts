/** Lists the kept releases, and goes back to an earlier one. */
import { join } from 'node:path';
import { hasWithdrawn, listReleases, servedRelease } from '#server/releases/folder.ts';
import { isProvisional } from '#server/releases/provisional.ts';
import { makeCurrent, releaseBefore } from '#server/releases/switch.ts';
import { ReleaseFault } from './fault.ts';
import { runWithLock } from './lock.ts';
import type { ReleaseOptions } from './release.ts';
import { fingerprintOf, readSources } from './sources.ts';

/** Makes the previous release current. Returns its id; null if there is none. */
export function rollBack({
  root,
  folder,
  now,
  print,
}: Pick<ReleaseOptions, 'root' | 'folder' | 'now' | 'print'>) {
  return runWithLock(join(folder, 'release.lock'), print, async () => {
    const before = releaseBefore(folder);
    if (!before) return null;
    if (hasWithdrawn(folder, before.id))
      throw new ReleaseFault(
        `${before.id} shows pictures that were taken off the site since, and they are deleted: it cannot be published again.`,
      );
    makeCurrent(folder, before.id, now(), fingerprintOf(readSources(root)));
    return before.id;
  });
}

/** One line for each finished release, newest first; the current one is marked. */
export function releaseLines(folder: string): string[] {
  const current = servedRelease(folder)?.id;
  const finished = listReleases(folder).filter(({ id }) => !isProvisional(folder, id));
  return finished.map(
    ({ id, created, variables }) =>
      `${id === current ? '*' : ' '} ${id}  made ${created.slice(0, 16).replace('T', ' ')} UTC  ${variables.SITE_ORIGIN ?? 'without SITE_ORIGIN'}`,
  );
}

/** Makes the first release of a site, which can be served before its pictures are encoded. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { servedRelease } from '#server/releases/folder.ts';
import { makeCurrent } from '#server/releases/switch.ts';
import { type BuildOptions, buildApart, isFresh, recordOf } from './build-site.ts';
import { checks, manifestOf } from './checks.ts';
import { runWithLock } from './lock.ts';
import { publish, removeUnfinished } from './publish.ts';
import { mediaOf } from './shown-media.ts';
import { fingerprintOf } from './sources.ts';
import { buildVariables } from './variables.ts';

interface FirstOptions extends Pick<BuildOptions, 'root' | 'env' | 'print' | 'onStep' | 'onLine'> {
  /** Folder of the releases. */
  readonly folder: string;
  readonly now: () => number;
}

/**
 * Builds pages without share cards and compressed files, and the list of pictures that are encoded later
 * (server/releases/provisional.ts).
 */
const PROVISIONALLY = { PICTURES_LATER: '1' };

/**
 * Makes a provisional release current, unless there is a release. If `build/` is up to date, that becomes the release
 * instead.
 * @throws ReleaseFault
 */
export async function firstRelease({ root, folder, now, ...options }: FirstOptions): Promise<void> {
  const { env, print } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const variables = buildVariables(env, {});
  const shared = { ...options, root, variables, isQuiet: true, isForced: true };
  await runWithLock(join(folder, 'release.lock'), print, async () => {
    // Another process was faster.
    if (servedRelease(folder)) return;
    removeUnfinished(folder);
    const finish = async (build: string) => {
      const { sources } = recordOf(build);
      const id = await publish({
        ...checks(build),
        folder,
        build,
        facts: { fingerprint: fingerprintOf(sources), variables },
        media: (client) => mediaOf(client, manifestOf(build), sources),
        now: now(),
        // Pages that are too large are reported for the final release.
        print: () => {},
      });
      makeCurrent(folder, id, now());
    };
    if (isFresh(root, variables)) await finish(join(root, 'build'));
    else await buildApart({ ...shared, env: { ...env, ...PROVISIONALLY } }, finish);
  });
}

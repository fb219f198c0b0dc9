/**
 * Builds the sources, checks the result, and makes it the current release
 * (docs/decisions/releases.md#a-build-goes-live-as-a-release-in-one-step).
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncPath, writeDurably } from '#server/durable.ts';
import {
  failedFile,
  type Release,
  rolledBackRelease,
  servedRelease,
} from '#server/releases/folder.ts';
import { isProvisional } from '#server/releases/provisional.ts';
import { makeCurrent, removeOldReleases } from '#server/releases/switch.ts';
import { type Media, removeWithdrawn } from '#server/releases/withdrawn.ts';
import { readRecord, recordOf } from './build-site.ts';
import type { CheckOptions } from './check.ts';
import { messageOf, ReleaseFault } from './fault.ts';
import { runWithLock } from './lock.ts';
import { publish, removeUnfinished } from './publish.ts';
import { fingerprintOf, firstChange, readSources, type Sources } from './sources.ts';
import { buildVariables, firstDifference, originNotice, type Variables } from './variables.ts';

export interface ReleaseOptions {
  /** The project. */
  readonly root: string;
  /** Folder of the releases. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Makes a build with those variables; returns its folder. */
  readonly build: (variables: Variables) => Promise<string>;
  /** Options for the check of the finished build. */
  readonly checks: (build: string) => CheckOptions;
  /** The sources of a build's files of `media/`. */
  readonly media?: (build: string, client: string, sources: Sources) => Media;
  readonly now: () => number;
  readonly print: (line: string) => void;
  /** True: the variables of the last release are not reused. */
  readonly isForgetting?: boolean;
  /** True: does not build sources from which somebody went back. */
  readonly isByItself?: boolean;
}

interface Outcome {
  readonly id: string;
  /** False if nothing had changed. */
  readonly isNew: boolean;
}

/** Why the current release is out of date, as the end of a sentence; null if it is up to date. */
function reasonToRelease(root: string, folder: string, current: Release, variables: Variables) {
  if (isProvisional(folder, current.id)) return 'its pictures are still to be encoded';
  const sources = readSources(root);
  if (fingerprintOf(sources) !== current.fingerprint) {
    const before = readRecord(join(folder, current.id))?.sources ?? {};
    return `${firstChange(before, sources) ?? 'something'} has changed`;
  }
  const variable = firstDifference(variables, current.variables);
  return variable && `${variable} has changed`;
}

/** Records the failure for the server and its health check. */
function noteFailure({ folder, now, print }: ReleaseOptions, message: string) {
  try {
    writeDurably(
      failedFile(folder),
      JSON.stringify({ at: new Date(now()).toISOString(), message }),
    );
  } catch (error) {
    print(`The failure could not be noted in ${folder}: ${messageOf(error)}`);
  }
}

/**
 * Builds and checks if something has changed, and makes the result current. Returns what is current afterwards.
 * @throws ReleaseFault if it fails; then the current release stays, and `failed.json` has the reason
 */
export async function release(options: ReleaseOptions): Promise<Outcome> {
  const { root, folder, env, build, checks, media, now, print, isForgetting, isByItself } = options;
  // It also contains the data, so it is readable only by its owner.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return runWithLock(join(folder, 'release.lock'), print, async () => {
    removeUnfinished(folder);
    const current = servedRelease(folder);
    const variables = buildVariables(env, isForgetting ? {} : (current?.variables ?? {}));
    const reason = current && reasonToRelease(root, folder, current, variables);
    if (current && !reason) {
      forgetFailure(folder);
      return { id: current.id, isNew: false };
    }
    const previous = rolledBackRelease(folder);
    if (isByItself && current && previous && previous === fingerprintOf(readSources(root))) {
      print(
        'Somebody went back to this release, and nothing has changed since: nothing is built. To build again: npm run release.',
      );
      return { id: current.id, isNew: false };
    }
    if (reason) print(`Building a release beside the current one, because ${reason}.`);
    const notice = originNotice(env, variables);
    if (notice) print(notice);
    try {
      const folderOfBuild = await build(variables);
      const record = recordOf(folderOfBuild);
      const facts = { fingerprint: fingerprintOf(record.sources), variables };
      const id = await publish({
        ...checks(folderOfBuild),
        folder,
        build: folderOfBuild,
        facts,
        ...(media && { media: (client: string) => media(folderOfBuild, client, record.sources) }),
        now: now(),
        print,
      });
      makeCurrent(folder, id, now());
      removeWithdrawn(folder, id);
      forgetFailure(folder);
      removeOldReleases(folder);
      return { id, isNew: true };
    } catch (error) {
      const message = messageOf(error);
      noteFailure(options, message);
      throw new ReleaseFault(message);
    }
  });
}

function forgetFailure(folder: string) {
  if (!existsSync(failedFile(folder))) return;
  rmSync(failedFile(folder), { force: true });
  syncPath(folder);
}

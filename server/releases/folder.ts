/** The folder of releases: what lies in it, and which one is current. Reading changes nothing and throws nothing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readStudio } from '#server/studio.ts';

const releaseSchema = z.object({
  id: z.string(),
  /** When it was made, in UTC. */
  created: z.iso.datetime(),
  /** Hash of everything that the build read. */
  fingerprint: z.string(),
  /** The variables that were set for the build, such as SITE_ORIGIN. */
  variables: z.record(z.string(), z.string()),
  /** The release that was current when this one was made. */
  previous: z.string().nullable(),
});
export type Release = Readonly<z.infer<typeof releaseSchema>>;

const currentSchema = z.object({
  id: z.string(),
  /** When it became current, in UTC. */
  since: z.iso.datetime(),
  /** Fingerprint of the sources when somebody went back: as long as they stay so, nothing is built by itself. */
  wentBackFrom: z.string().optional(),
});

const failureSchema = z.object({ at: z.iso.datetime(), message: z.string() });
/** The last build that did not become a release. */
export type FailedBuild = Readonly<z.infer<typeof failureSchema>>;

/** A folder whose name begins otherwise is being made or removed. */
const ID = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)(?:-(\d{3}))?-[0-9a-f]{4}$/;

/** When the release of that name was made, in ms since 1970; 0 where it is no name. Earlier names end with the second. */
export function timeOfName(id: string): number {
  const [, day, hours, minutes, seconds, ms = '999'] = ID.exec(id) ?? [];
  return day ? Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`) : 0;
}

/** Where the desk's preview lies, laid out as the releases are. */
export const previewFolder = (dataDir: string) => join(dataDir, 'preview');
export const releasesFolder = (dataDir: string) => join(dataDir, 'releases');
export const currentFile = (folder: string) => join(folder, 'current.json');
export const failedFile = (folder: string) => join(folder, 'failed.json');
/** In a release from which somebody went back; its text is `wentBackFrom` as in `current.json`. */
export const takenBackFile = (folder: string, id: string) => join(folder, id, 'taken-back');
/** In a release that lacks files which the site no longer shows: it cannot be put up again as it is. */
export const withdrawnFile = (folder: string, id: string) => join(folder, id, 'withdrawn.json');
export const hasWithdrawn = (folder: string, id: string) => existsSync(withdrawnFile(folder, id));
export const studioFile = (folder: string, id: string) => join(folder, id, 'studio.json');
/** What renders a page of that release anew; releases of earlier programs have none. */
export const rendererFile = (folder: string, id: string) => join(folder, id, 'server', 'index.js');
export const clientFolder = (folder: string, id: string) => join(folder, id, 'client');

function readJson<T>(path: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** The release, or null when it is not whole, or was built for another version of the server. */
export function readRelease(folder: string, id: string): Release | null {
  const release = ID.test(id) && readJson(join(folder, id, 'release.json'), releaseSchema);
  if (!release || !existsSync(join(clientFolder(folder, id), 'index.html'))) return null;
  try {
    readStudio(studioFile(folder, id));
    return release;
  } catch {
    return null;
  }
}

/** Names of all releases, newest first, whole or not. */
export function releaseIds(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => ID.test(name))
      .sort()
      .reverse();
  } catch {
    return [];
  }
}

/** All whole releases, newest first. */
export function listReleases(folder: string): Release[] {
  return releaseIds(folder)
    .map((name) => readRelease(folder, name))
    .filter((release) => release !== null);
}

export const readCurrent = (folder: string) => readJson(currentFile(folder), currentSchema);
export const readFailure = (folder: string) => readJson(failedFile(folder), failureSchema);

/** The release that `current.json` names; null where the file or the release is missing or damaged. */
function currentRelease(folder: string): Release | null {
  const current = readCurrent(folder);
  return current && readRelease(folder, current.id);
}

/**
 * What is to be served: the current release; where that is damaged, the newest whole one that was not taken back and has all
 * its files; where there is none, the newest with all its files, and then any; null when there is no release.
 */
export function servedRelease(folder: string): Release | null {
  const current = currentRelease(folder);
  if (current) return current;
  const releases = listReleases(folder);
  const isLive = ({ id }: Release) => !existsSync(takenBackFile(folder, id));
  const isComplete = ({ id }: Release) => !hasWithdrawn(folder, id);
  const complete = releases.filter(isComplete);
  return complete.find(isLive) ?? complete[0] ?? releases.find(isLive) ?? releases[0] ?? null;
}

/** True when another release is served, because the current one cannot be read. */
export const isCurrentDamaged = (folder: string) =>
  currentRelease(folder) === null && servedRelease(folder) !== null;

/** As in `current.json`; where that is damaged, as in the mark of the newest release that was taken back. */
export function wentBackFrom(folder: string): string | undefined {
  const current = readCurrent(folder);
  if (current) return current.wentBackFrom;
  const newest = releaseIds(folder)[0];
  try {
    return newest && readFileSync(takenBackFile(folder, newest), 'utf8');
  } catch {
    return undefined;
  }
}

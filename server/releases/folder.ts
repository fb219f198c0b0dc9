/** Reads the folder of releases and finds the current one. These functions change nothing and throw nothing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readStudio } from '#server/studio.ts';

const releaseSchema = z.object({
  id: z.string(),
  /** When it was made, in UTC. */
  created: z.iso.datetime(),
  /** Hash of the build's sources. */
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
  /** Hash of the sources when somebody went back: while they are unchanged, nothing is built automatically. */
  wentBackFrom: z.string().optional(),
});

const failureSchema = z.object({ at: z.iso.datetime(), message: z.string() });
/** The last failed build. */
export type FailedBuild = Readonly<z.infer<typeof failureSchema>>;

/** Folders with other names are being made or removed. */
const ID = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)(?:-(\d{3}))?-[0-9a-f]{4}$/;

/** When the release of that name was made, in ms since 1970; 0 for other names. Names of older versions have seconds, not milliseconds. */
export function timeOfName(id: string): number {
  const [, day, hours, minutes, seconds, ms = '999'] = ID.exec(id) ?? [];
  return day ? Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`) : 0;
}

/** Folder of the desk's preview, in the layout of the releases' folder. */
export const previewFolder = (dataDir: string) => join(dataDir, 'preview');
export const releasesFolder = (dataDir: string) => join(dataDir, 'releases');
export const currentFile = (folder: string) => join(folder, 'current.json');
export const failedFile = (folder: string) => join(folder, 'failed.json');
/** File in a release from which somebody went back. Its text is `wentBackFrom` as in `current.json`. */
export const rollbackFile = (folder: string, id: string) => join(folder, id, 'taken-back');
/** File in a release that lost files which the site no longer shows, so that it cannot become current again. */
export const withdrawnFile = (folder: string, id: string) => join(folder, id, 'withdrawn.json');
export const hasWithdrawn = (folder: string, id: string) => existsSync(withdrawnFile(folder, id));
export const studioFile = (folder: string, id: string) => join(folder, id, 'studio.json');
/** The bundle that renders pages of that release; older releases have none. */
export const rendererFile = (folder: string, id: string) => join(folder, id, 'server', 'index.js');
export const clientFolder = (folder: string, id: string) => join(folder, id, 'client');

function readJson<T>(path: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** The release; null if it is incomplete, or was built for another version of the server. */
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

/** Names of all releases, newest first, including incomplete ones. */
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

/** All complete releases, newest first. */
export function listReleases(folder: string): Release[] {
  return releaseIds(folder)
    .map((name) => readRelease(folder, name))
    .filter((release) => release !== null);
}

export const readCurrent = (folder: string) => readJson(currentFile(folder), currentSchema);
export const readFailure = (folder: string) => readJson(failedFile(folder), failureSchema);

/** The release that `current.json` names; null if the file or the release is missing or damaged. */
function currentRelease(folder: string): Release | null {
  const current = readCurrent(folder);
  return current && readRelease(folder, current.id);
}

/**
 * The release to serve: the current one; if it is damaged, the newest complete one that was not taken back and has all its
 * files; otherwise the newest with all its files, and then any. Null if there is no release.
 */
export function servedRelease(folder: string): Release | null {
  const current = currentRelease(folder);
  if (current) return current;
  const releases = listReleases(folder);
  const isLive = ({ id }: Release) => !existsSync(rollbackFile(folder, id));
  const isComplete = ({ id }: Release) => !hasWithdrawn(folder, id);
  const complete = releases.filter(isComplete);
  return complete.find(isLive) ?? complete[0] ?? releases.find(isLive) ?? releases[0] ?? null;
}

/** True if another release is served because the current one cannot be read. */
export const isCurrentDamaged = (folder: string) =>
  currentRelease(folder) === null && servedRelease(folder) !== null;

/** As in `current.json`; if that is damaged, as in the newest release that was taken back. */
export function rolledBackRelease(folder: string): string | undefined {
  const current = readCurrent(folder);
  if (current) return current.wentBackFrom;
  const newest = releaseIds(folder)[0];
  try {
    return newest && readFileSync(rollbackFile(folder, newest), 'utf8');
  } catch {
    return undefined;
  }
}

/** Makes a release from a build: copies it, checks it, and only then gives it its name. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicDir } from '#pictures/content-dir.ts';
import { renameDurably } from '#server/durable.ts';
import { type Release, releaseIds, servedRelease, timeOfName } from '#server/releases/folder.ts';
import { PROVISIONAL } from '#server/releases/provisional.ts';
import { MEDIA_LIST, type Media } from '#server/releases/withdrawn.ts';
import { readStudio } from '#server/studio.ts';
import { type CheckOptions, checkSite } from './check.ts';
import { ReleaseFault } from './fault.ts';
import { copyFile, placeFiles, syncFolders } from './place-files.ts';
import { removeUnshown } from './shown-media.ts';

const FAULTS_SHOWN = 8;

interface PublishOptions extends CheckOptions {
  /** Folder of the releases. */
  readonly folder: string;
  /** Folder for the new one; the default is that of the releases. */
  readonly into?: string;
  /** Folder of the build. */
  readonly build: string;
  readonly facts: Pick<Release, 'fingerprint' | 'variables'>;
  /** The sources of the files of `media/`; without it nothing is withdrawn from older releases. */
  readonly media?: (client: string) => Media;
  readonly now: number;
  readonly print: (line: string) => void;
}

/** A name that is valid on every disk and sorts after all others, even if the clock stood still or went back. */
function newId(folder: string, now: number): string {
  const [newest = ''] = releaseIds(folder);
  const time = new Date(Math.max(now, timeOfName(newest) + 1)).toISOString().slice(0, 23);
  return `${time.replaceAll(/[:.]/g, '-')}-${randomBytes(2).toString('hex')}`;
}

/** A truncated file keeps its name, so no build would encode it again. */
const withRemedy = (fault: string) =>
  fault.replace(
    /^\/(media\/\S+) is (empty|cut off)$/,
    (what, file) => `${what}: delete ${join(publicDir(), file)}, and the next build makes it again`,
  );

/** Removes folders of releases that were killed while they were made or removed. */
export function removeUnfinished(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (/^\.(new-|old-|current|failed)/.test(name))
      rmSync(join(folder, name), { recursive: true, force: true });
}

/** Returns the new release's id; it is complete and synced, but not current yet. @throws ReleaseFault if it is incomplete */
export async function publish(options: PublishOptions): Promise<string> {
  const { folder, into = folder, build, facts, now, print, media } = options;
  const id = newId(folder, now);
  const staging = join(into, `.new-${id}`);
  const previous = servedRelease(folder)?.id ?? null;
  try {
    mkdirSync(staging, { recursive: true });
    const client = join(staging, 'client');
    // The next build reuses `bundle`; `server` renders pages for the live view.
    for (const name of ['client', 'bundle', 'server'])
      if (existsSync(join(build, name)))
        placeFiles(
          join(build, name),
          previous && join(folder, previous, name),
          join(staging, name),
        );
    copyFile(join(build, 'studio.json'), join(staging, 'studio.json'));
    copyFile(join(build, 'sources.json'), join(staging, 'sources.json'));
    const provisional = join(build, PROVISIONAL);
    if (existsSync(provisional)) copyFile(provisional, join(staging, PROVISIONAL));
    const unshown = removeUnshown(client);
    if (media)
      writeFileSync(join(staging, MEDIA_LIST), JSON.stringify(media(client)), { flush: true });
    readStudio(join(staging, 'studio.json'));
    const { faults, warnings } = await checkSite(client, {
      ...options,
      expected: options.expected.filter((path) => !unshown.has(path)),
    });
    for (const warning of warnings) print(warning);
    if (faults.length > 0) {
      const more = faults.length - FAULTS_SHOWN;
      const lines = [
        ...faults.slice(0, FAULTS_SHOWN).map(withRemedy),
        ...(more > 0 ? [`and ${more} more`] : []),
      ];
      throw new ReleaseFault(`The built site is incomplete:\n${lines.join('\n')}`);
    }
    const release: Release = { id, created: new Date(now).toISOString(), ...facts, previous };
    writeFileSync(join(staging, 'release.json'), JSON.stringify(release, null, 2), { flush: true });
    syncFolders(staging);
    renameDurably(staging, join(into, id));
    return id;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

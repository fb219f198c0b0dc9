/** What is served, with its data: from one folder, or from the current release, which may change. */
import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { required } from '#contract/required.ts';
import { errorCode, type Log } from '#server/log.ts';
import { createSiteHandler } from '#server/static/handler.ts';
import { loadFiles, type SiteFiles, withOldFiles } from '#server/static/load-files.ts';
import { readStudio, type Studio } from '#server/studio.ts';
import {
  clientFolder,
  currentFile,
  type FailedBuild,
  failedFile,
  isCurrentDamaged,
  listReleases,
  readCurrent,
  readFailure,
  rendererFile,
  servedRelease,
  studioFile,
} from './folder.ts';
import { isProvisional, provisionalPictures } from './provisional.ts';
import { withdrawnBy } from './withdrawn.ts';

/** For the health check. */
interface ReleaseFacts {
  readonly id: string;
  /** When it became current, in UTC. */
  readonly since: string | null;
  readonly failedBuild: FailedBuild | null;
  /** `current.json` or its release cannot be read, so another release is served. */
  readonly isCurrentDamaged?: true;
  /** True for the first release until its pictures are encoded. */
  readonly isProvisional?: true;
}

/** What is served. All values may change between requests, so read them each time. */
export interface Site {
  readonly studio: Studio;
  /** Canonical paths of the pages. */
  readonly pages: ReadonlySet<string>;
  readonly serve: (request: IncomingMessage, response: ServerResponse) => void;
  /** Undefined if no release is served. */
  readonly release: ReleaseFacts | undefined;
  /** The served files, for loading another release beside them. */
  readonly files: SiteFiles | undefined;
  /** The bundle that rendered it (`tools/desk/render-program.ts`); the file may be missing. */
  readonly renderer: string;
  /** Checks now for a new release. */
  take(): void;
  /** Stops checking for new releases. */
  stop(): void;
}

const CHECK_MS = 500;

/** Serves a build folder in its current state. Throws an Error with one line per problem. */
export function openBuild(build: string): Site {
  const studio = readStudio(join(build, 'studio.json'));
  const files = loadFiles(join(build, 'client'), { connect: [studio.send.origin] });
  const serve = createSiteHandler(files, studio);
  return {
    studio,
    pages: files.pages,
    serve,
    release: undefined,
    files,
    renderer: join(build, 'server', 'index.js'),
    take: () => {},
    stop: () => {},
  };
}

interface Loaded {
  readonly id: string;
  readonly studio: Studio;
  readonly files: SiteFiles;
  readonly serve: Site['serve'];
}

/** Loads the release to serve. Unchanged files that `previous` has in memory are not read again. */
function load(folder: string, previous: Loaded | undefined, log: Log): Loaded {
  const release = servedRelease(folder);
  if (!release) throw new Error('There is no release yet: run `npm start` or `npm run release`.');
  const { id } = release;
  if (id === previous?.id) return previous;
  const studio = readStudio(studioFile(folder, id));
  const connect = [studio.send.origin];
  const current = loadFiles(clientFolder(folder, id), { connect, previous: previous?.files });
  const older = listReleases(folder).filter((other) => other.id !== id);
  const roots = new Map(older.map((other) => [clientFolder(folder, other.id), other.id]));
  const idOf = (root: string) => required(roots.get(root), `The release in ${root}`);
  const isWithdrawn = withdrawnBy(folder, id);
  const files = withOldFiles(current, [...roots.keys()], (root, name) =>
    isWithdrawn(idOf(root), name),
  );
  const handler = createSiteHandler(files, studio);
  const servePicture = provisionalPictures(folder, id, log);
  const serve: Site['serve'] = servePicture
    ? (request, response) => void (servePicture(request, response) || handler(request, response))
    : handler;
  return { id, studio, files, serve };
}

const stamp = (path: string) => {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : '';
};

const look = (folder: string) => ({
  current: stamp(currentFile(folder)),
  failed: stamp(failedFile(folder)),
});

const factsIn = (folder: string) => ({
  since: readCurrent(folder)?.since ?? null,
  failedBuild: readFailure(folder),
  ...(isCurrentDamaged(folder) && { isCurrentDamaged: true as const }),
});

const DAMAGED =
  'releases/current.json, or the release that it names, cannot be read, so another release is served. Choose a release with npm run release -- --list and --back, or publish again.';

/**
 * Serves the current release of the folder, and switches to a new one within a second, without losing a request. Files of older
 * releases stay at their addresses, for pages that are open. Throws if there is no release.
 */
export function openReleases(folder: string, log: Log): Site {
  // Checked before the files that they name are read, so that a change meanwhile is noticed at the next check.
  let seen = look(folder);
  let loaded = load(folder, undefined, log);
  let facts = factsIn(folder);
  let isFailing = false;
  const warnOfDamage = () => {
    if (facts.isCurrentDamaged)
      log('error', 'current-release-damaged', { serving: loaded.id, advice: DAMAGED });
  };
  warnOfDamage();

  function take(): void {
    try {
      const now = look(folder);
      if (now.current === seen.current && now.failed === seen.failed) return;
      const previous = loaded.id;
      loaded = load(folder, loaded, log);
      const wasDamaged = facts.isCurrentDamaged;
      facts = factsIn(folder);
      if (!wasDamaged) warnOfDamage();
      if (loaded.id !== previous) log('info', 'release-live', { id: loaded.id, previous });
      const message = facts.failedBuild?.message;
      if (message && now.failed !== seen.failed)
        log('error', 'build-failed', { message, stillServing: loaded.id });
      seen = now;
      isFailing = false;
    } catch (error) {
      // The served release stays; the next check tries again.
      if (!isFailing) log('error', 'release-not-taken', { code: errorCode(error) });
      isFailing = true;
    }
  }

  const timer = setInterval(take, CHECK_MS);
  timer.unref();
  return {
    get studio() {
      return loaded.studio;
    },
    get pages() {
      return loaded.files.pages;
    },
    serve: (request, response) => loaded.serve(request, response),
    get release() {
      return {
        id: loaded.id,
        ...facts,
        ...(isProvisional(folder, loaded.id) && { isProvisional: true as const }),
      };
    },
    get files() {
      return loaded.files;
    },
    get renderer() {
      return rendererFile(folder, loaded.id);
    },
    take,
    stop: () => clearInterval(timer),
  };
}

/** One build at a time, one preview, one site: what may follow what. */
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { acquireLock } from '#server/database/lock.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { compareFolders } from '#server/drafts/folders.ts';
import { isMovedOut, publishedContent } from '#server/drafts/published.ts';
import { keepVersion, removeOldVersions, versionFolder } from '#server/drafts/versions.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { errorCode, type Log } from '#server/log.ts';
import {
  listReleases,
  previewFolder,
  type Release,
  readRelease,
  releasesFolder,
  servedRelease,
} from '#server/releases/folder.ts';
import { removeOldReleasesBeside } from '#server/releases/switch.ts';
import { type Build, type BuildProgram, startBuild } from './builder.ts';
import { sentencesFor } from './sentences.ts';
import { swapIn } from './swap.ts';
import { contentOf, keptVersions, readStory, STORY } from './versions.ts';
import type { Changed, Failure, Job, Preview, Step } from './wire.ts';
import { plainly, problemOf, WORDS } from './words.ts';

export interface PublisherOptions {
  readonly config: Config;
  readonly drafts: Drafts;
  readonly program: BuildProgram;
  /** Undefined where the site is not served from releases. */
  readonly site: {
    readonly release?: { readonly since: string | null } | undefined;
    readonly take?: () => void;
  };
  readonly now: () => number;
  readonly log: Log;
}

const refused = (message: string) => new HttpError(409, [message]);

export function createPublisher({ config, drafts, program, site, now, log }: PublisherOptions) {
  const { dataDir } = config;
  const [releases, previews] = [releasesFolder(dataDir), previewFolder(dataDir)];
  let job: Job | null = null;
  let build: Build | null = null;
  let failure: Failure | null = null;
  /** The version of the content that is being built. */
  let building: string | null = null;
  let isStopping = false;

  const cannot = (): string | null => {
    if (config.contentDir !== undefined) return WORDS.fixed(config.contentDir);
    return site.release ? null : WORDS.noReleases;
  };
  const refuseWhereFixed = () => {
    const reason = cannot();
    if (reason) throw refused(reason);
  };

  /** What differs between what is published and the draft. */
  async function changes(): Promise<Changed[]> {
    const changed = await drafts.changed();
    if (changed.length === 0) return [];
    const after = await drafts.open();
    return sentencesFor(changed, { before: publishedContent(config), after });
  }

  const previewRelease = (): Release | null => listReleases(previews)[0] ?? null;

  /** Whether that is what the draft says, on top of what the site says. */
  async function whyStale(release: Release): Promise<string | null> {
    if (release.previous !== (servedRelease(releases)?.id ?? null)) return WORDS.siteChanged;
    const folder = versionFolder(dataDir, contentOf(join(previews, release.id)));
    if (!folder || (await compareFolders(folder, drafts.folder)).length > 0)
      return WORDS.changedSince;
    return null;
  }

  async function preview(): Promise<Preview | null> {
    const release = previewRelease();
    const story = release && (await readStory(join(previews, release.id)));
    if (!release || !story) return null;
    return { id: release.id, by: story.by, at: story.at, isFresh: !(await whyStale(release)) };
  }

  function fail(step: Step, fault: string, more: Partial<Failure> = {}) {
    const problems = more.problems ?? [];
    const what = plainly(fault, problems.length);
    failure = { at: now(), step, what, problems, details: more.details ?? fault };
    log('error', 'publishing-failed', { step, what });
  }

  function onProgress(said: { step?: Step; done?: number; of?: number }) {
    if (!job) return;
    const isNext = said.step !== undefined && said.step !== job.step;
    job = {
      ...job,
      step: said.step ?? job.step,
      done: isNext ? null : (said.done ?? job.done),
      of: isNext ? null : (said.of ?? job.of),
      endedAt: isNext ? { ...job.endedAt, [job.step]: now() } : job.endedAt,
    };
  }

  /** Begins to build what the draft says now. Throws a 409 while another build runs. */
  async function begin(by: string, isToPublish: boolean): Promise<void> {
    refuseWhereFixed();
    if (job) throw refused(WORDS.running);
    const startedAt = now();
    const made: Job = {
      by,
      startedAt,
      isToPublish,
      step: 'check',
      done: null,
      of: null,
      endedAt: {},
      changes: [],
    };
    job = made;
    failure = null;
    try {
      const said = (await changes()).map(({ sentence }) => sentence);
      if (said.length === 0) throw refused(WORDS.nothing);
      job = { ...made, changes: said };
      const draft = await drafts.open();
      await drafts.between(async () => {
        building = await keepVersion(dataDir, draft, true);
      });
      const content = versionFolder(dataDir, building!)!;
      if (isStopping) throw refused(WORDS.running);
      build = startBuild({ content, dataDir, program, onProgress });
    } catch (error) {
      job = null;
      if (error instanceof HttpError) throw error;
      fail('check', errorCode(error));
      return;
    }
    void finish(build).catch((error) => {
      fail(job?.step ?? 'whole', `${errorCode(error)}: ${(error as Error).message}`);
      job = null;
    });
  }

  async function finish(running: Build): Promise<void> {
    const outcome = await running.ended;
    build = null;
    building = null;
    const ended = job!;
    if (!('id' in outcome)) {
      const problems = outcome.problems.map(problemOf);
      if (!isStopping) fail(ended.step, outcome.fault, { problems, details: outcome.details });
      job = null;
      return;
    }
    const story = { by: ended.by, changes: ended.changes, at: now() };
    await writeFile(join(previews, outcome.id, STORY), JSON.stringify(story), { flush: true });
    if (ended.isToPublish)
      await goLive(outcome.id).catch((error) => {
        if (!(error instanceof HttpError)) throw error;
        fail('whole', error.message);
      });
    job = null;
  }

  /** Swaps with the lock that `npm run release` holds while it works. */
  async function locked<T>(work: () => Promise<T>): Promise<T> {
    mkdirSync(releases, { recursive: true, mode: 0o700 });
    const unlock = acquireLock(join(releases, 'release.lock'));
    if (!unlock) throw refused(WORDS.machine);
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
      const release = previewRelease();
      if (release) kept.add(contentOf(join(previews, release.id)));
      await drafts.between(async () => {
        if (building) kept.add(building);
        await removeOldVersions(dataDir, kept);
      });
    } catch (error) {
      log('warn', 'old-versions-stay', { code: errorCode(error) });
    }
  }

  /** Exactly the release that was previewed goes live. Throws a 409 where it is not what the draft says any more. */
  async function publish(id: string): Promise<void> {
    refuseWhereFixed();
    if (job) throw refused(WORDS.running);
    await goLive(id);
  }

  async function goLive(id: string): Promise<void> {
    await drafts.between(async () => {
      const release = readRelease(previews, id);
      if (!release) throw refused(WORDS.noPreview);
      await locked(async () => {
        const stale = await whyStale(release);
        if (stale) throw refused(stale);
        await swapIn(dataDir, { id, version: contentOf(join(previews, id)) }, now);
      });
    });
    failure = null;
    site.take?.();
    await tidy();
  }

  /** An older release and its content are current again; a draft without changes follows, another stays as it is. */
  async function goBack(id: string): Promise<void> {
    refuseWhereFixed();
    if (job) throw refused(WORDS.running);
    await drafts.between(async () => {
      const version = readRelease(releases, id) ? contentOf(join(releases, id)) : '';
      const folder = versionFolder(dataDir, version);
      if (!folder || !isMovedOut(config)) throw notFound(WORDS.noVersion);
      const changed = await compareFolders(publishedContent(config), drafts.folder);
      await locked(() => swapIn(dataDir, { id, version }, now));
      if (changed.length === 0) await drafts.beginWith(folder);
    });
    site.take?.();
    await tidy();
  }

  return {
    state: async () => ({
      cannot: cannot(),
      changes: await changes(),
      job,
      failure,
      preview: await preview(),
    }),
    changes,
    begin,
    publish,
    goBack,
    previewRelease,
    /** Ends the build that is under way, if any; what was published stands. */
    stop() {
      build?.stop();
    },
    /** The server ends. */
    close() {
      isStopping = true;
      build?.stop();
    },
  };
}
export type Publisher = ReturnType<typeof createPublisher>;

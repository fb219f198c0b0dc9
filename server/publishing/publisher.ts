/** One build at a time, one preview, one site: what may follow what. */
import { join } from 'node:path';
import type { Changed, Ended, Preview } from '#contract/desk/publishing.ts';
import type { Config } from '#server/config/config.ts';
import type { Drafts } from '#server/drafts/drafts.ts';
import { compareFolders } from '#server/drafts/folders.ts';
import { publishedContent } from '#server/drafts/published.ts';
import { keepVersion, versionFolder } from '#server/drafts/versions.ts';
import type { Log } from '#server/log.ts';
import { listReleases, previewFolder, type Release } from '#server/releases/folder.ts';
import type { BuildProgram } from './builder.ts';
import { createJobs } from './jobs.ts';
import { createLastFailure } from './last-failure.ts';
import { createLive, refused } from './live.ts';
import { sentencesFor } from './sentences.ts';
import { contentOf, readStory } from './versions.ts';
import { WORDS } from './words.ts';

interface PublisherOptions {
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

interface Person {
  readonly id: string;
  readonly name: string;
}

export function createPublisher({ config, drafts, program, site, now, log }: PublisherOptions) {
  const { dataDir } = config;
  const previews = previewFolder(dataDir);
  const needed = (): string[] => (jobs.last ? [jobs.last.version] : []);
  const live = createLive({ config, drafts, site, now, log, needed });
  const jobs = createJobs({ dataDir, program, live, now, log });
  const lookAtFailure = createLastFailure({ dataDir, draft: drafts.folder, program, jobs, log });

  const cannot = (): string | null => {
    if (config.contentDir !== undefined) return WORDS.fixed(config.contentDir);
    return site.release ? null : WORDS.noReleases;
  };
  const refuseWhereFixed = () => {
    const reason = cannot();
    if (reason) throw refused(reason);
  };
  const refuseWhileBusy = () => {
    if (jobs.job) throw refused(WORDS.running(jobs.job.by));
  };
  if (!cannot()) jobs.resume();

  /** What differs between what is published and that content, the draft's or a version's. */
  async function changesIn(after: string): Promise<Changed[]> {
    const before = publishedContent(config);
    return sentencesFor(await compareFolders(before, after), { before, after });
  }
  const changes = async () =>
    (await drafts.changed()).length === 0 ? [] : changesIn(await drafts.open());

  /** Copies the draft of this moment: what is written from now on waits for the next version. */
  async function takeSnapshot() {
    const draft = await drafts.open();
    const version = await drafts.between(() => keepVersion(dataDir, draft, true));
    const changed = await changesIn(versionFolder(dataDir, version)!);
    if (changed.length === 0) throw refused(WORDS.nothing);
    return { version, changes: changed.map(({ sentence }) => sentence) };
  }

  const previewRelease = (): Release | null => listReleases(previews)[0] ?? null;

  async function preview(): Promise<Preview | null> {
    const release = previewRelease();
    const story = release && (await readStory(join(previews, release.id)));
    if (!release || !story) return null;
    const { id } = release;
    const folder = versionFolder(dataDir, contentOf(join(previews, id)));
    const isDraft = folder !== null && (await compareFolders(folder, drafts.folder)).length === 0;
    return { id, by: story.by, at: story.at, isFresh: isDraft && live.isOnTop(id) };
  }

  async function ended(person: Person, pending: readonly Changed[]): Promise<Ended | null> {
    await lookAtFailure();
    const { last, job } = jobs;
    if (job || !last?.ended) return null;
    const { id, by, isToPublish, changes, personId } = last;
    const { isSeen, ...end } = last.ended;
    const isWhole = end.how === 'live' || end.how === 'ready';
    // All of it was taken back since, or published another way.
    if (!isWhole && pending.length === 0) return null;
    return { ...end, id, by, isToPublish, changes, isOwn: personId === person.id && !isSeen };
  }

  return {
    async state(person: Person) {
      const pending = await changes();
      const last = await ended(person, pending);
      return {
        ...{ cannot: cannot(), changes: pending, preview: await preview() },
        ...{ job: jobs.job, ended: jobs.job ? null : last },
      };
    },
    changes,
    previewRelease,

    /** Begins to build what the draft says now. Throws a 409 while another build runs. */
    async begin(person: Person, isToPublish: boolean): Promise<void> {
      refuseWhereFixed();
      await jobs.begin(person, isToPublish, takeSnapshot);
    },

    /** Exactly the release that was previewed goes live. Throws a 409 where the site has changed below it. */
    async publish(id: string): Promise<void> {
      refuseWhereFixed();
      refuseWhileBusy();
      if ((await drafts.changed()).length === 0) throw refused(WORDS.takenBack);
      await live.goLive(id);
      if (jobs.last?.ended?.failure) jobs.forget(jobs.last.id);
    },

    async goBack(id: string): Promise<void> {
      refuseWhereFixed();
      refuseWhileBusy();
      await live.goBack(id);
    },

    /** The draft begins again with what is published. Throws a 409 while its changes go live. */
    async discard(): Promise<void> {
      if (jobs.job?.isToPublish) throw refused(WORDS.goesOut(jobs.job.by));
      await drafts.discard();
    },

    /** Whoever began the last job has read what became of it. */
    see(person: Person, id: string): void {
      const { last } = jobs;
      if (last?.ended && last.id === id && last.personId === person.id)
        jobs.update({ ...last, ended: { ...last.ended, isSeen: true } });
    },

    /** Ends the build that is under way. Throws a 409 where there is none, or it is too late. */
    stop(person: Person): void {
      if (!jobs.stop(person.name)) throw refused(WORDS.noJob);
    },
    close: jobs.close,
  };
}
export type Publisher = ReturnType<typeof createPublisher>;

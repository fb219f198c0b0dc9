/** The build that is under way, and what became of the last one. It outlives a restart of the server. */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { versionFolder } from '#server/drafts/versions.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Log } from '#server/log.ts';
import { previewFolder, releasesFolder, servedRelease } from '#server/releases/folder.ts';
import { type Build, type BuildProgram, startBuild } from './builder.ts';
import { type Fault, wordsOf } from './failure.ts';
import { createJobRecord, type Snapshot } from './job-record.ts';
import type { LastJob } from './last-job.ts';
import { type Live, refused } from './live.ts';
import { readStory, STORY, type Story } from './versions.ts';
import { WORDS } from './words.ts';

/** A build that brings the server down with it must not do so for ever. */
const TRIES_MAX = 3;
const LOCK_RETRY_MS = 300;

interface JobOptions {
  readonly dataDir: string;
  readonly program: BuildProgram;
  readonly live: Pick<Live, 'isOnTop' | 'goLive'>;
  readonly now: () => number;
  readonly log: Log;
}
export function createJobs({ dataDir, program, live, now, log }: JobOptions) {
  const record = createJobRecord({ dataDir, now, log });
  let build: Build | null = null;
  let stoppedBy: string | null = null;
  let isGoingLive = false;
  let isClosing = false;

  const end = (how: NonNullable<LastJob['ended']>['how'], fault?: Fault) =>
    record.end(how, { stoppedBy, fault });

  /** The site was released from the terminal meanwhile: the same is built on top of that. */
  async function beginAgain(): Promise<void> {
    if (record.current().tries >= TRIES_MAX)
      return end('failed', { fault: WORDS.siteChangedTwice });
    record.noteTry('release');
    await make();
  }

  /** Waits while `npm run release` works: it ends with another site, or with the same. */
  async function putLive(id: string): Promise<void> {
    for (;;) {
      if (isClosing) return;
      if (stoppedBy !== null) return end('stopped');
      if (!live.isOnTop(id)) return beginAgain();
      isGoingLive = true;
      try {
        await live.goLive(id);
        return end('live');
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
      } finally {
        isGoingLive = false;
      }
      await pause(LOCK_RETRY_MS);
    }
  }

  async function make(): Promise<void> {
    const { id, by, version, changes, isToPublish } = record.current();
    const content = versionFolder(dataDir, version);
    if (!content) return end('lost');
    build = startBuild({ content, dataDir, program, onProgress: record.onProgress });
    if (stoppedBy !== null || isClosing) build.stop();
    const outcome = await build.ended;
    build = null;
    // The next start of the server goes on with it.
    if (isClosing) return;
    if (stoppedBy !== null) return end('stopped');
    if (!('id' in outcome)) return end('failed', outcome);
    const story: Story = { by, changes, at: now(), job: id };
    const file = join(previewFolder(dataDir), outcome.id, STORY);
    await writeFile(file, JSON.stringify(story), { flush: true });
    if (!isToPublish) return end('ready');
    await putLive(outcome.id);
  }

  /** Whatever is thrown on the way ends the job, and is told as its failure. */
  function run(work: () => Promise<void>): void {
    void work().catch((error) => {
      if (record.job) end('failed', { fault: wordsOf(error) });
    });
  }

  async function resume(isGivenUp: boolean): Promise<void> {
    const releases = releasesFolder(dataDir);
    const served = servedRelease(releases);
    const story = served && (await readStory(join(releases, served.id)));
    if (story?.job === record.current().id) return end('live');
    if (isGivenUp) return end('lost');
    await make();
  }

  return {
    /** Goes on with what a restart of the server has cut off. */
    resume(): void {
      const { last } = record;
      if (!last || last.ended) return;
      const isGivenUp = last.tries >= TRIES_MAX;
      // At once: the server may die again before anything else is done.
      record.noteTry('restart');
      run(() => resume(isGivenUp));
    },

    /** Builds what `take` returns. Throws a 409 while another build runs, and what `take` throws as an `HttpError`. */
    async begin(
      person: { readonly id: string; readonly name: string },
      isToPublish: boolean,
      take: () => Promise<Snapshot>,
    ): Promise<void> {
      if (record.job) throw refused(WORDS.running(record.job.by));
      const previous = record.last;
      const begun = { id: randomUUID(), by: person.name, startedAt: now(), isToPublish };
      record.begin({ ...begun, personId: person.id, server: process.pid, tries: 1, ended: null });
      stoppedBy = null;
      try {
        record.setSnapshot(await take());
      } catch (error) {
        if (!(error instanceof HttpError)) return end('failed', { fault: wordsOf(error) });
        record.cancel(previous);
        throw error;
      }
      run(make);
    },

    get job() {
      return record.job;
    },
    get last() {
      return record.last;
    },
    update: record.update,
    forget: record.forget,
    /** Ends the build that is under way; what was published stays. False where there is none, or it is too late. */
    stop(by: string): boolean {
      if (!record.job || isGoingLive) return false;
      stoppedBy = by;
      build?.stop();
      return true;
    },
    /** The server ends. */
    close(): void {
      isClosing = true;
      build?.stop();
    },
  };
}
export type Jobs = ReturnType<typeof createJobs>;

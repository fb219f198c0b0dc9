/** The build that is under way, and what became of the last one. It outlives a restart of the server. */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Again, Job } from '#contract/desk/publishing.ts';
import { versionFolder } from '#server/drafts/versions.ts';
import { HttpError } from '#server/http/http-error.ts';
import { errorCode, type Log } from '#server/log.ts';
import { previewFolder, releasesFolder, servedRelease } from '#server/releases/folder.ts';
import { type Build, type BuildProgram, type Progress, startBuild } from './builder.ts';
import { type Fault, failureOf, wordsOf } from './failure.ts';
import {
  isMadeElsewhere,
  type LastJob,
  readLastJob,
  removeLastJob,
  writeLastJob,
} from './last-job.ts';
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
/** What is built, and what it changes. */
interface Snapshot {
  readonly version: string;
  readonly changes: readonly string[];
}
type Begun = Pick<Job, 'id' | 'by' | 'startedAt' | 'isToPublish' | 'changes'>;

const jobOf = ({ id, by, startedAt, isToPublish, changes }: Begun, again: Job['again']): Job => ({
  ...{ id, by, startedAt, isToPublish, changes, again },
  ...{ step: 'check', done: null, of: null, endedAt: {} },
});

export function createJobs({ dataDir, program, live, now, log }: JobOptions) {
  let last = readLastJob(dataDir);
  if (last && isMadeElsewhere(last)) last = null;
  let job: Job | null = null;
  let build: Build | null = null;
  let stoppedBy: string | null = null;
  let isGoingLive = false;
  let isClosing = false;

  function keep(next: LastJob): void {
    last = next;
    try {
      writeLastJob(dataDir, next);
    } catch (error) {
      log('warn', 'last-job-not-kept', { code: errorCode(error) });
    }
  }

  function end(how: NonNullable<LastJob['ended']>['how'], fault?: Fault): void {
    const { step, endedAt } = job!;
    const isWhole = how === 'live' || how === 'ready';
    const failure = fault ? failureOf(step, fault) : null;
    if (failure) log('error', 'publishing-failed', { step, what: failure.what });
    keep({
      ...last!,
      ended: {
        at: now(),
        how,
        endedAt: isWhole ? { ...endedAt, [step]: now() } : endedAt,
        stoppedBy,
        failure,
        isSeen: false,
      },
    });
    job = null;
  }

  function onProgress(said: Progress): void {
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

  /** The site was released from the terminal meanwhile: the same is built on top of that. */
  async function beginAgain(): Promise<void> {
    if (last!.tries >= TRIES_MAX) return end('failed', { fault: WORDS.siteChangedTwice });
    noteTry('release');
    await make();
  }

  function noteTry(why: Again): void {
    job = jobOf(last!, { at: now(), why });
    keep({ ...last!, tries: last!.tries + 1, server: process.pid });
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
    const { id, by, version, changes, isToPublish } = last!;
    const content = versionFolder(dataDir, version);
    if (!content) return end('lost');
    build = startBuild({ content, dataDir, program, onProgress });
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
      if (job) end('failed', { fault: wordsOf(error) });
    });
  }

  async function resume(isGivenUp: boolean): Promise<void> {
    const releases = releasesFolder(dataDir);
    const served = servedRelease(releases);
    const story = served && (await readStory(join(releases, served.id)));
    if (story?.job === last!.id) return end('live');
    if (isGivenUp) return end('lost');
    await make();
  }

  return {
    /** Goes on with what a restart of the server has cut off. */
    resume(): void {
      if (!last || last.ended) return;
      const isGivenUp = last.tries >= TRIES_MAX;
      // At once: the server may die again before anything else is done.
      noteTry('restart');
      run(() => resume(isGivenUp));
    },

    /** Builds what `take` returns. Throws a 409 while another build runs, and what `take` throws as an `HttpError`. */
    async begin(
      person: { readonly id: string; readonly name: string },
      isToPublish: boolean,
      take: () => Promise<Snapshot>,
    ): Promise<void> {
      if (job) throw refused(WORDS.running(job.by));
      const previous = last;
      const begun = { id: randomUUID(), by: person.name, startedAt: now(), isToPublish };
      const record = { ...begun, personId: person.id, server: process.pid, tries: 1, ended: null };
      last = { ...record, version: '', changes: [] };
      job = jobOf(last, null);
      stoppedBy = null;
      try {
        const { version, changes } = await take();
        keep({ ...record, version, changes: [...changes] });
        job = jobOf(last, null);
      } catch (error) {
        if (!(error instanceof HttpError)) return end('failed', { fault: wordsOf(error) });
        job = null;
        last = previous;
        throw error;
      }
      run(make);
    },

    get job() {
      return job;
    },
    get last() {
      return last;
    },
    /** Keeps what is known anew of the last job, unless another has begun. */
    update(next: LastJob): void {
      if (!job && next.id === last?.id) keep(next);
    },
    /** That job has nothing more to say. */
    forget(id: string): void {
      if (job || last?.id !== id) return;
      last = null;
      removeLastJob(dataDir);
    },
    /** Ends the build that is under way; what was published stays. False where there is none, or it is too late. */
    stop(by: string): boolean {
      if (!job || isGoingLive) return false;
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

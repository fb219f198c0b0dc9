/** Runs a job: builds, makes the release live, and begins again if the site has changed meanwhile. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { versionFolder } from '#server/drafts/versions.ts';
import { HttpError } from '#server/http/http-error.ts';
import { previewFolder } from '#server/releases/folder.ts';
import { type Build, type BuildProgram, startBuild } from './builder.ts';
import { type BuildFault, errorText, problemsOf } from './failure.ts';
import type { JobRecord } from './job-record.ts';
import type { LastJob } from './last-job.ts';
import type { GoLive } from './live.ts';
import { REFUSALS } from './refusals.ts';
import { RELEASE_RECORD, type ReleaseRecord } from './versions.ts';

/** A build that crashes the server must not be repeated forever. */
export const TRIES_MAX = 3;
const LOCK_RETRY_MS = 300;

export interface RunOptions {
  readonly dataDir: string;
  readonly program: BuildProgram;
  readonly live: Pick<GoLive, 'isOnTop' | 'goLive'>;
  readonly now: () => number;
  readonly record: JobRecord;
}

export function createJobRun({ dataDir, program, live, now, record }: RunOptions) {
  let build: Build | null = null;
  let stoppedBy: string | null = null;
  let isGoingLive = false;
  let isClosing = false;

  const end = (how: NonNullable<LastJob['ended']>['how'], fault?: BuildFault) =>
    record.end(how, { stoppedBy, fault });

  /** The site was released from the terminal meanwhile: the changes are built again on top of that. */
  async function beginAgain(): Promise<void> {
    if (record.current().tries >= TRIES_MAX)
      return end('failed', { fault: REFUSALS.siteChangedTwice, isSentence: true });
    record.noteTry('release');
    await make();
  }

  /** Waits while `npm run release` runs, which may change the site. */
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
    const { id, by, version, changes, groups, isToPublish } = record.current();
    const content = versionFolder(dataDir, version);
    if (!content) return end('lost');
    build = startBuild({ content, dataDir, program, onProgress: record.onProgress });
    if (stoppedBy !== null || isClosing) build.stop();
    const outcome = await build.ended;
    build = null;
    // The next start of the server continues it.
    if (isClosing) return;
    if (stoppedBy !== null) return end('stopped');
    if (!('id' in outcome))
      return end('failed', { ...outcome, problems: await problemsOf(content, outcome.problems) });
    const story: ReleaseRecord = { by, changes, groups, at: now(), job: id };
    const file = join(previewFolder(dataDir), outcome.id, RELEASE_RECORD);
    await writeFile(file, JSON.stringify(story), { flush: true });
    if (!isToPublish) return end('ready');
    await putLive(outcome.id);
  }

  /** Any error ends the job, and is shown as its failure. */
  function run(work: () => Promise<void>): void {
    void work().catch((error) => {
      if (record.job) end('failed', { fault: errorText(error) });
    });
  }

  return {
    make,
    run,
    end,
    /** A new job is not stopped yet. */
    reset(): void {
      stoppedBy = null;
    },
    /** Ends the current build; the published release stays. False if there is none, or it is too late. */
    stop(by: string): boolean {
      if (!record.job || isGoingLive) return false;
      stoppedBy = by;
      build?.stop();
      return true;
    },
    close(): void {
      isClosing = true;
      build?.stop();
    },
  };
}

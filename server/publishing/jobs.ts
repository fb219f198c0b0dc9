/** The current build, and the result of the last one, which survive a restart of the server. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { HttpError } from '#server/http/http-error.ts';
import type { Log } from '#server/log.ts';
import { releasesFolder, servedRelease } from '#server/releases/folder.ts';
import { errorText } from './failure.ts';
import { createJobRecord, type Snapshot } from './job-record.ts';
import { createJobRun, type RunOptions, TRIES_MAX } from './job-run.ts';
import type { LastJob } from './last-job.ts';
import { conflictError } from './live.ts';
import { REFUSALS } from './refusals.ts';
import { readReleaseRecord } from './versions.ts';

interface JobOptions extends Omit<RunOptions, 'record'> {
  readonly log: Log;
}
export function createJobs({ dataDir, program, live, now, log }: JobOptions) {
  const record = createJobRecord({ dataDir, now, log });
  const runner = createJobRun({ dataDir, program, live, now, record });
  const { make, run, end, reset, stop, close } = runner;

  async function resume(isGivenUp: boolean): Promise<void> {
    const releases = releasesFolder(dataDir);
    const served = servedRelease(releases);
    const story = served && (await readReleaseRecord(join(releases, served.id)));
    if (story?.job === record.current().id) return end('live');
    if (isGivenUp) return end('lost');
    await make();
  }

  return {
    /** Builds again what a restart of the server has interrupted. */
    resume(): void {
      const { last } = record;
      if (!last || last.ended) return;
      const isGivenUp = last.tries >= TRIES_MAX;
      // First, because the server may end again before anything else is done.
      record.noteTry('restart');
      run(() => resume(isGivenUp));
    },

    /** Builds what `take` returns. Throws a 409 while another build runs; an `HttpError` of `take` is rethrown. */
    async begin(
      person: { readonly id: string; readonly name: string },
      isToPublish: boolean,
      take: () => Promise<Snapshot>,
      setTime: LastJob['setTime'] = null,
    ): Promise<void> {
      if (record.job) throw conflictError(REFUSALS.running(record.job.by));
      const previous = record.last;
      const begun = { id: randomUUID(), by: person.name, startedAt: now(), isToPublish, setTime };
      record.begin({ ...begun, personId: person.id, server: process.pid, tries: 1, ended: null });
      reset();
      try {
        record.setSnapshot(await take());
      } catch (error) {
        if (!(error instanceof HttpError)) return end('failed', { fault: errorText(error) });
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
    stop,
    close,
  };
}
export type Jobs = ReturnType<typeof createJobs>;

/** The state of the current and the last build, stored on disk for a restart of the server. */
import type { RestartCause, RunningBuild } from '#contract/desk/publishing.ts';
import { errorCode, type Log } from '#server/log.ts';
import type { Progress } from './builder.ts';
import { type BuildFault, failureOf } from './failure.ts';
import {
  isOtherServersBuild,
  type LastJob,
  readLastJob,
  removeLastJob,
  writeLastJob,
} from './last-job.ts';

interface RecordOptions {
  readonly dataDir: string;
  readonly now: () => number;
  readonly log: Log;
}
/** The content to build, and its changes. */
export interface Snapshot {
  readonly version: string;
  readonly changes: readonly string[];
  /** Ids of the groups of changes that are built; null: all. */
  readonly groups: readonly string[] | null;
}
type Begun = Omit<LastJob, 'version' | 'changes' | 'groups' | 'usualMs'>;

const jobOf = (
  { id, by, startedAt, isToPublish, changes }: LastJob,
  again: RunningBuild['again'],
): RunningBuild => ({
  ...{ id, by, startedAt, isToPublish, changes, again },
  ...{ step: 'check', done: null, of: null, endedAt: {} },
});

export function createJobRecord({ dataDir, now, log }: RecordOptions) {
  let last = readLastJob(dataDir);
  if (last && isOtherServersBuild(last)) last = null;
  let job: RunningBuild | null = null;

  function keep(next: LastJob): void {
    last = next;
    try {
      writeLastJob(dataDir, next);
    } catch (error) {
      log('warn', 'last-job-not-kept', { code: errorCode(error) });
    }
  }

  function current(): LastJob {
    if (!last) throw new Error('No build was begun.');
    return last;
  }

  return {
    get job() {
      return job;
    },
    get last() {
      return last;
    },
    current,

    begin(begun: Begun): void {
      last = { ...begun, version: '', changes: [], groups: null, usualMs: last?.usualMs ?? null };
      job = jobOf(last, null);
    },
    setSnapshot({ version, changes, groups }: Snapshot): void {
      keep({ ...current(), version, changes: [...changes], groups: groups && [...groups] });
      job = jobOf(current(), null);
    },
    /** Discards the current job; `previous` is the last job again. */
    cancel(previous: LastJob | null): void {
      job = null;
      last = previous;
    },
    noteTry(why: RestartCause): void {
      const record = current();
      job = jobOf(record, { at: now(), why });
      keep({ ...record, tries: record.tries + 1, server: process.pid });
    },
    onProgress(progress: Progress): void {
      if (!job) return;
      const isNext = progress.step !== undefined && progress.step !== job.step;
      job = {
        ...job,
        step: progress.step ?? job.step,
        done: isNext ? null : (progress.done ?? job.done),
        of: isNext ? null : (progress.of ?? job.of),
        endedAt: isNext ? { ...job.endedAt, [job.step]: now() } : job.endedAt,
      };
    },
    end(
      how: NonNullable<LastJob['ended']>['how'],
      {
        stoppedBy = null,
        fault,
      }: { stoppedBy?: string | null; fault?: BuildFault | undefined } = {},
    ): void {
      if (!job) return;
      const { step, endedAt } = job;
      const isWhole = how === 'live' || how === 'ready';
      const failure = fault ? failureOf(step, fault) : null;
      if (failure) log('error', 'publishing-failed', { step, what: failure.what });
      const record = current();
      keep({
        ...record,
        usualMs: isWhole ? now() - record.startedAt : record.usualMs,
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
    },

    /** Updates the last job, unless another has begun. */
    update(next: LastJob): void {
      if (!job && next.id === last?.id) keep(next);
    },
    forget(id: string): void {
      if (job || last?.id !== id) return;
      last = null;
      removeLastJob(dataDir);
    },
  };
}
export type JobRecord = ReturnType<typeof createJobRecord>;

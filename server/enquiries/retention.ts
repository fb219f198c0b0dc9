/** Erases enquiries older than the retention period, once a day, from the database and from the `.eml` files. */
import type { RelayStore } from '#server/database/relay-store.ts';
import { errorCode, type Log } from '#server/log.ts';
import { clockProblem } from './clock-check.ts';
import { collectInBatches } from './in-batches.ts';

/** How often it checks whether a day has passed since the last run, whose time is in the database. */
const LOOK_MS = 3_600_000;
/** Interval after a failure (full disk, lock). */
const RETRY_MS = 600_000;
const FIRST_MS = 1000;

/** The same day of the month, `months` later (the last day of a shorter month), in milliseconds. */
export const monthsAfter = (at: number, months: number) => monthsBefore(at, -months);

/** The same day of the month, `months` earlier (the last day of a shorter month), in milliseconds. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

interface RetentionOptions {
  readonly database: RelayStore;
  readonly months: number;
  /** When the served release was made, in milliseconds; 0 if there is none. */
  readonly releasedAt: number;
  readonly now: () => number;
  readonly log: Log;
  /** Erases the next enquiries of a run; resolves with their references. Missing if one call erases all of them. */
  readonly eraseMore?: (before: number, now: number) => Promise<readonly string[]>;
  /** Removes erased and replaced texts from the search index. */
  readonly cleanSearch?: () => Promise<void>;
  /** Deletes `.eml` files whose enquiry no longer exists; resolves with how many. */
  readonly deleteOrphanedEmails?: () => Promise<number>;
}

/**
 * Erases once, at most a share, if a day has passed and the clock is not doubted (clock.ts, database/expiry-sql.ts). Rejects
 * with a `DatabaseError` or the file system's error.
 */
export async function eraseExpired(options: RetentionOptions): Promise<void> {
  const { database, months, releasedAt, now, log, deleteOrphanedEmails, eraseMore, cleanSearch } =
    options;
  const at = now();
  const isBehind = clockProblem(at, { expiryRunAt: null, releasedAt }) !== null;
  const before = monthsBefore(at, months);
  const first = isBehind ? null : await database.call('eraseExpired', before, at);
  const rest = first && eraseMore ? await collectInBatches(() => eraseMore(before, at)) : [];
  // Also after a crash between an earlier erasure and this step.
  await cleanSearch?.();
  if (first === null) {
    const { expiryRunAt } = await database.call('health', at);
    const doubt = clockProblem(at, { expiryRunAt, releasedAt });
    if (doubt) log('error', 'clock-doubted', { doubt });
    return;
  }
  const emails = (await deleteOrphanedEmails?.()) ?? 0;
  const enquiries = first.length + rest.length;
  if (enquiries + emails > 0) log('info', 'expired', { enquiries, emails });
}

/** Checks soon after the start and then hourly. Returns the function that stops it. */
export function startRetention(options: RetentionOptions): () => void {
  let isStopped = false;
  let timer = setTimeout(run, FIRST_MS);
  async function run() {
    let next = LOOK_MS;
    try {
      await eraseExpired(options);
    } catch (error) {
      options.log('error', 'retention-failed', { code: errorCode(error) });
      next = RETRY_MS;
    }
    if (!isStopped) timer = setTimeout(run, next);
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

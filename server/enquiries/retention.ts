/** Once a day: deletes what is older than the retention period, from the database and from the kept emails. */
import type { DatabaseClient } from '#server/database/client.ts';
import { errorCode, type Log } from '#server/log.ts';

const DAY_MS = 86_400_000;
/** After a failure (a full disk, a lock) it is tried again sooner. */
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

export interface RetentionOptions {
  readonly database: Pick<DatabaseClient, 'call'>;
  readonly months: number;
  /** Deletes kept emails whose enquiry no longer exists; resolves with how many. */
  readonly deleteOrphanedEmails: () => Promise<number>;
  readonly now: () => number;
  readonly log: Log;
}

/** Deletes once; rejects with a `DatabaseError` or the file system's error. */
export async function deleteExpired({
  database,
  months,
  deleteOrphanedEmails,
  now,
  log,
}: RetentionOptions) {
  const before = monthsBefore(now(), months);
  const expired = await database.call('eraseBefore', before);
  await database.call('purgeDesk', now(), before);
  const emails = await deleteOrphanedEmails();
  if (expired.length + emails > 0) log('info', 'expired', { enquiries: expired.length, emails });
}

/** Deletes soon after the start and then daily. Returns the function that ends it. */
export function startRetention(options: RetentionOptions): () => void {
  let isStopped = false;
  let timer = setTimeout(run, FIRST_MS);
  async function run() {
    let next = DAY_MS;
    try {
      await deleteExpired(options);
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

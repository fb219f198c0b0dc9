/** Once a day: what is older than the retention period goes, from the database and from the kept mails. */
import type { Config } from '#server/config/config.ts';
import type { Store } from '#server/database/client.ts';
import { errorCode, type Log } from '#server/log.ts';
import { sweepKeptLetters } from '#server/mail/eml-files.ts';
import { mailFolder } from '#server/mail/transport.ts';
import type { Studio } from '#server/studio.ts';

const DAY_MS = 86_400_000;
/** After a failure (a full disk, a lock) it is tried again sooner. */
const AGAIN_MS = 600_000;
const FIRST_MS = 1000;

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

export interface HousekeepingOptions {
  readonly store: Pick<Store, 'call'>;
  readonly config: Pick<Config, 'dataDir'>;
  readonly studio: Pick<Studio, 'retentionMonths'>;
  readonly now: () => number;
  readonly log: Log;
}

/** Purges once; rejects with a `StoreError` or the file system's error. */
export async function purge({ store, config, studio, now, log }: HousekeepingOptions) {
  const erased = await store.call('eraseBefore', monthsBefore(now(), studio.retentionMonths));
  const swept = await sweepKeptLetters(mailFolder(config.dataDir), (reference) =>
    store.call('exists', reference),
  );
  if (erased.length + swept > 0) log('info', 'purged', { enquiries: erased.length, mails: swept });
}

/** Purges soon after the start and then daily. Returns the function that ends it. */
export function startHousekeeping(options: HousekeepingOptions): () => void {
  let isStopped = false;
  let timer = setTimeout(run, FIRST_MS);
  async function run() {
    let next = DAY_MS;
    try {
      await purge(options);
    } catch (error) {
      options.log('error', 'purge-failed', { code: errorCode(error) });
      next = AGAIN_MS;
    }
    if (!isStopped) timer = setTimeout(run, next);
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

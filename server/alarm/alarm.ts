/** Tells the owner, at most once a day, that enquiries stay unsent or that the disk is nearly full. */
import type { Config } from '#server/config/config.ts';
import type { DatabaseClient } from '#server/database/client.ts';
import { errorCode, type Log } from '#server/log.ts';
import { sendDirectMailToEach } from '#server/mail/direct-mail.ts';
import { recipientsOf } from '#server/mail/send-to.ts';
import type { Studio } from '#server/studio.ts';
import { freeBytes, MIN_FREE_BYTES, type StatFs } from './disk.ts';
import { alarmLetter, type Trouble } from './letter.ts';
import { readLastAlarm, writeLastAlarm } from './noted.ts';
import { postAlarm } from './webhook.ts';

const LOOK_MS = 300_000;
/** By then the outbox has tried four times (RETRY_SECONDS): it is no passing fault. */
const UNSENT_MS = 3_600_000;
const DAY_MS = 86_400_000;

export interface AlarmOptions {
  readonly database: Pick<DatabaseClient, 'call'>;
  readonly config: Config;
  readonly site: { readonly studio: Studio };
  readonly now: () => number;
  readonly log: Log;
  /** Asks the file system; for tests. */
  readonly statfs?: StatFs;
  /** Calls back once after some milliseconds and returns what takes that back; for tests. */
  readonly schedule?: (run: () => void, ms: number) => () => void;
}

/** What is wrong now; `isKnown` is false where the database did not answer. */
async function findTrouble({ database, config, now, statfs }: AlarmOptions) {
  const free = await freeBytes(config.dataDir, statfs);
  const health = await database.call('health', now()).catch(() => null);
  const since = health?.oldestUnsentAt ?? null;
  const isLate = config.smtpUrl !== undefined && since !== null && now() - since >= UNSENT_MS;
  const trouble: Trouble = {
    ...(health && isLate && { unsent: { count: health.unsent, since } }),
    ...(free !== null && free < MIN_FREE_BYTES && { freeBytes: free }),
  };
  return { trouble, isKnown: health !== null };
}

/** Looks once, each time it is called; never rejects. */
export function createAlarm(options: AlarmOptions): (signal?: AbortSignal) => Promise<void> {
  const { config, site, now, log } = options;
  let lastAt = readLastAlarm(config.dataDir);
  /** Who has the alarm that is due, while others refuse it: they are not told again. */
  const told = new Set<string>();
  let hasTrouble = false;
  let isFailing = false;

  /** A clock that was put back makes the last alarm one of this moment: neither silence for years nor a second mail. */
  function isDue(): boolean {
    if (lastAt !== null && lastAt > now()) lastAt = now();
    return lastAt === null || now() - lastAt >= DAY_MS;
  }

  function note(): void {
    lastAt = now();
    try {
      writeLastAlarm(config.dataDir, lastAt);
    } catch (error) {
      // It is remembered as long as this process lives.
      log('warn', 'alarm-not-noted', { code: errorCode(error) });
    }
  }

  async function tell(trouble: Trouble, signal?: AbortSignal): Promise<void> {
    const fields = { unsent: trouble.unsent?.count, freeBytes: trouble.freeBytes };
    if (!config.smtpUrl && !config.alarmUrl) {
      lastAt = now();
      log('error', 'alarm', fields);
      return;
    }
    const letter = alarmLetter(trouble, site.studio, config);
    const ways = [tellUrl(letter.subject, fields, signal), tellByMail(letter, signal)];
    const failed = (await Promise.allSettled(ways)).find(({ status }) => status === 'rejected');
    if (!failed) {
      told.clear();
      isFailing = false;
      log('warn', 'alarm-sent', fields);
      note();
      return;
    }
    if (!isFailing && !signal?.aborted) {
      const { reason } = failed as PromiseRejectedResult;
      log('error', 'alarm-unsent', { ...fields, code: errorCode(reason) });
    }
    isFailing = true;
  }

  /** The JSON holds numbers and the subject: nothing of any enquiry. Chat services show `text`. */
  async function tellUrl(text: string, fields: object, signal?: AbortSignal): Promise<void> {
    if (!config.alarmUrl || told.has('ALARM_URL')) return;
    const { siteOrigin } = site.studio;
    await postAlarm(config.alarmUrl, { text, site: siteOrigin, ...fields }, signal);
    told.add('ALARM_URL');
  }

  async function tellByMail(letter: { subject: string; text: string }, signal?: AbortSignal) {
    if (!config.smtpUrl) return;
    const to = config.alarmTo ?? config.mailTo ?? site.studio.email;
    const waiting = recipientsOf(to).filter((recipient) => !told.has(recipient));
    if (waiting.length === 0) return;
    const mail = { to: waiting.join(', '), ...letter };
    const { takenBy, error } = await sendDirectMailToEach(config, site.studio, mail, { signal });
    for (const recipient of takenBy) told.add(recipient);
    if (error) throw error;
  }

  return async (signal) => {
    const { trouble, isKnown } = await findTrouble(options);
    if (signal?.aborted) return;
    if (Object.keys(trouble).length > 0) {
      hasTrouble = true;
      if (isDue()) await tell(trouble, signal);
    } else if (hasTrouble && isKnown) {
      hasTrouble = false;
      isFailing = false;
      told.clear();
      log('info', 'alarm-over');
    }
  };
}

const byTimeout = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Looks every five minutes, first five minutes after the start. Returns the function that ends it. */
export function startAlarm(options: AlarmOptions): () => void {
  const { schedule = byTimeout } = options;
  const stopped = new AbortController();
  const look = createAlarm(options);
  let cancel = schedule(run, LOOK_MS);
  async function run() {
    await look(stopped.signal);
    if (!stopped.signal.aborted) cancel = schedule(run, LOOK_MS);
  }
  return () => {
    stopped.abort();
    cancel();
  };
}

/**
 * Notifies the owner of problems of the running site: of each problem at once, and again once a day. The same on a machine and
 * on the edge.
 */
import { DAY_MS } from '#contract/duration.ts';
import type { RelayStore } from '#server/database/relay-store.ts';
import { errorCode } from '#server/log.ts';
import { hasMailServer } from '#server/mail/addresses.ts';
import { alarmEmail, type Remedies } from './alarm-email.ts';
import { type ChannelOptions, channelsOf } from './channels.ts';
import {
  findTrouble,
  type MachineFacts,
  reasonsOf,
  type Trouble,
  troubleFields,
} from './trouble.ts';

const LOOK_MS = 300_000;

interface AlarmOptions extends ChannelOptions {
  readonly database: RelayStore;
  readonly now: () => number;
  /** When the served release was made, in milliseconds; 0 if there is none. */
  readonly releasedAt: () => number;
  /** The advice in the email, for the site's address. */
  readonly remedies: (siteOrigin: string) => Remedies;
  /** Facts about disk and backups of a machine. */
  readonly machine?: () => Promise<MachineFacts>;
}

interface SentState {
  readonly at: number;
  readonly reasons: readonly string[];
}

/** Returns a function that checks once; it never rejects. */
export function createAlarm(options: AlarmOptions): (signal?: AbortSignal) => Promise<void> {
  const { database, config, site, now, log, releasedAt, remedies, machine } = options;
  /** What each channel was told and when, also in this process's memory, in case the database cannot store it. */
  const sentByChannel = new Map<string, SentState>();
  let hasTrouble = false;
  let isFailing = false;

  async function look() {
    const health = await database.call('health', now()).catch(() => null);
    const facts = {
      health,
      hasMailServer: hasMailServer(config),
      releasedAt: releasedAt(),
      now: now(),
    };
    return { trouble: findTrouble({ ...facts, ...(await machine?.()) }), isKnown: health !== null };
  }

  async function note(channel: string, reasons: readonly string[]): Promise<void> {
    sentByChannel.set(channel, { at: now(), reasons });
    await database
      .call('noteAlarm', channel, now(), reasons.join(','))
      .catch((error) => log('warn', 'alarm-not-noted', { code: errorCode(error) }));
  }

  /** The channels that have not been told one of the reasons for a day, with all reasons that they will have been told. */
  async function dueOf(
    names: readonly string[],
    reasons: readonly string[],
  ): Promise<Map<string, readonly string[]>> {
    const noted = await database.call('alarmsTold').catch(() => []);
    const due = new Map<string, readonly string[]>();
    for (const name of names) {
      const row = noted.find(({ channel }) => channel === name);
      const last = sentByChannel.get(name) ?? (row && { ...row, reasons: row.reasons.split(',') });
      const isOld = last === undefined || now() - last.at >= DAY_MS;
      // A problem that comes and goes is reported once a day.
      const known = isOld ? [] : last.reasons;
      if (isOld || reasons.some((reason) => !known.includes(reason)))
        due.set(name, [...new Set([...known, ...reasons])]);
      // A time in the future was stored by a wrong clock. It must cause neither years of silence nor a second email.
      else if (last.at > now()) await note(name, last.reasons);
    }
    return due;
  }

  async function tell(trouble: Trouble, signal?: AbortSignal): Promise<void> {
    const fields = troubleFields(trouble);
    const channels = channelsOf(options, signal);
    const due = await dueOf([...channels.keys()], reasonsOf(trouble));
    if (due.size === 0) return;
    const email = alarmEmail(trouble, site.studio, now(), remedies(site.studio.siteOrigin));
    const results = await Promise.allSettled(
      [...due].map(async ([name, reasons]) => {
        await channels.get(name)?.(email, fields);
        await note(name, reasons);
      }),
    );
    const failed = results.find((result) => result.status === 'rejected');
    if (!failed) {
      isFailing = false;
      if (!due.has('log')) log('warn', 'alarm-sent', fields);
    } else if (!isFailing && !signal?.aborted) {
      isFailing = true;
      log('error', 'alarm-unsent', { ...fields, code: errorCode(failed.reason) });
    }
  }

  return async (signal) => {
    const { trouble, isKnown } = await look();
    if (signal?.aborted) return;
    if (Object.keys(trouble).length > 0) {
      hasTrouble = true;
      await tell(trouble, signal);
    } else if (hasTrouble && isKnown) {
      hasTrouble = false;
      isFailing = false;
      log('info', 'alarm-over');
    }
  };
}

const byTimeout = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/**
 * Checks every five minutes, the first time after five minutes. Returns the function that stops it.
 * @param schedule calls back once after some milliseconds, and returns a function that cancels it; for tests
 */
export function startAlarm(options: AlarmOptions, schedule = byTimeout): () => void {
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

/** Tells the owner by mail that mails about enquiries stay unsent, or that the disk is nearly full: at most once a day. */
import { readFileSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import type { DatabaseClient } from '#server/database/client.ts';
import { formatSeconds } from '#server/enquiries/time.ts';
import { errorCode, type Log } from '#server/log.ts';
import type { Studio } from '#server/studio.ts';
import { sendDirectMail } from './direct-mail.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LOOK_MS = 300_000;
/** A build and its release take some 300 MB; enquiries go on being kept far below that. */
const DISK_MIN_BYTES = 1e9;

export interface AlarmOptions {
  readonly config: Config;
  readonly site: { readonly studio: Studio };
  readonly database: Pick<DatabaseClient, 'call'>;
  readonly now: () => number;
  readonly log: Log;
  /** Bytes that are left on the disk of a folder, for tests. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

const bytesLeft = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

interface Trouble {
  readonly unsent: number;
  readonly since: number | null;
  readonly freeBytes: number | null;
}

function textOf({ unsent, since, freeBytes }: Trouble, { hours, siteOrigin }: Studio): string {
  const mails = `${unsent} ${unsent === 1 ? 'mail' : 'mails'} about enquiries`;
  const parts = [
    since !== null &&
      `The mail server has not taken ${mails}; the oldest waits since ${formatSeconds(since, hours.timeZone)}. No enquiry is lost: they are at ${siteOrigin}/desk and by "npm run enquiries" on the machine. Why the mails do not leave, whoever runs the machine sees by "npm run launch-check -- --mail".`,
    freeBytes !== null &&
      `The disk of the website’s machine is nearly full: ${Math.floor(freeBytes / 1e6)} MB are left. Once it is full, no enquiry can be kept and nothing published. Whoever runs the machine has to make room.`,
    'As long as it stays so, this mail comes once a day.',
  ];
  return parts.filter((part) => part !== false).join('\n\n');
}

/** One look after another, each when `look` is called; exported for tests. It rejects with nothing. */
export function createAlarm(options: AlarmOptions) {
  const { config, site, database, now, log, freeBytes = bytesLeft } = options;
  const file = join(config.dataDir, 'alarm.json');
  let isTroubled = false;
  let isUnsent = false;
  let sentAt = sentAtOf(file);

  async function trouble(): Promise<Trouble | null> {
    const [{ unsent, oldestUnsentAt }, free] = await Promise.all([
      database.call('health', now()),
      freeBytes(config.dataDir),
    ]);
    const isOld =
      Boolean(config.smtpUrl) && oldestUnsentAt !== null && now() - oldestUnsentAt >= HOUR_MS;
    const isFull = free < DISK_MIN_BYTES;
    if (!isOld && !isFull) return null;
    return { unsent, since: isOld ? oldestUnsentAt : null, freeBytes: isFull ? free : null };
  }

  async function tell(found: Trouble): Promise<void> {
    // A clock that was put back waits for nothing.
    const isDue = sentAt === null || now() < sentAt || now() - sentAt >= DAY_MS;
    if (!config.smtpUrl || !isDue) return;
    const { studio } = site;
    await sendDirectMail(config, studio, {
      to: config.alarmTo ?? config.mailTo ?? studio.email,
      subject: `${studio.name}: the website needs somebody`,
      text: textOf(found, studio),
    });
    sentAt = now();
    // Half a file is none: then the next mail comes sooner.
    writeFileSync(file, `${JSON.stringify({ sentAt: new Date(sentAt).toISOString() })}\n`);
  }

  async function look(): Promise<void> {
    try {
      const found = await trouble();
      if (!found && isTroubled) log('info', 'alarm-over');
      if (found && !isTroubled) log('error', 'alarm', { ...found });
      isTroubled = found !== null;
      if (found) await tell(found);
      isUnsent = false;
    } catch (error) {
      // The mail server is often what is wrong: the next look tries again.
      if (!isUnsent) log('error', 'alarm-not-sent', { code: errorCode(error) });
      isUnsent = true;
    }
  }
  return { look };
}

/** When the last alarm was sent, in ms since 1970; null where none was, or the file cannot be read. */
function sentAtOf(file: string): number | null {
  try {
    return Date.parse(JSON.parse(readFileSync(file, 'utf8')).sentAt) || null;
  } catch {
    return null;
  }
}

/** Looks every five minutes. Returns the function that ends it. */
export function startAlarm(options: AlarmOptions): () => void {
  const { look } = createAlarm(options);
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

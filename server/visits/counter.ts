/** Counts views of pages in memory, and writes the sums into the database each minute. No cookie, no address, no person. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DatabaseClient } from '#server/database/client.ts';
import type { VisitCount, VisitKind } from '#server/database/types.ts';
import { errorCode, type Log } from '#server/log.ts';
import { comesFrom, isPageView } from './visitor.ts';

const WRITE_MS = 60_000;
/** Names in one minute: whoever asks for a thousand made-up addresses fills no database. */
const NAMES_MAX = 500;
const NAME_MAX = 150;
const DATA = '.data';

export interface VisitsOptions {
  readonly database: Pick<DatabaseClient, 'call'>;
  /** "Asia/Kolkata": a day is the studio's. */
  readonly timeZone: () => string;
  readonly now: () => number;
  readonly log: Log;
}

/** The day in that time zone, "2026-11-27". */
export const dayAt = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/** The page of an address such as "/about.data?x=1"; its parameters may hold anything, so they are dropped. */
function pageOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  if (!path.endsWith(DATA)) return path;
  return path === `/_${DATA}` ? '/' : path.slice(0, -DATA.length);
}

export function startVisits({ database, timeZone, now, log }: VisitsOptions) {
  let sums = new Map<string, number>();
  let isWriting = false;

  function add(kind: VisitKind, name: string): void {
    const key = `${kind} ${name.slice(0, NAME_MAX)}`;
    const sum = sums.get(key);
    if (sum !== undefined) sums.set(key, sum + 1);
    else if (sums.size < NAMES_MAX) sums.set(key, 1);
  }

  async function write(): Promise<void> {
    if (sums.size === 0 || isWriting) return;
    isWriting = true;
    const counted = sums;
    sums = new Map();
    const rows = [...counted].map(([key, count]): VisitCount => {
      const space = key.indexOf(' ');
      return { kind: key.slice(0, space) as VisitKind, name: key.slice(space + 1), count };
    });
    try {
      await database.call('addVisits', dayAt(now(), timeZone()), rows);
    } catch (error) {
      log('warn', 'visits-not-stored', { code: errorCode(error) });
      for (const [key, count] of counted)
        if (sums.has(key) || sums.size < NAMES_MAX) sums.set(key, (sums.get(key) ?? 0) + count);
    } finally {
      isWriting = false;
    }
  }
  const timer = setInterval(() => void write(), WRITE_MS);
  timer.unref();

  return {
    /** Call it after the site has answered. */
    count({ method, url = '/', headers }: IncomingMessage, { statusCode }: ServerResponse): void {
      if (method !== 'GET') return;
      const isData = url.includes(DATA);
      const isFile = !isData && /\.\w+(?:$|\?)/.test(url);
      if (isFile || !isPageView(headers, isData)) return;
      if (statusCode === 404 && !isData) add('broken', pageOf(url));
      if (statusCode !== 200 && statusCode !== 304) return;
      add('page', pageOf(url));
      const from = isData ? null : comesFrom(headers);
      if (from !== null) add('from', from);
    },
    write,
    /** Writes what is counted, and ends. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await write();
    },
  };
}

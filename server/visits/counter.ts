/**
 * Counts views of pages in memory, and writes the sums into the database each minute. Of a person nothing is stored: no
 * cookie, no network address, nothing that tells one visitor from another.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DatabaseClient } from '#server/database/client.ts';
import type { VisitCount, VisitKind } from '#server/database/types.ts';
import { errorCode, type Log } from '#server/log.ts';
import { comesFrom, isPageView } from './visitor.ts';

const MINUTE_MS = 60_000;
/** Names of a kind in memory at once: made-up ones leave room for the other kinds. How many the database takes of a day is its own limit (visit-queries.ts). */
const NAMES_MAX = 500;
const NAME_MAX = 150;
const DATA = '.data';

export interface VisitsOptions {
  readonly database: Pick<DatabaseClient, 'call'>;
  /** "Asia/Kolkata": a day is the studio's. */
  readonly timeZone: () => string;
  /** "https://osari.in": whoever comes from there was on the site already. */
  readonly siteOrigin: () => string;
  readonly now: () => number;
  readonly log: Log;
}

/** The day in that time zone, "2026-11-27". */
export const dayAt = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/** The same as `dayAt`, which takes fifty times as long as counting: made once a minute. */
function createToday(timeZone: () => string, now: () => number) {
  let [made, minute, zone] = ['', -1, ''];
  return (): string => {
    const at = now();
    const [thisMinute, thisZone] = [Math.floor(at / MINUTE_MS), timeZone()];
    if (minute !== thisMinute || zone !== thisZone) {
      [minute, zone] = [thisMinute, thisZone];
      made = dayAt(at, thisZone);
    }
    return made;
  };
}

/** Without the parameters, which may hold anything. */
const pathOf = (url: string) => url.split(/[?#]/, 1)[0] || '/';
/** The page whose data lies at "/about.data"; "/_.data" is that of the home page. */
const pageOfData = (path: string) => (path === `/_${DATA}` ? '/' : path.slice(0, -DATA.length));

export function startVisits({ database, timeZone, siteOrigin, now, log }: VisitsOptions) {
  const today = createToday(timeZone, now);
  type Sums = Map<string, VisitCount & { count: number }>;
  const none = (): Record<VisitKind, Sums> => ({
    page: new Map(),
    from: new Map(),
    broken: new Map(),
  });
  let sums = none();

  function addUp(day: string, kind: VisitKind, name: string, count: number): void {
    const key = `${day} ${name}`;
    const ofKind = sums[kind];
    const sum = ofKind.get(key);
    if (sum) sum.count += count;
    else if (ofKind.size < NAMES_MAX || name === '') ofKind.set(key, { day, kind, name, count });
    // A source beyond the limit counts as unknown.
    else if (kind === 'from') addUp(day, kind, '', count);
  }
  const add = (kind: VisitKind, name: string) => addUp(today(), kind, name.slice(0, NAME_MAX), 1);

  async function writeNow(): Promise<void> {
    const counted = Object.values(sums).flatMap((ofKind) => [...ofKind.values()]);
    if (counted.length === 0) return;
    sums = none();
    try {
      await database.call('addVisits', counted);
    } catch (error) {
      log('warn', 'visits-not-stored', { code: errorCode(error) });
      for (const { day, kind, name, count } of counted) addUp(day, kind, name, count);
    }
  }
  let writing = Promise.resolve();
  /** Resolves when all that is counted by now is written, or has failed. */
  const write = (): Promise<void> => {
    writing = writing.then(writeNow);
    return writing;
  };
  const timer = setInterval(() => void write(), MINUTE_MS);
  timer.unref();

  return {
    /** Call it after the site has answered. */
    count({ method, url = '/', headers }: IncomingMessage, { statusCode }: ServerResponse): void {
      if (method !== 'GET') return;
      const path = pathOf(url);
      const isData = path.endsWith(DATA);
      // A file that is not there is counted when somebody opens it like a page: links of an older site end in .html or .php.
      const isFile = !isData && statusCode !== 404 && /\.\w+$/.test(path);
      if (isFile || !isPageView(headers, isData)) return;
      if (statusCode === 404 && !isData) add('broken', path);
      if (statusCode !== 200 && statusCode !== 304) return;
      add('page', isData ? pageOfData(path) : path);
      const from = isData ? null : comesFrom(headers, siteOrigin());
      if (from !== null) add('from', from);
    },
    write,
    /** Writes what is counted, and ends. */
    stop(): Promise<void> {
      clearInterval(timer);
      return write();
    },
  };
}

/**
 * Counts page views in memory, and writes the sums to the database every minute. It stores nothing about a person: no cookie, no
 * network address, nothing that distinguishes visitors.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DatabaseClient } from '#server/database/client.ts';
import type { VisitCount, VisitKind } from '#server/database/types.ts';
import { errorCode, type Log } from '#server/log.ts';
import { isPageView, referringHost } from './visitor.ts';

const MINUTE_MS = 60_000;
/**
 * Maximum number of names per kind in memory, so that made-up ones leave room for the other kinds. The database has its own
 * limit per day (visit-queries.ts).
 */
const NAMES_MAX = 500;
const NAME_MAX = 150;
const DATA = '.data';

interface VisitsOptions {
  readonly database: Pick<DatabaseClient, 'call'>;
  /** Time zone of days, such as "Asia/Kolkata". */
  readonly timeZone: () => string;
  /** The site's own origin, such as "https://osari.in". */
  readonly siteOrigin: () => string;
  readonly now: () => number;
  readonly log: Log;
}

/** The day in a time zone, "2026-11-27". */
export const dayAt = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/** `dayAt`, called only once a minute, because it takes fifty times as long as counting. */
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

/** Without parameters, which may contain anything. */
const pathOf = (url: string) => url.split(/[?#]/, 1)[0] || '/';
/** The page of the data file "/about.data"; "/_.data" is that of the home page. */
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
    // Beyond the limit, a source counts as unknown.
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
  /** Resolves when everything counted so far is written, or has failed. */
  const write = (): Promise<void> => {
    writing = writing.then(writeNow);
    return writing;
  };
  const timer = setInterval(() => void write(), MINUTE_MS);
  timer.unref();

  return {
    /** Call it after the response. */
    count({ method, url = '/', headers }: IncomingMessage, { statusCode }: ServerResponse): void {
      if (method !== 'GET') return;
      const path = pathOf(url);
      const isData = path.endsWith(DATA);
      // A missing file is counted if somebody opens it like a page: links of an older site end in .html or .php.
      const isFile = !isData && statusCode !== 404 && /\.\w+$/.test(path);
      if (isFile || !isPageView(headers, isData)) return;
      if (statusCode === 404 && !isData) add('broken', path);
      if (statusCode !== 200 && statusCode !== 304) return;
      add('page', isData ? pageOfData(path) : path);
      const from = isData ? null : referringHost(headers, siteOrigin());
      if (from !== null) add('from', from);
    },
    write,
    /** Writes the counts, and stops. */
    stop(): Promise<void> {
      clearInterval(timer);
      return write();
    },
  };
}

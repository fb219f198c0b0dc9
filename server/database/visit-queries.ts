/** Counted page views. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { DayVisits, VisitCount, VisitKind } from './types.ts';

/**
 * Maximum number of names per kind and day, so that requests for made-up addresses do not fill the disk, and two years
 * can be summed in a fraction of a second.
 */
const NAMES_OF_A_DAY: Readonly<Record<VisitKind, number>> = { page: 1000, from: 300, broken: 300 };

export function createVisitQueries(db: DatabaseSync) {
  const add = db.prepare(`INSERT INTO visit_count (day, kind, name, count) VALUES (?, ?, ?, ?)
    ON CONFLICT (kind, day, name) DO UPDATE SET count = count + excluded.count`);
  const addToKnown = db.prepare(
    'UPDATE visit_count SET count = count + ?4 WHERE day = ?1 AND kind = ?2 AND name = ?3',
  );
  const countNames = db.prepare('SELECT count(*) AS n FROM visit_count WHERE day = ? AND kind = ?');
  const firstDay = db.prepare("SELECT min(day) AS day FROM visit_count WHERE kind = 'page'");
  const sums = db.prepare(`SELECT name, sum(count) AS count FROM visit_count
    WHERE kind = ? AND day BETWEEN ? AND ? GROUP BY name ORDER BY 2 DESC, name LIMIT ?`);
  const days = db.prepare(`SELECT day, sum(CASE kind WHEN 'page' THEN count ELSE 0 END) AS views,
    sum(CASE kind WHEN 'from' THEN count ELSE 0 END) AS visits
    FROM visit_count WHERE kind IN ('page', 'from') AND day BETWEEN ? AND ? GROUP BY day ORDER BY day`);
  const enquiries = db.prepare(`SELECT coalesce(page, '') AS name, count(*) AS count FROM enquiry
    WHERE received_at >= ? AND received_at < ? AND spam_reason IS NULL AND form <> 'telephone'
    GROUP BY 1 ORDER BY 2 DESC, name LIMIT ?`);
  return {
    /** Beyond the day's limit, a source counts as unknown, and other names are not counted. */
    addVisits(counts: readonly VisitCount[]): void {
      for (const { day, kind, name, count } of counts) {
        if (addToKnown.run(day, kind, name, count).changes > 0) continue;
        const { n } = countNames.get(day, kind) as { n: number };
        if (n < NAMES_OF_A_DAY[kind]) add.run(day, kind, name, count);
        else if (kind === 'from') add.run(day, kind, '', count);
      }
    },
    /** The first day with a view; null if nothing was counted yet. */
    firstVisitDay: () => (firstDay.get() as { day: string | null }).day,
    /** Both days included; the most frequent first. */
    visitSums: (kind: VisitKind, from: string, to: string, limit: number) =>
      sums.all(kind, from, to, limit) as unknown as { name: string; count: number }[],
    visitDays: (from: string, to: string) => days.all(from, to) as unknown as DayVisits[],
    /** Number of enquiries by the page of the form; times in milliseconds, `to` exclusive. */
    enquiriesByPage: (from: number, to: number, limit: number) =>
      enquiries.all(from, to, limit) as unknown as { name: string; count: number }[],
  };
}

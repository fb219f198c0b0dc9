/** Counted views of pages. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { DayVisits, VisitCount, VisitKind } from './types.ts';

export function createVisitQueries(db: DatabaseSync) {
  const add = db.prepare(`INSERT INTO visit_count (day, kind, name, count) VALUES (?, ?, ?, ?)
    ON CONFLICT (day, kind, name) DO UPDATE SET count = count + excluded.count`);
  const sums = db.prepare(`SELECT name, sum(count) AS count FROM visit_count
    WHERE kind = ? AND day BETWEEN ? AND ? GROUP BY name ORDER BY 2 DESC, name LIMIT ?`);
  const days = db.prepare(`SELECT day, sum(CASE kind WHEN 'page' THEN count ELSE 0 END) AS views,
    sum(CASE kind WHEN 'from' THEN count ELSE 0 END) AS visits
    FROM visit_count WHERE day BETWEEN ? AND ? AND kind <> 'broken' GROUP BY day ORDER BY day`);
  const enquiries = db.prepare(`SELECT coalesce(page, '') AS name, count(*) AS count FROM enquiry
    WHERE received_at >= ? AND received_at < ? AND spam_reason IS NULL
    GROUP BY 1 ORDER BY 2 DESC, name LIMIT ?`);
  return {
    addVisits(day: string, counts: readonly VisitCount[]): void {
      for (const { kind, name, count } of counts) add.run(day, kind, name, count);
    },
    /** Both days included; the most frequent first. */
    visitSums: (kind: VisitKind, from: string, to: string, limit: number) =>
      sums.all(kind, from, to, limit) as unknown as { name: string; count: number }[],
    visitDays: (from: string, to: string) => days.all(from, to) as unknown as DayVisits[],
    /** From the page on which the form was sent; milliseconds, without `to`. */
    enquiriesByPage: (from: number, to: number, limit: number) =>
      enquiries.all(from, to, limit) as unknown as { name: string; count: number }[],
  };
}

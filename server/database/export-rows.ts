/** Rows for an export, in steps, each with its note and replies. */
import type { DatabaseSync } from 'node:sqlite';
import { INBOX } from './handling-queries.ts';
import { type Condition, type Search, searchCondition } from './search-sql.ts';
import type { ExportRow, ExportStep, InboxRow } from './types.ts';

/** Rows per step, which takes a few milliseconds of the database's thread. */
const ROWS = 100;
/** Rows per step that are compared with a search. */
const COMPARED = 200;

export function createExport(db: DatabaseSync) {
  const selectReplies = db.prepare(
    `SELECT author, subject, body, queued_at, sent_at, (SELECT group_concat(name, ', ') FROM attachment
       WHERE attachment.email_id = email.id) AS files FROM reply JOIN email ON email.id = email_id
     WHERE enquiry_id = ? ORDER BY email_id`,
  );
  const rowsOf = (ids: string, values: Condition['values']) =>
    (
      db
        .prepare(
          `${INBOX} WHERE enquiry.id IN (${ids}) ORDER BY enquiry.received_at DESC, enquiry.id DESC`,
        )
        .all(...values) as unknown as InboxRow[]
    ).map(
      (row): ExportRow => ({
        ...row,
        replies: selectReplies.all(row.id) as unknown as ExportRow['replies'],
      }),
    );

  function nextOfList({ sql, values }: Condition, after: ExportStep['next']): ExportStep {
    const from =
      after === null
        ? ''
        : '(received_at, id) < (SELECT received_at, id FROM enquiry WHERE id = ?) AND';
    const rows = rowsOf(
      `SELECT id FROM enquiry WHERE ${from} ${sql} ORDER BY received_at DESC, id DESC LIMIT ${ROWS}`,
      [...(after === null ? [] : [after]), ...values],
    );
    return { rows, next: rows.length < ROWS ? null : (rows.at(-1)?.id ?? null) };
  }

  function nextOfSearch(list: Condition, search: Search, after: ExportStep['next']): ExportStep {
    const { table, match, number } = search.rows;
    const before = after ?? Number.MAX_SAFE_INTEGER;
    const step = db.prepare(
      `SELECT min(number) AS oldest, count(*) AS n FROM (SELECT ${number} AS number FROM ${table}
         WHERE ${match.sql} AND ${number} < ? ORDER BY ${number} DESC LIMIT ${COMPARED})`,
    );
    const { oldest, n } = step.get(...match.values, before) as { oldest: number; n: number };
    if (n === 0) return { rows: [], next: null };
    const where = searchCondition(search);
    const rows = rowsOf(
      `SELECT enquiry.id FROM ${search.from} CROSS JOIN enquiry ON enquiry.id = enquiry_id
       WHERE ${where.sql} AND ${number} >= ? AND ${number} < ? AND ${list.sql}`,
      [...where.values, oldest, before, ...list.values],
    );
    return { rows, next: n < COMPARED ? null : oldest };
  }

  /** Reads the next rows of a list, or of what a search finds in it, newest first, after `after` (null: from the first). */
  return (list: Condition, search: Search | null, after: ExportStep['next']): ExportStep =>
    search ? nextOfSearch(list, search, after) : nextOfList(list, after);
}

/** Rows for a file, some at a time, each with its note and replies. */
import type { DatabaseSync } from 'node:sqlite';
import { INBOX } from './handling-queries.ts';
import type { Condition } from './search-sql.ts';
import type { ExportRow, InboxRow } from './types.ts';

/** Reads the next `limit` rows that meet the condition, newest first, after the enquiry `after` (null: from the first). */
export function createExport(db: DatabaseSync) {
  const selectReplies = db.prepare(
    `SELECT author, subject, body, queued_at, sent_at FROM reply JOIN email ON email.id = email_id
     WHERE enquiry_id = ? ORDER BY email_id`,
  );
  return function exportRows(
    { sql, values }: Condition,
    after: string | null,
    limit: number,
  ): ExportRow[] {
    const from =
      after === null
        ? ''
        : '(received_at, id) < (SELECT received_at, id FROM enquiry WHERE id = ?) AND';
    const rows = db.prepare(
      `${INBOX} WHERE enquiry.id IN (SELECT id FROM enquiry WHERE ${from} ${sql}
         ORDER BY received_at DESC, id DESC LIMIT ${limit})
       ORDER BY enquiry.received_at DESC, enquiry.id DESC`,
    );
    const found = rows.all(...(after === null ? [] : [after]), ...values) as unknown as InboxRow[];
    return found.map((row) => ({
      ...row,
      replies: selectReplies.all(row.id) as unknown as ExportRow['replies'],
    }));
  };
}

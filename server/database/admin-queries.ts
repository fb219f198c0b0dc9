/** The studio's own queries, behind `npm run enquiries`. Each runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import { deleteCopies, eraseInReplaced } from './copies.ts';
import { recordErasures } from './erasures.ts';
import { ERASE_STEP } from './expiry-sql.ts';
import { createExport } from './export-rows.ts';
import { INBOX } from './handling-queries.ts';
import { QUEUE_AGAIN } from './outbox-sql.ts';
import { type Condition, createSearch, findsIn } from './search-sql.ts';
import type { EmailRow, EnquiryRow, ExportStep, InboxRow } from './types.ts';

/** What `list` shows: each is a condition on the enquiry. */
const FILTERS = {
  new: "desk_state = 'new'",
  answered: 'spam_reason IS NULL AND answered_at IS NOT NULL',
  talks: "desk_state = 'talks'",
  won: "desk_state = 'won'",
  closed: "desk_state = 'closed'",
  failed:
    "id IN (SELECT enquiry_id FROM email WHERE failed_at IS NOT NULL AND kind <> 'acknowledgement')",
  spam: 'spam_reason IS NOT NULL',
  all: 'spam_reason IS NULL',
} as const;

const ALL: Condition = { sql: 'true', values: [] };
const BY_EMAIL = 'user_email = ? COLLATE NOCASE';
const BEFORE = 'received_at < ?';

export type ListFilter = keyof typeof FILTERS;

export function createAdminQueries(db: DatabaseSync) {
  const exportRows = createExport(db);
  const searchFor = createSearch(db);
  const find = db.prepare('SELECT * FROM enquiry WHERE id LIKE ? ORDER BY received_at');
  const selectEmails = db.prepare('SELECT * FROM email WHERE enquiry_id = ? ORDER BY id');
  const setAnswered = db.prepare(
    `UPDATE enquiry SET answered_at = ?1,
       desk_outcome = CASE WHEN ?1 IS NOT NULL THEN desk_outcome END WHERE id = ?2`,
  );
  const clearSpam = db.prepare('UPDATE enquiry SET spam_reason = NULL WHERE id = ?');
  const requeueEmails = db.prepare(QUEUE_AGAIN);
  const selectOne = db.prepare('SELECT 1 FROM enquiry WHERE id = ?');
  const countByEmail = db.prepare(`SELECT count(*) AS n FROM enquiry WHERE ${BY_EMAIL}`);
  const countBefore = db.prepare(`SELECT count(*) AS n FROM enquiry WHERE ${BEFORE}`);

  /**
   * Erases what a person asked for: the next enquiries here, and all in what a restore replaced. Call it until it returns
   * none: other programs wait for each transaction. The copies that migrations left go before the commit, and the list of
   * erasures is written before it: a crash in between must neither leave in them what was erased nor forget it.
   */
  function erase(condition: string, value: string | number): string[] {
    const erasing = (rows: string) => `DELETE FROM enquiry WHERE ${rows} RETURNING id`;
    const next = `rowid IN (SELECT rowid FROM enquiry WHERE ${condition} LIMIT ${ERASE_STEP})`;
    const path = db.location();
    const ids = (db.prepare(erasing(next)).all(value) as { id: string }[]).map(({ id }) => id);
    if (!path) return ids;
    const inReplaced = eraseInReplaced(path, erasing(condition), value);
    const erased = [...new Set([...ids, ...inReplaced.ids])];
    if (erased.length === 0) return erased;
    deleteCopies(path);
    inReplaced.deleteUnreadable();
    recordErasures(path, erased);
    return erased;
  }

  return {
    /** A list, or what a search finds in it. */
    list(filter: ListFilter, typed = ''): InboxRow[] {
      const search = searchFor(typed);
      const found = search ? findsIn(search) : ALL;
      const rows = db.prepare(
        `SELECT * FROM (${INBOX}) WHERE ${FILTERS[filter]} AND ${found.sql} ORDER BY received_at DESC`,
      );
      return rows.all(...found.values) as unknown as InboxRow[];
    },
    /** The next rows of the same for a file, newest first, after what `next` of the step before says (null: from the first). */
    exportFiltered(filter: ListFilter, typed: string, after: ExportStep['next']) {
      return exportRows({ sql: FILTERS[filter], values: [] }, searchFor(typed), after);
    },
    /** The enquiries whose reference begins so, in upper or lower case. */
    find(reference: string): EnquiryRow[] {
      return find.all(`${reference.replace(/[%_]/g, '')}%`) as unknown as EnquiryRow[];
    },
    emailsOf(id: string): EmailRow[] {
      return selectEmails.all(id) as unknown as EmailRow[];
    },
    /** `now` null: not answered after all. */
    markAnswered(id: string, now: number | null): void {
      setAnswered.run(now, id);
    },
    /** Queues what was not sent once more and clears a spam mark. Returns how many emails. */
    requeue(id: string, now: number): number {
      clearSpam.run(id);
      return Number(requeueEmails.run(id, now).changes);
    },
    /** Deletes the next of one person's enquiries and emails. Returns their references, so that kept files can be deleted too. */
    eraseByEmail(address: string): string[] {
      return erase(BY_EMAIL, address);
    },
    /** Deletes one enquiry. Empty when there was none. */
    eraseOne(id: string): string[] {
      return erase('id = ?', id);
    },
    /** For a person who asks for it; what the server erases by itself is in expiry-queries.ts. */
    eraseBefore(time: number): string[] {
      return erase(BEFORE, time);
    },
    /** How many `eraseByEmail` would erase of the database. */
    countByEmail(address: string): number {
      return (countByEmail.get(address) as { n: number }).n;
    },
    /** How many `eraseBefore` would erase. */
    countBefore(time: number): number {
      return (countBefore.get(time) as { n: number }).n;
    },
    exists(id: string): boolean {
      return selectOne.get(id) !== undefined;
    },
  };
}

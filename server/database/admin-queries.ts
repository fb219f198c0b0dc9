/** Queries for `npm run enquiries`. Each runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import { deleteCopies, eraseInReplaced } from './copies.ts';
import { recordErasures } from './erasures.ts';
import { ERASE_STEP } from './expiry-sql.ts';
import { createExport } from './export-rows.ts';
import { INBOX } from './handling-queries.ts';
import { QUEUE_AGAIN } from './outbox-sql.ts';
import { type Condition, createSearch, enquiryCondition } from './search-sql.ts';
import type { EmailRow, EnquiryRow, ExportStep, InboxRow } from './types.ts';

/** The filters of `list`, as conditions on the enquiry. */
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
   * Erases what a person asked for: the next enquiries here, and all in replaced databases. Call it until it returns
   * none, because other programs wait for each transaction. Copies from migrations are deleted, and the list of
   * erasures is written, before the commit: after a crash in between, the copies must not contain erased data, and the
   * list must not lack it.
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
    /** The rows of a list, or of a search in it. */
    list(filter: ListFilter, typed = ''): InboxRow[] {
      const search = searchFor(typed);
      const found = search ? enquiryCondition(search) : ALL;
      const rows = db.prepare(
        `SELECT * FROM (${INBOX}) WHERE ${FILTERS[filter]} AND ${found.sql} ORDER BY received_at DESC`,
      );
      return rows.all(...found.values) as unknown as InboxRow[];
    },
    /** The next rows for an export, newest first, after `next` of the previous step (null: from the beginning). */
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
    /** `now` null: marks it as not answered. */
    markAnswered(id: string, now: number | null): void {
      setAnswered.run(now, id);
    },
    /** Queues unsent emails again and removes a spam mark. Returns how many emails. */
    requeue(id: string, now: number): number {
      clearSpam.run(id);
      return Number(requeueEmails.run(id, now).changes);
    },
    /** Deletes the next enquiries and emails of a person. Returns their references, so that `.eml` files can be deleted too. */
    eraseByEmail(address: string): string[] {
      return erase(BY_EMAIL, address);
    },
    /** Deletes one enquiry. Returns [] if there was none. */
    eraseOne(id: string): string[] {
      return erase('id = ?', id);
    },
    /** At a person's request; automatic erasure is in expiry-queries.ts. */
    eraseBefore(time: number): string[] {
      return erase(BEFORE, time);
    },
    /** How many enquiries `eraseByEmail` would erase. */
    countByEmail(address: string): number {
      return (countByEmail.get(address) as { n: number }).n;
    },
    /** How many enquiries `eraseBefore` would erase. */
    countBefore(time: number): number {
      return (countBefore.get(time) as { n: number }).n;
    },
    exists(id: string): boolean {
      return selectOne.get(id) !== undefined;
    },
  };
}

/** The studio's own queries, behind `npm run enquiries` and the daily retention run. Each runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import { deleteCopies } from './copies.ts';
import type { EmailRow, EnquiryRow } from './types.ts';

/** What `list` shows: each is a condition on the enquiry. */
const FILTERS = {
  new: 'spam_reason IS NULL AND answered_at IS NULL',
  answered: 'spam_reason IS NULL AND answered_at IS NOT NULL',
  failed: "id IN (SELECT enquiry_id FROM email WHERE failed_at IS NOT NULL AND kind = 'studio')",
  spam: 'spam_reason IS NOT NULL',
  all: 'spam_reason IS NULL',
} as const;

export type ListFilter = keyof typeof FILTERS;

export function createAdminQueries(db: DatabaseSync) {
  const find = db.prepare('SELECT * FROM enquiry WHERE id LIKE ? ORDER BY received_at');
  const selectEmails = db.prepare('SELECT * FROM email WHERE enquiry_id = ? ORDER BY id');
  const setAnswered = db.prepare('UPDATE enquiry SET answered_at = ? WHERE id = ?');
  const clearSpam = db.prepare('UPDATE enquiry SET spam_reason = NULL WHERE id = ?');
  const requeueEmails = db.prepare(
    `UPDATE email SET next_try_at = :now, queued_at = :now, tries = 0, failed_at = NULL
     WHERE enquiry_id = :id AND sent_at IS NULL AND claimed_at IS NULL`,
  );
  const deleteByEmail = db.prepare(
    'DELETE FROM enquiry WHERE user_email = ? COLLATE NOCASE RETURNING id',
  );
  const deleteBefore = db.prepare('DELETE FROM enquiry WHERE received_at < ? RETURNING id');
  const selectOne = db.prepare('SELECT 1 FROM enquiry WHERE id = ?');
  /** The copies that migrations left go first: a crash in between must not leave what was erased in them. */
  const erased = (rows: unknown[]) => {
    const path = db.location();
    if (rows.length > 0 && path) deleteCopies(path);
    return (rows as { id: string }[]).map(({ id }) => id);
  };

  return {
    list(filter: ListFilter): EnquiryRow[] {
      const rows = db.prepare(
        `SELECT * FROM enquiry WHERE ${FILTERS[filter]} ORDER BY received_at DESC`,
      );
      return rows.all() as unknown as EnquiryRow[];
    },
    /** The enquiries whose reference begins so, in upper or lower case. */
    find(reference: string): EnquiryRow[] {
      return find.all(`${reference.replace(/[%_]/g, '')}%`) as unknown as EnquiryRow[];
    },
    emailsOf(id: string): EmailRow[] {
      return selectEmails.all(id) as unknown as EmailRow[];
    },
    markAnswered(id: string, now: number | null): void {
      setAnswered.run(now, id);
    },
    /** Queues what was not sent once more and clears a spam mark. Returns how many emails. */
    requeue(id: string, now: number): number {
      clearSpam.run(id);
      return Number(requeueEmails.run({ id, now }).changes);
    },
    /** Deletes one person's enquiries and emails. Returns their references, so that kept files can be deleted too. */
    eraseByEmail(address: string): string[] {
      return erased(deleteByEmail.all(address));
    },
    eraseBefore(time: number): string[] {
      return erased(deleteBefore.all(time));
    },
    exists(id: string): boolean {
      return selectOne.get(id) !== undefined;
    },
  };
}

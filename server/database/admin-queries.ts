/** The studio's own side of the store, behind `npm run enquiries` and the daily purge. Runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { EnquiryRow, LetterRow } from './types.ts';

/** What `list` shows: each is a condition on the enquiry. */
const STATES = {
  new: 'suspicion IS NULL AND answered_at IS NULL',
  answered: 'suspicion IS NULL AND answered_at IS NOT NULL',
  failed: "id IN (SELECT enquiry_id FROM letter WHERE failed_at IS NOT NULL AND kind = 'studio')",
  spam: 'suspicion IS NOT NULL',
  all: 'suspicion IS NULL',
} as const;

export type ListedState = keyof typeof STATES;

export function createDeskVerbs(db: DatabaseSync) {
  const find = db.prepare('SELECT * FROM enquiry WHERE id LIKE ? ORDER BY received_at');
  const lettersOf = db.prepare('SELECT * FROM letter WHERE enquiry_id = ? ORDER BY id');
  const answer = db.prepare('UPDATE enquiry SET answered_at = ? WHERE id = ?');
  const clear = db.prepare('UPDATE enquiry SET suspicion = NULL WHERE id = ?');
  const requeue = db.prepare(
    `UPDATE letter SET next_try_at = :now, queued_at = :now, tries = 0, failed_at = NULL
     WHERE enquiry_id = :id AND sent_at IS NULL AND claimed_at IS NULL`,
  );
  const eraseEmail = db.prepare(
    'DELETE FROM enquiry WHERE user_email = ? COLLATE NOCASE RETURNING id',
  );
  const eraseOld = db.prepare('DELETE FROM enquiry WHERE received_at < ? RETURNING id');
  const exists = db.prepare('SELECT 1 FROM enquiry WHERE id = ?');
  const ids = (rows: unknown[]) => (rows as { id: string }[]).map(({ id }) => id);

  return {
    list(state: ListedState): EnquiryRow[] {
      const rows = db.prepare(
        `SELECT * FROM enquiry WHERE ${STATES[state]} ORDER BY received_at DESC`,
      );
      return rows.all() as unknown as EnquiryRow[];
    },
    /** The enquiries whose reference begins so; letters of the reference in either case. */
    find(reference: string): EnquiryRow[] {
      return find.all(`${reference.replace(/[%_]/g, '')}%`) as unknown as EnquiryRow[];
    },
    letters(id: string): LetterRow[] {
      return lettersOf.all(id) as unknown as LetterRow[];
    },
    markAnswered(id: string, now: number | null): void {
      answer.run(now, id);
    },
    /** Queues what was not sent once more and lifts a suspicion. Returns how many letters. */
    retry(id: string, now: number): number {
      clear.run(id);
      return Number(requeue.run({ id, now }).changes);
    },
    /** Deletes one person's enquiries and letters. Returns their references, so that kept mails can go too. */
    eraseByEmail(email: string): string[] {
      return ids(eraseEmail.all(email));
    },
    eraseBefore(time: number): string[] {
      return ids(eraseOld.all(time));
    },
    exists(id: string): boolean {
      return exists.get(id) !== undefined;
    },
  };
}

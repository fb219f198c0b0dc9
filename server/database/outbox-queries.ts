/** The outbox's side of the store. Every function runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { ClaimedLetter, EnquiryRow, Health, LetterRow } from './types.ts';

const PENDING = 'sent_at IS NULL AND failed_at IS NULL AND next_try_at IS NOT NULL';

export function createLetterVerbs(db: DatabaseSync) {
  const claimDue = db.prepare(
    `UPDATE letter SET claimed_at = :now, tries = tries + 1 WHERE id IN (
       SELECT id FROM letter WHERE ${PENDING} AND claimed_at IS NULL AND next_try_at <= :now
       ORDER BY tries, next_try_at LIMIT :limit)
     RETURNING *`,
  );
  const enquiry = db.prepare('SELECT * FROM enquiry WHERE id = ?');
  const sent = db.prepare(
    'UPDATE letter SET sent_at = ?, claimed_at = NULL, last_error = NULL WHERE id = ?',
  );
  const failed = db.prepare(
    `UPDATE letter SET claimed_at = NULL, last_error = :error, next_try_at = coalesce(:next, next_try_at),
       failed_at = CASE WHEN :next IS NULL THEN :now END WHERE id = :id`,
  );
  const release = db.prepare(
    `UPDATE letter SET claimed_at = NULL, next_try_at = ?
     WHERE claimed_at IS NOT NULL AND id NOT IN (SELECT value FROM json_each(?))`,
  );
  const due = db.prepare(
    `SELECT min(next_try_at) AS at FROM letter WHERE ${PENDING} AND claimed_at IS NULL`,
  );
  const beat = db.prepare(
    'INSERT INTO heartbeat VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at',
  );
  const unsent = db.prepare(
    `SELECT count(*) AS unsent, min(queued_at) AS oldestUnsentAt FROM letter
     WHERE ${PENDING} AND kind = 'studio'`,
  );
  const givenUp = db.prepare(
    "SELECT count(*) AS failed FROM letter WHERE failed_at IS NOT NULL AND kind = 'studio'",
  );

  return {
    /** Takes up to `limit` due letters for sending, fresh ones first; nobody else gets them until a result is noted. */
    claim(now: number, limit: number): ClaimedLetter[] {
      const letters = claimDue.all({ now, limit }) as unknown as LetterRow[];
      return letters.map((letter) => ({
        ...letter,
        enquiry: enquiry.get(letter.enquiry_id) as unknown as EnquiryRow,
      }));
    },
    /** False when the enquiry was erased meanwhile. */
    noteSent(id: number, now: number): boolean {
      return sent.run(now, id).changes > 0;
    },
    /** Sets the next try, or with `next` null gives the letter up (it stays stored). */
    noteFailure(id: number, now: number, error: string, next: number | null): void {
      failed.run({ id, now, error, next });
    },
    /** Makes claimed letters due now, but those that are on their way. Returns how many. */
    releaseClaims(now: number, onTheirWay: readonly number[]): number {
      return Number(release.run(now, JSON.stringify(onTheirWay)).changes);
    },
    nextDue(): number | null {
      return (due.get() as { at: number | null }).at;
    },
    /** Writes a heartbeat, so that it throws when the database cannot be written. */
    health(now: number): Health {
      beat.run(now);
      return {
        ...(unsent.get() as { unsent: number; oldestUnsentAt: number | null }),
        ...(givenUp.get() as { failed: number }),
      };
    },
  };
}

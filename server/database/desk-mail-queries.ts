/** Emails to people of the desk, which are retried until they are sent. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { DeskMailRow, NewDeskMail } from './desk-types.ts';

export function createDeskMailQueries(db: DatabaseSync) {
  const insert = db.prepare(
    'INSERT INTO desk_mail (recipient, subject, body, queued_at, next_try_at) VALUES (?, ?, ?, ?4, ?4)',
  );
  const claim = db.prepare(
    `UPDATE desk_mail SET tries = tries + 1, next_try_at = :leaseUntil, queued_at = min(queued_at, :now)
     WHERE next_try_at <= :now OR next_try_at > :now + :maxWait
     RETURNING *`,
  );
  const reschedule = db.prepare('UPDATE desk_mail SET next_try_at = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM desk_mail WHERE id = ?');

  return {
    queueDeskMail({ to, subject, text }: NewDeskMail, now: number): void {
      insert.run(to, subject, text, now);
    },
    /**
     * The emails that are due. They become due again at `leaseUntil` unless a result is saved before, so a crash loses none.
     * @param maxWait the longest wait for an attempt, in milliseconds: a later time was stored while the clock was wrong
     */
    claimDeskMails(now: number, leaseUntil: number, maxWait: number): DeskMailRow[] {
      return claim.all({ now, leaseUntil, maxWait }) as unknown as DeskMailRow[];
    },
    /** `next` null: sent or failed. */
    deskMailTried(id: number, next: number | null): void {
      if (next === null) remove.run(id);
      else reschedule.run(next, id);
    },
  };
}

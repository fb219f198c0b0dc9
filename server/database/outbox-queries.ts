/** The outbox's queries. Each runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import { RECORD_SENT_ALARM, SENT_ALARMS } from './alarm-sql.ts';
import { LAST_EXPIRY_RUN } from './expiry-sql.ts';
import {
  COUNT_FAILED,
  COUNT_UNSENT,
  PENDING,
  RELEASE_CLAIMS,
  SET_FAILED,
  SET_SENT,
} from './outbox-sql.ts';
import type { ClaimedEmail, EmailRow, EnquiryRow, Health, ReplyRow, SentAlarm } from './types.ts';

export function createOutboxQueries(db: DatabaseSync) {
  const claim = db.prepare(
    `UPDATE email SET claimed_at = :now, tries = tries + 1, queued_at = min(queued_at, :now) WHERE id IN (
       SELECT id FROM email WHERE ${PENDING} AND claimed_at IS NULL
         AND (next_try_at <= :now OR next_try_at > :now + :maxWait)
       ORDER BY tries, next_try_at LIMIT :limit)
     RETURNING *`,
  );
  const selectEnquiry = db.prepare('SELECT * FROM enquiry WHERE id = ?');
  const selectReply = db.prepare('SELECT * FROM reply WHERE email_id = ?');
  const setSent = db.prepare(SET_SENT);
  const setFailed = db.prepare(SET_FAILED);
  const release = db.prepare(`${RELEASE_CLAIMS} AND id NOT IN (SELECT value FROM json_each(?2))`);
  const selectNextDue = db.prepare(
    `SELECT min(next_try_at) AS at FROM email WHERE ${PENDING} AND claimed_at IS NULL`,
  );
  const writeHeartbeat = db.prepare(
    'INSERT INTO heartbeat VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at',
  );
  const countUnsent = db.prepare(COUNT_UNSENT);
  const countFailed = db.prepare(COUNT_FAILED);
  const selectExpiryRun = db.prepare(LAST_EXPIRY_RUN);
  const selectAlarms = db.prepare(SENT_ALARMS);
  const noteAlarm = db.prepare(RECORD_SENT_ALARM);

  return {
    /**
     * Claims up to `limit` due emails, new ones first; they stay claimed until a result is saved.
     * @param maxWait the longest wait for an attempt, in milliseconds: a later time was stored while the clock was wrong.
     *   Without it, only what is due by the clock is claimed
     */
    claimDue(now: number, limit: number, maxWait = Number.POSITIVE_INFINITY): ClaimedEmail[] {
      const emails = claim.all({ now, limit, maxWait }) as unknown as EmailRow[];
      return emails.map((email) => ({
        ...email,
        enquiry: selectEnquiry.get(email.enquiry_id) as unknown as EnquiryRow,
        reply: (selectReply.get(email.id) as ReplyRow | undefined) ?? null,
      }));
    },
    /** False if the enquiry was erased meanwhile. */
    markSent(id: number, now: number): boolean {
      return setSent.run(now, id).changes > 0;
    },
    /** Sets the next attempt; `next` null marks the email as failed (it stays stored). `takenBy`: recipients that have it. */
    markFailed(
      id: number,
      now: number,
      error: string,
      next: number | null,
      takenBy: readonly string[] = [],
    ): void {
      const taken = takenBy.length > 0 ? JSON.stringify(takenBy) : null;
      setFailed.run(id, now, error, next, taken);
    },
    /** Makes claimed emails due now, except those that are being sent. Returns how many. */
    releaseClaims(now: number, beingSent: readonly number[]): number {
      return Number(release.run(now, JSON.stringify(beingSent)).changes);
    },
    nextDueAt(): number | null {
      return (selectNextDue.get() as { at: number | null }).at;
    },
    /** Writes a heartbeat, so that it throws if the database cannot be written. */
    health(now: number): Health {
      writeHeartbeat.run(now);
      return {
        ...(countUnsent.get() as { unsent: number; oldestUnsentAt: number | null }),
        ...(countFailed.get() as { failed: number }),
        ...(selectExpiryRun.get() as { expiryRunAt: number | null }),
      };
    },
    alarmsTold(): SentAlarm[] {
      return selectAlarms.all() as unknown as SentAlarm[];
    },
    /** `channel`: an email address, 'ALARM_URL' or 'log'. */
    noteAlarm(channel: string, now: number, reasons: string): void {
      noteAlarm.run(channel, now, reasons);
    },
  };
}

/**
 * Claims of emails that are being sent. A claim expires, because a consumer that ended cannot release it; then the next one may
 * claim the email.
 */
import { PENDING } from '#server/database/outbox-sql.ts';
import type { ClaimedEmail, EmailRow, EnquiryRow } from '#server/database/types.ts';
import type { D1 } from './platform.ts';

/** (reference, now, claims from before this have expired) */
const CLAIM = `UPDATE email SET claimed_at = ?2, tries = tries + 1
  WHERE enquiry_id = ?1 AND ${PENDING} AND next_try_at <= ?2
    AND (claimed_at IS NULL OR claimed_at <= ?3)
  RETURNING *`;

/** Claims the due emails of an enquiry. */
export const claimOf =
  (db: D1) =>
  async (reference: string, now: number, staleBefore: number): Promise<ClaimedEmail[]> => {
    const [emails, enquiries] = await db.batch([
      db.prepare(CLAIM).bind(reference, now, staleBefore),
      db.prepare('SELECT * FROM enquiry WHERE id = ?1').bind(reference),
    ]);
    const enquiry = enquiries?.results[0] as EnquiryRow;
    return ((emails?.results ?? []) as EmailRow[]).map((email) => ({
      ...email,
      enquiry,
      reply: null,
    }));
  };

/** (reference, duration of a claim) */
const NEXT = `SELECT min(coalesce(claimed_at + ?2, next_try_at)) AS at FROM email
  WHERE enquiry_id = ?1 AND ${PENDING}`;

/** When an enquiry's emails need the next action; null if all are sent, failed, held back or erased. */
export const nextOf =
  (db: D1) =>
  async (reference: string, leaseMs: number): Promise<number | null> => {
    const [next] = await db.batch([db.prepare(NEXT).bind(reference, leaseMs)]);
    return (next?.results[0] as { at: number | null } | undefined)?.at ?? null;
  };

/** (due before, claims from before this have expired, maximum number) */
const LOST = `SELECT DISTINCT enquiry_id AS reference FROM email
  WHERE ${PENDING} AND next_try_at <= ?1 AND (claimed_at IS NULL OR claimed_at <= ?2)
  LIMIT ?3`;

/** Enquiries whose emails have been due for so long that there cannot be a message for them in the queue. */
export const findLostEnquiries =
  (db: D1) =>
  async (dueBefore: number, staleBefore: number, limit: number): Promise<string[]> => {
    const [rows] = await db.batch([db.prepare(LOST).bind(dueBefore, staleBefore, limit)]);
    return ((rows?.results ?? []) as { reference: string }[]).map(({ reference }) => reference);
  };

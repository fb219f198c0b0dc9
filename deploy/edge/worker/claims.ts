/**
 * Claims of emails that are being sent. A claim is a lease: a consumer that died never gives its claim back, so that
 * after the lease the next one may take it.
 */
import { PENDING } from '#server/database/outbox-sql.ts';
import type { ClaimedEmail, EmailRow, EnquiryRow } from '#server/database/types.ts';
import type { D1 } from './platform.ts';

/** (reference, now, before when a claim is stale) */
const CLAIM = `UPDATE email SET claimed_at = ?2, tries = tries + 1
  WHERE enquiry_id = ?1 AND ${PENDING} AND next_try_at <= ?2
    AND (claimed_at IS NULL OR claimed_at <= ?3)
  RETURNING *`;

/** Claims what is due of an enquiry's emails. */
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

/** (reference, length of a lease) */
const NEXT = `SELECT min(coalesce(claimed_at + ?2, next_try_at)) AS at FROM email
  WHERE enquiry_id = ?1 AND ${PENDING}`;

/** When something is to be done again for an enquiry's emails; null when they are sent, given up, held back or erased. */
export const nextOf =
  (db: D1) =>
  async (reference: string, leaseMs: number): Promise<number | null> => {
    const [next] = await db.batch([db.prepare(NEXT).bind(reference, leaseMs)]);
    return (next?.results[0] as { at: number | null } | undefined)?.at ?? null;
  };

/** (due before, before when a claim is stale, at most) */
const LOST = `SELECT DISTINCT enquiry_id AS reference FROM email
  WHERE ${PENDING} AND next_try_at <= ?1 AND (claimed_at IS NULL OR claimed_at <= ?2)
  LIMIT ?3`;

/** The enquiries whose emails have been due for so long that no message of the queue can be carrying them. */
export const lost =
  (db: D1) =>
  async (dueBefore: number, staleBefore: number, limit: number): Promise<string[]> => {
    const [rows] = await db.batch([db.prepare(LOST).bind(dueBefore, staleBefore, limit)]);
    return ((rows?.results ?? []) as { reference: string }[]).map(({ reference }) => reference);
  };

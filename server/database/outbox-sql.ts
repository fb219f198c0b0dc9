/** Statements of the outbox that every engine runs; parameters by their place. */

/** An email that is still to be sent. */
export const PENDING = 'sent_at IS NULL AND failed_at IS NULL AND next_try_at IS NOT NULL';

/** (now, id) */
export const SET_SENT =
  'UPDATE email SET sent_at = ?1, claimed_at = NULL, last_error = NULL WHERE id = ?2';

/** Of an enquiry that is no spam; an email of spam is held back, which is a `next_try_at` of null. */
const IS_WANTED = '(SELECT spam_reason IS NULL FROM enquiry WHERE enquiry.id = email.enquiry_id)';

/**
 * (id, now, error, next try or null to give up, JSON of the recipients that have it or null for none more) What was marked as spam while
 * it was being sent is held back now.
 */
export const SET_FAILED = `UPDATE email SET claimed_at = NULL, last_error = ?3,
  next_try_at = CASE WHEN ${IS_WANTED} THEN coalesce(?4, next_try_at) END,
  failed_at = CASE WHEN ?4 IS NULL THEN ?2 END, taken_by = coalesce(?5, taken_by) WHERE id = ?1`;

/** (now) Begins: makes claimed emails due; the caller adds which. */
export const RELEASE_CLAIMS = `UPDATE email SET claimed_at = NULL,
  next_try_at = CASE WHEN ${IS_WANTED} THEN ?1 END WHERE claimed_at IS NOT NULL`;

/**
 * (reference, now) Begins: queues emails anew that are neither sent nor being sent, held back or given up alike, with seven
 * days of trying before them; the caller adds which.
 */
export const QUEUE_AGAIN = `UPDATE email SET next_try_at = ?2, queued_at = ?2, tries = 0, failed_at = NULL
  WHERE enquiry_id = ?1 AND sent_at IS NULL AND claimed_at IS NULL`;

/** What is unsent, and since when. An acknowledgement to a mistyped address is no fault of the studio's mail. */
export const COUNT_UNSENT = `SELECT count(*) AS unsent, min(queued_at) AS oldestUnsentAt FROM email
  WHERE ${PENDING} AND kind <> 'acknowledgement'`;

/** What was given up, unless its enquiry is closed, won or spam: then nobody waits for it any more. */
export const COUNT_FAILED = `SELECT count(*) AS failed FROM email JOIN enquiry ON enquiry.id = email.enquiry_id
  WHERE failed_at IS NOT NULL AND kind <> 'acknowledgement' AND spam_reason IS NULL AND desk_outcome IS NULL`;

/** Statements of the outbox. SQL for all engines, with positional parameters. */

/** Condition: the email is still to be sent. */
export const PENDING = 'sent_at IS NULL AND failed_at IS NULL AND next_try_at IS NOT NULL';

/** (now, id) */
export const SET_SENT =
  'UPDATE email SET sent_at = ?1, claimed_at = NULL, last_error = NULL WHERE id = ?2';

/** The enquiry is not spam; emails of spam are held back by a `next_try_at` of null. */
const IS_WANTED = '(SELECT spam_reason IS NULL FROM enquiry WHERE enquiry.id = email.enquiry_id)';

/**
 * (id, now, error, next attempt or null for failed, JSON of the recipients that have it or null if there are no further
 * ones) If the enquiry was marked as spam while the email was being sent, the email is now held back.
 */
export const SET_FAILED = `UPDATE email SET claimed_at = NULL, last_error = ?3,
  next_try_at = CASE WHEN ${IS_WANTED} THEN coalesce(?4, next_try_at) END,
  failed_at = CASE WHEN ?4 IS NULL THEN ?2 END, taken_by = coalesce(?5, taken_by) WHERE id = ?1`;

/** (now) Beginning of a statement that makes claimed emails due; the caller adds which. */
export const RELEASE_CLAIMS = `UPDATE email SET claimed_at = NULL,
  next_try_at = CASE WHEN ${IS_WANTED} THEN ?1 END WHERE claimed_at IS NOT NULL`;

/**
 * (reference, now) Beginning of a statement that queues emails again that are neither sent nor being sent (held back or
 * failed), for seven days; the caller adds which.
 */
export const QUEUE_AGAIN = `UPDATE email SET next_try_at = ?2, queued_at = ?2, tries = 0, failed_at = NULL
  WHERE enquiry_id = ?1 AND sent_at IS NULL AND claimed_at IS NULL`;

/** Number of unsent emails, and since when. Acknowledgements do not count, because they may go to mistyped addresses. */
export const COUNT_UNSENT = `SELECT count(*) AS unsent, min(queued_at) AS oldestUnsentAt FROM email
  WHERE ${PENDING} AND kind <> 'acknowledgement'`;

/** Number of failed emails, unless the enquiry is closed, won or spam. */
export const COUNT_FAILED = `SELECT count(*) AS failed FROM email JOIN enquiry ON enquiry.id = email.enquiry_id
  WHERE failed_at IS NOT NULL AND kind <> 'acknowledgement' AND spam_reason IS NULL AND desk_outcome IS NULL`;

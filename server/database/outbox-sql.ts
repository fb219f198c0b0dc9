/** Statements of the outbox that every engine runs; parameters by their place. */

/** An email that is still to be sent. */
export const PENDING = 'sent_at IS NULL AND failed_at IS NULL AND next_try_at IS NOT NULL';

/** (now, id) */
export const SET_SENT =
  'UPDATE email SET sent_at = ?1, claimed_at = NULL, last_error = NULL WHERE id = ?2';

/** (id, now, error, next try or null to give up) */
export const SET_FAILED = `UPDATE email SET claimed_at = NULL, last_error = ?3, next_try_at = coalesce(?4, next_try_at),
  failed_at = CASE WHEN ?4 IS NULL THEN ?2 END WHERE id = ?1`;

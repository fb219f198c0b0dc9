/** The state of an enquiry, and its emails, which are held back while it is spam. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { SpamReason } from '#contract/desk/enquiries.ts';
import type { EnquiryState } from '#contract/states.ts';
import { QUEUE_AGAIN } from './outbox-sql.ts';
import type { EnquiryRow } from './types.ts';

const MARKED_SPAM: SpamReason = 'marked at the desk';

export function createStateQueries(db: DatabaseSync) {
  const selectState = db.prepare('SELECT desk_state FROM enquiry WHERE id = ?');
  const setNew = db.prepare(
    'UPDATE enquiry SET answered_at = NULL, desk_outcome = NULL, spam_reason = NULL WHERE id = ?',
  );
  const setAnswered = db.prepare(
    `UPDATE enquiry SET answered_at = coalesce(answered_at, ?), desk_outcome = ?, spam_reason = NULL
     WHERE id = ?`,
  );
  const setSpam = db.prepare(
    'UPDATE enquiry SET spam_reason = coalesce(spam_reason, ?) WHERE id = ?',
  );
  const holdBack = db.prepare(
    `UPDATE email SET next_try_at = NULL
     WHERE enquiry_id = ? AND sent_at IS NULL AND claimed_at IS NULL`,
  );
  const release = db.prepare(`${QUEUE_AGAIN} AND (next_try_at IS NULL OR failed_at IS NOT NULL)`);

  return {
    /** Sets the state and returns the previous one; null if there is no such enquiry. */
    setState(id: string, state: EnquiryState, now: number): EnquiryState | null {
      const enquiry = selectState.get(id) as Pick<EnquiryRow, 'desk_state'> | undefined;
      if (!enquiry) return null;
      const before = enquiry.desk_state;
      if (state === 'spam') {
        setSpam.run(MARKED_SPAM, id);
        holdBack.run(id);
        return before;
      }
      if (state === 'new') setNew.run(id);
      else setAnswered.run(now, state === 'talks' ? null : state, id);
      // Emails that were held back as spam are sent, and failed ones are retried.
      if (before === 'spam') release.run(id, now);
      return before;
    },
  };
}

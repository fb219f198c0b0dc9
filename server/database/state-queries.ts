/** The state of an enquiry, its reminder, and the person to whom it is assigned. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { SpamReason } from '#contract/desk/enquiries.ts';
import type { EnquiryState } from '#contract/states.ts';
import { QUEUE_AGAIN } from './outbox-sql.ts';
import type { EnquiryRow } from './types.ts';

const MARKED_SPAM: SpamReason = 'marked at the desk';

/** Emails are held back while the enquiry is spam. */
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

export function createReminderQueries(db: DatabaseSync) {
  const set = db.prepare(
    `INSERT INTO handling (enquiry_id, remind_at) SELECT id, ?2 FROM enquiry WHERE id = ?1
     ON CONFLICT (enquiry_id) DO UPDATE SET remind_at = excluded.remind_at, removed_remind_at = NULL`,
  );
  const remove = db.prepare(
    `UPDATE handling SET removed_remind_at = remind_at, remind_at = NULL
     WHERE enquiry_id = ? AND remind_at IS NOT NULL`,
  );
  const restore = db.prepare(
    `UPDATE handling SET remind_at = removed_remind_at, removed_remind_at = NULL
     WHERE enquiry_id = ? AND remind_at IS NULL AND removed_remind_at IS NOT NULL`,
  );
  return {
    /** `at`: milliseconds since 1970. False if there is no such enquiry. */
    setReminder: (id: string, at: number): boolean => set.run(id, at).changes > 0,
    /** False if there was none. */
    removeReminder: (id: string): boolean => remove.run(id).changes > 0,
    /** Restores the one that was removed last, even if its time has passed. False if there is another one, or none to restore. */
    restoreReminder: (id: string): boolean => restore.run(id).changes > 0,
  };
}

export function createAssigneeQueries(db: DatabaseSync) {
  const selectEnquiry = db.prepare('SELECT 1 FROM enquiry WHERE id = ?');
  const selectName = db.prepare('SELECT name FROM person WHERE id = ?');
  const selectAssigned = db.prepare('SELECT assigned_to FROM handling WHERE enquiry_id = ?');
  const assign = db.prepare(
    `INSERT INTO handling (enquiry_id, assigned_to) VALUES (?1, ?2)
     ON CONFLICT (enquiry_id) DO UPDATE SET assigned_to = excluded.assigned_to, left_by = NULL`,
  );
  return {
    /** Assigns it to this person, or to nobody (null). Returns the person's name, and whether it was assigned to somebody else before. */
    assignEnquiry(id: string, personId: string | null) {
      if (!selectEnquiry.get(id)) return 'no enquiry';
      const person = personId === null ? null : selectName.get(personId);
      if (person === undefined) return 'no person';
      const before = selectAssigned.get(id)?.assigned_to ?? null;
      assign.run(id, personId);
      return { name: (person?.name as string | undefined) ?? null, isChanged: before !== personId };
    },
  };
}

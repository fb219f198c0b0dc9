/** What the studio does with an enquiry: its state, the private note, the kept draft. Each runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { EmailRow, EnquiryRow, HandlingRow, InboxRow, Kept, State } from './types.ts';

const NO_HANDLING = {
  outcome: null,
  seen_at: null,
  note: '',
  note_revision: 0,
  draft_subject: '',
  draft_body: '',
  draft_revision: 0,
} as const;

/** Every enquiry with what was done about it, as `InboxRow`. */
export const INBOX = `SELECT enquiry.*, handling.outcome, handling.seen_at,
    coalesce(handling.draft_body, '') <> '' AS has_draft,
    trouble.kind AS mail_kind, trouble.failed_at AS mail_failed_at, trouble.last_error AS mail_error
  FROM enquiry
  LEFT JOIN handling ON handling.enquiry_id = enquiry.id
  LEFT JOIN email AS trouble ON trouble.id = (
    SELECT max(id) FROM email
    WHERE enquiry_id = enquiry.id AND failed_at IS NOT NULL AND kind <> 'acknowledgement')`;

export const MARKED_SPAM = 'marked at the desk';

/** The one state of an enquiry, made of what is stored about it. */
export function stateOf({
  spam_reason,
  answered_at,
  outcome,
}: Pick<InboxRow, 'spam_reason' | 'answered_at' | 'outcome'>): State {
  if (spam_reason !== null) return 'spam';
  return outcome ?? (answered_at === null ? 'new' : 'talks');
}

export function createHandlingQueries(db: DatabaseSync) {
  const selectInbox = db.prepare(`${INBOX} ORDER BY received_at DESC`);
  const selectEnquiry = db.prepare('SELECT * FROM enquiry WHERE id = ?');
  const selectHandling = db.prepare('SELECT * FROM handling WHERE enquiry_id = ?');
  const selectEmails = db.prepare(
    `SELECT email.*, author, subject, body FROM email LEFT JOIN reply ON email_id = email.id
     WHERE enquiry_id = ? ORDER BY email.id`,
  );
  const ensure = db.prepare('INSERT INTO handling (enquiry_id) VALUES (?) ON CONFLICT DO NOTHING');
  const setSeen = db.prepare('UPDATE handling SET seen_at = ? WHERE enquiry_id = ?');
  const setOutcome = db.prepare('UPDATE handling SET outcome = ? WHERE enquiry_id = ?');
  const setNew = db.prepare(
    'UPDATE enquiry SET answered_at = NULL, spam_reason = NULL WHERE id = ?',
  );
  const setAnswered = db.prepare(
    'UPDATE enquiry SET answered_at = coalesce(answered_at, ?), spam_reason = NULL WHERE id = ?',
  );
  const setSpam = db.prepare(
    'UPDATE enquiry SET spam_reason = coalesce(spam_reason, ?) WHERE id = ?',
  );
  const holdBack = db.prepare(
    `UPDATE email SET next_try_at = NULL
     WHERE enquiry_id = ? AND sent_at IS NULL AND claimed_at IS NULL`,
  );
  const release = db.prepare(
    `UPDATE email SET next_try_at = :now, queued_at = :now
     WHERE enquiry_id = :id AND sent_at IS NULL AND failed_at IS NULL AND next_try_at IS NULL`,
  );
  const setNote = db.prepare(
    `UPDATE handling SET note = :note, note_revision = note_revision + 1
     WHERE enquiry_id = :id AND note_revision = :revision`,
  );
  const setDraft = db.prepare(
    `UPDATE handling SET draft_subject = :subject, draft_body = :body, draft_revision = draft_revision + 1
     WHERE enquiry_id = :id AND draft_revision = :revision`,
  );

  const find = (id: string) => (selectEnquiry.get(id) as EnquiryRow | undefined) ?? null;
  const handlingOf = (id: string) =>
    (selectHandling.get(id) as HandlingRow | undefined) ?? NO_HANDLING;

  /** Writes if nobody wrote since that revision. Null when there is no such enquiry. */
  function keep(id: string, write: () => number | bigint): Kept | null {
    if (!find(id)) return null;
    ensure.run(id);
    const isKept = Number(write()) > 0;
    return { isKept, handling: handlingOf(id) };
  }

  return {
    inbox(): InboxRow[] {
      return selectInbox.all() as unknown as InboxRow[];
    },
    /** One enquiry with all that belongs to it, or null. */
    enquiryInFull(id: string) {
      const enquiry = find(id);
      const emails = selectEmails.all(id) as unknown as (EmailRow & {
        readonly author: string | null;
        readonly subject: string | null;
        readonly body: string | null;
      })[];
      return enquiry && { enquiry, handling: handlingOf(id), emails };
    },
    /** True when it was not seen before. */
    markSeen(id: string, now: number): boolean {
      if (!find(id) || handlingOf(id).seen_at !== null) return false;
      ensure.run(id);
      return setSeen.run(now, id).changes > 0;
    },
    /** Sets the state and returns the one before; null when there is no such enquiry. */
    setState(id: string, state: State, now: number): State | null {
      const enquiry = find(id);
      if (!enquiry) return null;
      ensure.run(id);
      const before = stateOf({ ...enquiry, outcome: handlingOf(id).outcome });
      if (state === 'spam') {
        setSpam.run(MARKED_SPAM, id);
        holdBack.run(id);
        return before;
      }
      setOutcome.run(state === 'won' || state === 'closed' ? state : null, id);
      if (state === 'new') setNew.run(id);
      else setAnswered.run(now, id);
      // What was held back as spam is mailed after all.
      if (before === 'spam') release.run({ id, now });
      return before;
    },
    keepNote(id: string, note: string, revision: number) {
      return keep(id, () => setNote.run({ id, note, revision }).changes);
    },
    keepDraft(id: string, subject: string, body: string, revision: number) {
      return keep(id, () => setDraft.run({ id, subject, body, revision }).changes);
    },
  };
}

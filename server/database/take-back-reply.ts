/** Turns a reply that was not sent into a draft again. */
import type { DatabaseSync } from 'node:sqlite';
import { createSearchText } from './search-text.ts';
import type { HandlingRow, ReplyRow } from './types.ts';

export function createTakeBack(db: DatabaseSync) {
  const { indexText } = createSearchText(db);
  const selectReply = db.prepare('SELECT * FROM reply WHERE email_id = ?');
  /** Unless somebody has marked it as won or closed meanwhile. */
  const setUnanswered = db.prepare(
    'UPDATE enquiry SET answered_at = ? WHERE id = ? AND desk_outcome IS NULL',
  );
  const selectOthers = db.prepare(
    `SELECT email_id FROM reply JOIN email ON email.id = email_id
     WHERE enquiry_id = ? AND email_id <> ? ORDER BY email_id`,
  );
  const setBefore = db.prepare('UPDATE reply SET answered_before = ? WHERE email_id = ?');
  const selectDraft = db.prepare('SELECT draft_body FROM handling WHERE enquiry_id = ?');
  const setDraft = db.prepare(
    `INSERT INTO handling (enquiry_id, draft_subject, draft_body, draft_by, draft_revision)
     VALUES (:id, :subject, :body, :by, 1)
     ON CONFLICT (enquiry_id) DO UPDATE SET draft_subject = excluded.draft_subject,
       draft_body = excluded.draft_body, draft_by = excluded.draft_by, draft_revision = draft_revision + 1`,
  );
  const remove = db.prepare(
    `DELETE FROM email WHERE id = ? AND enquiry_id = ? AND kind LIKE 'reply-%'
       AND sent_at IS NULL AND claimed_at IS NULL`,
  );

  /** The enquiry stays answered while there is another reply, which takes over the state from before the first one. */
  function takeBackAnswer(enquiryId: string, { email_id, answered_before }: ReplyRow): void {
    const others = selectOthers.all(enquiryId, email_id) as { email_id: number }[];
    const next = others.find((other) => other.email_id > email_id);
    if (next) setBefore.run(answered_before, next.email_id);
    if (others.length === 0) setUnanswered.run(answered_before, enquiryId);
  }

  /**
   * Turns a reply that was not sent into a draft again: before it is sent, between two attempts, or after it has
   * failed. A draft that somebody has begun meanwhile is appended. `by`: id of the person. False if it was sent or is
   * being sent.
   */
  return function takeBackReply(enquiryId: string, emailId: number, by: string): boolean {
    const reply = selectReply.get(emailId) as ReplyRow | undefined;
    if (!reply || remove.run(emailId, enquiryId).changes === 0) return false;
    takeBackAnswer(enquiryId, reply);
    const { draft_body: begun = '' } = (selectDraft.get(enquiryId) ?? {}) as Partial<HandlingRow>;
    const body = [reply.body, begun].filter(Boolean).join('\n\n');
    setDraft.run({ id: enquiryId, subject: reply.subject, body, by });
    indexText(enquiryId);
    return true;
  };
}

/** Makes a draft again of a reply that has not left. */
import type { DatabaseSync } from 'node:sqlite';
import { createSearchText } from './search-text.ts';
import type { HandlingRow, ReplyRow } from './types.ts';

export function createTakeBack(db: DatabaseSync) {
  const { indexText } = createSearchText(db);
  const selectReply = db.prepare('SELECT * FROM reply WHERE email_id = ?');
  /** Not where somebody has marked it as won or closed meanwhile. */
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

  /** The enquiry stays answered while another reply does; what was before the first one passes to the next. */
  function takeBackAnswer(enquiryId: string, { email_id, answered_before }: ReplyRow): void {
    const others = selectOthers.all(enquiryId, email_id) as { email_id: number }[];
    const next = others.find((other) => other.email_id > email_id);
    if (next) setBefore.run(answered_before, next.email_id);
    if (others.length === 0) setUnanswered.run(answered_before, enquiryId);
  }

  /**
   * Makes a draft of a reply again that was not sent: before it leaves, between two tries, or when it was given up. A
   * draft that somebody has begun meanwhile stays below it. `by`: id of the person who does it. False when it was sent or is being sent.
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

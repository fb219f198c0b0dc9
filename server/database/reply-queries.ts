/** The studio's replies: emails of the outbox with their own text. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import { QUEUE_AGAIN } from './outbox-sql.ts';
import { createSearchText } from './search-text.ts';
import type { EnquiryRow, HandlingRow, NewReply, ReplyRow } from './types.ts';

export function createReplyQueries(db: DatabaseSync) {
  const { indexText } = createSearchText(db);
  const selectEnquiry = db.prepare('SELECT * FROM enquiry WHERE id = ?');
  // Not their count, because the first of two replies may have been taken back.
  const selectLastNumber = db.prepare(
    `SELECT coalesce(max(CAST(substr(kind, length('reply-') + 1) AS INTEGER)), 0) AS n
     FROM email WHERE enquiry_id = ? AND kind LIKE 'reply-%'`,
  );
  const selectThread = db.prepare(
    `SELECT message_id FROM email WHERE enquiry_id = ? AND kind <> 'studio' AND sent_at IS NOT NULL
     ORDER BY id`,
  );
  const insertEmail = db.prepare(
    `INSERT INTO email (enquiry_id, kind, message_id, queued_at, next_try_at) VALUES (?, ?, ?, ?, ?)
     RETURNING id`,
  );
  const insertReply = db.prepare('INSERT INTO reply VALUES (?, ?, ?, ?, ?, ?, ?)');
  const setAnswered = db.prepare('UPDATE enquiry SET answered_at = ? WHERE id = ?');
  /** Deletes only the author's own draft, or one with exactly the sent text; a colleague's new draft stays. */
  const clearDraft = db.prepare(
    `UPDATE handling SET draft_subject = '', draft_body = '', draft_by = NULL,
       draft_revision = draft_revision + 1
     WHERE enquiry_id = :id AND (draft_by = :by OR draft_body = :body)`,
  );
  const countFiles = db.prepare(
    `SELECT count(*) AS n FROM attachment WHERE enquiry_id = ? AND email_id IS NULL AND is_whole = 1
       AND id IN (SELECT value FROM json_each(?))`,
  );
  const takeFiles = db.prepare(
    'UPDATE attachment SET email_id = ? WHERE id IN (SELECT value FROM json_each(?))',
  );
  const retry = db.prepare(
    `${QUEUE_AGAIN} AND (tries > 0 OR failed_at IS NOT NULL OR next_try_at IS NULL)
       AND (SELECT spam_reason IS NULL FROM enquiry WHERE id = ?1)`,
  );

  const find = (id: string) => (selectEnquiry.get(id) as EnquiryRow | undefined) ?? null;

  return {
    takeBackReply: createTakeBack(db),
    /**
     * Queues a reply for `sendAt`, adds it to the thread and marks the enquiry as answered. Null if there is no such
     * enquiry, it is spam, or it has no email address.
     */
    queueReply(reply: NewReply): { readonly emailId: number } | 'no file' | null {
      const { enquiryId, author, authorId, subject, body, files = [], domain, now, sendAt } = reply;
      const enquiry = find(enquiryId);
      if (!enquiry || enquiry.spam_reason !== null) return null;
      // An enquiry by telephone may have only a phone number.
      if (enquiry.user_email === '') return null;
      const ids = JSON.stringify([...new Set(files)]);
      const found = (countFiles.get(enquiryId, ids) as { n: number }).n;
      if (found !== new Set(files).size) return 'no file';
      const number = (selectLastNumber.get(enquiryId) as { n: number }).n + 1;
      const thread = (selectThread.all(enquiryId) as { message_id: string }[]).map(
        ({ message_id }) => message_id,
      );
      // With the time: a reply that was taken back leaves its number unused, and mailboxes drop a Message-ID that they have seen.
      const messageId = `<${enquiryId}.reply-${number}.${now.toString(36)}@${domain}>`;
      const row = insertEmail.get(enquiryId, `reply-${number}`, messageId, now, sendAt);
      const { id: emailId } = row as { id: number };
      const before = enquiry.answered_at;
      insertReply.run(
        emailId,
        author,
        subject,
        body,
        thread.at(-1) ?? null,
        thread.join(' '),
        before,
      );
      takeFiles.run(emailId, ids);
      setAnswered.run(before ?? now, enquiryId);
      clearDraft.run({ id: enquiryId, by: authorId, body });
      indexText(enquiryId);
      return { emailId };
    },
    /** Retries emails that could not be sent, failed or were held back. Returns how many; none of spam. */
    retryFailed(enquiryId: string, now: number): number {
      return Number(retry.run(enquiryId, now).changes);
    },
  };
}

function createTakeBack(db: DatabaseSync) {
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

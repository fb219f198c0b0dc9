/** The studio's replies: each is an email of the outbox with words of its own. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { EnquiryRow, NewReply, ReplyRow } from './types.ts';

export function createReplyQueries(db: DatabaseSync) {
  const selectEnquiry = db.prepare('SELECT * FROM enquiry WHERE id = ?');
  const countReplies = db.prepare(
    "SELECT count(*) AS n FROM email WHERE enquiry_id = ? AND kind LIKE 'reply-%'",
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
  const selectReply = db.prepare('SELECT * FROM reply WHERE email_id = ?');
  const setAnswered = db.prepare('UPDATE enquiry SET answered_at = ? WHERE id = ?');
  const setDraft = db.prepare(
    `INSERT INTO handling (enquiry_id, draft_subject, draft_body, draft_revision)
     VALUES (:id, :subject, :body, 1)
     ON CONFLICT (enquiry_id) DO UPDATE SET draft_subject = excluded.draft_subject,
       draft_body = excluded.draft_body, draft_revision = draft_revision + 1`,
  );
  const remove = db.prepare(
    `DELETE FROM email WHERE id = ? AND enquiry_id = ? AND kind LIKE 'reply-%'
       AND sent_at IS NULL AND claimed_at IS NULL AND tries = 0`,
  );
  const retry = db.prepare(
    `UPDATE email SET next_try_at = :now,
       queued_at = CASE WHEN failed_at IS NULL THEN queued_at ELSE :now END,
       tries = CASE WHEN failed_at IS NULL THEN tries ELSE 0 END, failed_at = NULL
     WHERE enquiry_id = :id AND sent_at IS NULL AND claimed_at IS NULL
       AND next_try_at IS NOT NULL AND tries > 0`,
  );

  const find = (id: string) => (selectEnquiry.get(id) as EnquiryRow | undefined) ?? null;

  return {
    /** Queues a reply for `sendAt`, threads it and makes the enquiry answered. Null when there is none, or it is spam. */
    queueReply(reply: NewReply): { readonly emailId: number } | null {
      const { enquiryId, author, subject, body, domain, now, sendAt } = reply;
      const enquiry = find(enquiryId);
      if (!enquiry || enquiry.spam_reason !== null) return null;
      const number = (countReplies.get(enquiryId) as { n: number }).n + 1;
      const thread = (selectThread.all(enquiryId) as { message_id: string }[]).map(
        ({ message_id }) => message_id,
      );
      const messageId = `<${enquiryId}.reply-${number}@${domain}>`;
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
      setAnswered.run(before ?? now, enquiryId);
      setDraft.run({ id: enquiryId, subject: '', body: '' });
      return { emailId };
    },
    /** Makes a draft of a reply again, as long as nothing of it has left. False when it is too late. */
    takeBackReply(enquiryId: string, emailId: number): boolean {
      const reply = selectReply.get(emailId) as ReplyRow | undefined;
      if (!reply || remove.run(emailId, enquiryId).changes === 0) return false;
      setAnswered.run(reply.answered_before, enquiryId);
      setDraft.run({ id: enquiryId, subject: reply.subject, body: reply.body });
      return true;
    },
    /** Tries now what was tried in vain. Returns how many emails. */
    retryFailed(enquiryId: string, now: number): number {
      return Number(retry.run({ id: enquiryId, now }).changes);
    },
  };
}

/** The studio's data about an enquiry: private note, draft. Each query runs inside a transaction. */

import type { DatabaseSync } from 'node:sqlite';
import { createSearchText } from './search-text.ts';
import type { AttachmentRow, EmailRow, EnquiryRow, HandlingRow, SavedHandling } from './types.ts';

const NO_HANDLING = {
  seen_at: null,
  note: '',
  note_revision: 0,
  draft_subject: '',
  draft_body: '',
  draft_revision: 0,
  draft_by: null,
  entered_by: null,
  remind_at: null,
  assigned_to: null,
  left_by: null,
} as const;

/** All enquiries with this data, as `InboxRow`. */
export const INBOX = `SELECT enquiry.*, handling.seen_at, handling.note,
    coalesce(handling.draft_body, '') <> '' AS has_draft,
    handling.entered_by, handling.remind_at, handling.assigned_to, handling.left_by,
    assignee.name AS assigned_name,
    failed.kind AS mail_kind, failed.failed_at AS mail_failed_at, failed.last_error AS mail_error
  FROM enquiry
  LEFT JOIN handling ON handling.enquiry_id = enquiry.id
  LEFT JOIN person AS assignee ON assignee.id = handling.assigned_to
  LEFT JOIN email AS failed ON failed.id = (
    SELECT max(id) FROM email
    WHERE enquiry_id = enquiry.id AND failed_at IS NOT NULL AND kind <> 'acknowledgement')`;

export function createHandlingQueries(db: DatabaseSync) {
  const { indexText } = createSearchText(db);
  const selectEnquiry = db.prepare('SELECT * FROM enquiry WHERE id = ?');
  const selectHandling = db.prepare('SELECT * FROM handling WHERE enquiry_id = ?');
  const selectEmails = db.prepare(
    `SELECT email.*, author, subject, body FROM email LEFT JOIN reply ON email_id = email.id
     WHERE enquiry_id = ? ORDER BY email.id`,
  );
  const selectFiles = db.prepare(
    'SELECT * FROM attachment WHERE enquiry_id = ? AND is_whole = 1 ORDER BY id',
  );
  const selectAssigned = db.prepare(
    'SELECT name FROM person JOIN handling ON assigned_to = person.id WHERE enquiry_id = ?',
  );
  const ensure = db.prepare('INSERT INTO handling (enquiry_id) VALUES (?) ON CONFLICT DO NOTHING');
  const setSeen = db.prepare('UPDATE handling SET seen_at = ? WHERE enquiry_id = ?');
  const setNote = db.prepare(
    `UPDATE handling SET note = :note, note_revision = note_revision + 1
     WHERE enquiry_id = :id AND note_revision = :revision`,
  );
  const setDraft = db.prepare(
    `UPDATE handling SET draft_subject = :subject, draft_body = :body, draft_by = :by,
       draft_revision = draft_revision + 1
     WHERE enquiry_id = :id AND draft_revision = :revision`,
  );

  const find = (id: string) => (selectEnquiry.get(id) as EnquiryRow | undefined) ?? null;
  const handlingOf = (id: string) =>
    (selectHandling.get(id) as HandlingRow | undefined) ?? NO_HANDLING;

  /** Writes if the revision is current. Null if there is no such enquiry. */
  function keep(id: string, write: () => number | bigint): SavedHandling | null {
    if (!find(id)) return null;
    ensure.run(id);
    const isKept = Number(write()) > 0;
    return { isKept, handling: handlingOf(id) };
  }

  return {
    /** An enquiry with everything that belongs to it; null if there is none. */
    enquiryInFull(id: string) {
      const enquiry = find(id);
      const emails = selectEmails.all(id) as unknown as (EmailRow & {
        readonly author: string | null;
        readonly subject: string | null;
        readonly body: string | null;
      })[];
      const files = selectFiles.all(id) as unknown as readonly AttachmentRow[];
      return (
        enquiry && {
          enquiry,
          handling: handlingOf(id),
          assignedName: (selectAssigned.get(id) as { name: string } | undefined)?.name ?? null,
          emails,
          files,
        }
      );
    },
    /** True if it was not seen before. */
    markSeen(id: string, now: number): boolean {
      if (!find(id) || handlingOf(id).seen_at !== null) return false;
      ensure.run(id);
      return setSeen.run(now, id).changes > 0;
    },
    keepNote(id: string, note: string, revision: number) {
      const kept = keep(id, () => setNote.run({ id, note, revision }).changes);
      if (kept?.isKept) indexText(id);
      return kept;
    },
    /** `by`: id of the person who writes it. */
    keepDraft(
      id: string,
      { subject, body, by }: { subject: string; body: string; by: string },
      revision: number,
    ) {
      return keep(id, () => setDraft.run({ id, subject, body, by, revision }).changes);
    },
  };
}

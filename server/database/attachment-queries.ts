/**
 * Files attached to replies. They are in the database, so that erasing, backup and restore include them, in pieces, so
 * that no write delays a visitor's enquiry for long. Each query runs inside a transaction.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { AttachmentRow, NewAttachment } from './types.ts';

export function createAttachmentQueries(db: DatabaseSync) {
  const selectEnquiry = db.prepare('SELECT 1 FROM enquiry WHERE id = ?');
  const insert = db.prepare(
    `INSERT INTO attachment (enquiry_id, name, type, size, added_at)
     SELECT ?1, ?2, ?3, ?4, ?5 WHERE (SELECT count(*) FROM attachment
       WHERE enquiry_id = ?1 AND email_id IS NULL) < ?6 RETURNING id`,
  );
  const insertPiece = db.prepare('INSERT INTO attachment_piece VALUES (?, ?, ?)');
  const setWhole = db.prepare('UPDATE attachment SET is_whole = 1 WHERE id = ?');
  const remove = db.prepare(
    'DELETE FROM attachment WHERE id = ? AND enquiry_id = ? AND email_id IS NULL RETURNING name',
  );
  /** Removes files that a crash left incomplete. */
  const removeHalf = db.prepare('DELETE FROM attachment WHERE is_whole = 0 AND added_at < ?');
  const selectOfEmail = db.prepare(
    'SELECT id, name, type, size FROM attachment WHERE email_id = ? AND is_whole = 1 ORDER BY id',
  );
  const selectPiece = db.prepare(
    'SELECT bytes FROM attachment_piece WHERE attachment_id = ? AND number = ?',
  );
  return {
    /** Begins to store a file for the draft, which has at most `max` files. Its pieces follow. */
    addAttachment(file: NewAttachment, max: number, now: number): number | 'no enquiry' | 'full' {
      const { enquiryId, name, type, size } = file;
      removeHalf.run(now - HALF_MS);
      if (!selectEnquiry.get(enquiryId)) return 'no enquiry';
      const row = insert.get(enquiryId, name, type, size, now, max);
      return (row?.id as number | undefined) ?? 'full';
    },
    addAttachmentPiece(id: number, number: number, bytes: Uint8Array): void {
      insertPiece.run(id, number, bytes);
    },
    finishAttachment(id: number): void {
      setWhole.run(id);
    },
    /** Removes it from the draft. Returns its name; null if it does not exist or was sent. */
    removeAttachment: (enquiryId: string, id: number): string | null =>
      (remove.get(id, enquiryId)?.name as string | undefined) ?? null,
    attachmentsOfEmail: (emailId: number) =>
      selectOfEmail.all(emailId) as unknown as readonly Omit<AttachmentRow, 'email_id'>[],
    /** The next piece; null after the last one. */
    attachmentPiece: (id: number, number: number): Uint8Array | null =>
      (selectPiece.get(id, number)?.bytes as Uint8Array | undefined) ?? null,
  };
}

/** Storing a file takes seconds. */
const HALF_MS = 3_600_000;

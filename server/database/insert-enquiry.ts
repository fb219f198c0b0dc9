/** Takes an enquiry and its places in the outbox. Runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { Acceptance, Accepted } from './types.ts';

const DAY_MS = 86_400_000;
const FIELDS = [
  'user_name',
  'user_email',
  'user_phone',
  'property_type',
  'message',
  'question',
] as const;

export function createAccept(db: DatabaseSync) {
  const repeated = db.prepare(
    'SELECT id, suspicion FROM enquiry WHERE submission_id = ? AND words_hash = ?',
  );
  const sameText = db.prepare(
    `SELECT count(DISTINCT lower(user_email)) AS others FROM enquiry
     WHERE text_hash = ? AND received_at > ? AND user_email <> ? COLLATE NOCASE`,
  );
  const acknowledged = db.prepare(
    `SELECT 1 FROM letter JOIN enquiry ON enquiry.id = enquiry_id
     WHERE user_email = ? COLLATE NOCASE AND received_at > ? AND kind = 'acknowledgement'`,
  );
  const insertEnquiry = db.prepare(
    `INSERT INTO enquiry (id, form, submission_id, words_hash, text_hash, ${FIELDS.join(', ')},
       page, notice_version, received_at, suspicion)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertLetter = db.prepare(
    'INSERT INTO letter (enquiry_id, kind, message_id, queued_at, next_try_at) VALUES (?, ?, ?, ?, ?)',
  );

  /** Stores the enquiry once per submission id and words; says which one it became. */
  return function accept(enquiry: Acceptance): Accepted {
    const { id, submissionId, wordsHash, receivedAt, values, repeats } = enquiry;
    const before = submissionId ? repeated.get(submissionId, wordsHash) : undefined;
    if (before) return { ...(before as { id: string; suspicion: string | null }), isNew: false };

    const email = values.user_email ?? '';
    const aDayAgo = receivedAt - DAY_MS;
    const isDuplicate = () => {
      if (!repeats) return false;
      const row = sameText.get(repeats.textHash, aDayAgo, email) as { others: number };
      return row.others > repeats.tolerated;
    };
    const suspicion = enquiry.suspicion ?? (isDuplicate() ? 'duplicate text' : null);
    // One acknowledgement per address and day: nobody can use us to flood a stranger's mailbox.
    const letters = enquiry.letters.filter(
      ({ kind }) => kind === 'studio' || !acknowledged.get(email, aDayAgo),
    );

    insertEnquiry.run(
      id,
      enquiry.form,
      submissionId,
      wordsHash,
      repeats?.textHash ?? null,
      ...FIELDS.map((field) => values[field] ?? null),
      enquiry.page,
      enquiry.noticeVersion,
      receivedAt,
      suspicion,
    );
    for (const { kind, messageId } of letters) {
      insertLetter.run(id, kind, messageId, receivedAt, suspicion ? null : receivedAt);
    }
    return { id, isNew: true, suspicion };
  };
}

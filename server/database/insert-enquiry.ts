/** Inserts an enquiry and its emails into the outbox. Runs inside a transaction. */

import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '#contract/duration.ts';
import { FIELD_NAMES } from '#contract/forms.ts';
import { createSearchText } from './search-text.ts';
import type { InsertedEnquiry, NewEnquiry } from './types.ts';

/** Columns of an inserted enquiry, in the order of `valuesOf`; `spam_reason` follows them. */
export const COLUMNS = [
  'id',
  'form',
  'submission_id',
  'content_hash',
  'text_hash',
  ...FIELD_NAMES,
  'page',
  'notice_version',
  'received_at',
  'due_at',
];

/** The values of an enquiry in the order of `COLUMNS`. */
export const valuesOf = (enquiry: NewEnquiry): (string | number | null)[] => [
  enquiry.id,
  enquiry.form,
  enquiry.submissionId,
  enquiry.contentHash,
  enquiry.duplicateCheck?.textHash ?? null,
  ...FIELD_NAMES.map((name) => enquiry.values[name] ?? null),
  enquiry.page,
  enquiry.noticeVersion,
  enquiry.receivedAt,
  enquiry.dueAt ?? null,
];

export function createInsertEnquiry(db: DatabaseSync) {
  const { indexText } = createSearchText(db);
  const findRetry = db.prepare(
    `SELECT id, spam_reason AS spamReason FROM enquiry
     WHERE submission_id = ? AND content_hash = ?`,
  );
  const findCall = db.prepare(
    `SELECT id, spam_reason AS spamReason FROM enquiry
     WHERE submission_id = ? AND form = 'telephone'`,
  );
  const updateCall = db.prepare(
    `UPDATE enquiry SET content_hash = ?, ${FIELD_NAMES.map((name) => `${name} = ?`).join(', ')}
     WHERE id = ?`,
  );
  const findOwnAcknowledgement = db.prepare(
    "SELECT 1 FROM email WHERE enquiry_id = ? AND kind = 'acknowledgement'",
  );
  const countSameText = db.prepare(
    `SELECT count(DISTINCT lower(user_email)) AS others FROM enquiry
     WHERE text_hash = ? AND received_at > ? AND user_email <> ? COLLATE NOCASE`,
  );
  const findAcknowledgement = db.prepare(
    `SELECT 1 FROM email JOIN enquiry ON enquiry.id = enquiry_id
     WHERE user_email = ? COLLATE NOCASE AND received_at > ? AND kind = 'acknowledgement'`,
  );
  const insertEnquiry = db.prepare(
    `INSERT INTO enquiry (${COLUMNS.join(', ')}, spam_reason) VALUES (${COLUMNS.map(() => '?').join(', ')}, ?)`,
  );
  const setEntered = db.prepare(
    'INSERT INTO handling (enquiry_id, entered_by, seen_at) VALUES (?, ?, ?)',
  );
  const insertEmail = db.prepare(
    'INSERT INTO email (enquiry_id, kind, message_id, queued_at, next_try_at) VALUES (?, ?, ?, ?, ?)',
  );

  /** Updates the enquiry by telephone with this key, which was sent again. */
  function correctCall(enquiry: NewEnquiry): InsertedEnquiry | undefined {
    const { submissionId, form, values, contentHash, receivedAt } = enquiry;
    if (form !== 'telephone' || !submissionId) return undefined;
    const stored = findCall.get(submissionId) as Omit<InsertedEnquiry, 'isNew'> | undefined;
    if (!stored) return undefined;
    updateCall.run(contentHash, ...FIELD_NAMES.map((name) => values[name] ?? null), stored.id);
    indexText(stored.id);
    const address = values.user_email ?? '';
    for (const { kind, messageId } of enquiry.emails)
      if (
        !findOwnAcknowledgement.get(stored.id) &&
        !findAcknowledgement.get(address, receivedAt - DAY_MS)
      )
        insertEmail.run(stored.id, kind, messageId, receivedAt, receivedAt);
    return { ...stored, isNew: false };
  }

  /** Stores the enquiry once per submission id and content; returns the one that is stored. */
  return function insert(enquiry: NewEnquiry): InsertedEnquiry {
    const { id, submissionId, contentHash, receivedAt, values, duplicateCheck } = enquiry;
    const call = correctCall(enquiry);
    if (call) return call;
    const stored = submissionId ? findRetry.get(submissionId, contentHash) : undefined;
    if (stored) return { ...(stored as Omit<InsertedEnquiry, 'isNew'>), isNew: false };

    const address = values.user_email ?? '';
    const aDayAgo = receivedAt - DAY_MS;
    const isDuplicate = () => {
      if (!duplicateCheck) return false;
      const row = countSameText.get(duplicateCheck.textHash, aDayAgo, address);
      return (row as { others: number }).others > duplicateCheck.maxOthers;
    };
    const spamReason = enquiry.spamReason ?? (isDuplicate() ? 'duplicate text' : null);
    // One acknowledgement per address and day, so that nobody can use the server to flood a mailbox.
    const emails = enquiry.emails.filter(
      ({ kind }) => kind === 'studio' || !findAcknowledgement.get(address, aDayAgo),
    );

    insertEnquiry.run(...valuesOf(enquiry), spamReason);
    if (enquiry.enteredBy !== undefined) setEntered.run(id, enquiry.enteredBy, receivedAt);
    indexText(id);
    for (const { kind, messageId } of emails) {
      insertEmail.run(id, kind, messageId, receivedAt, spamReason ? null : receivedAt);
    }
    return { id, isNew: true, spamReason };
  };
}

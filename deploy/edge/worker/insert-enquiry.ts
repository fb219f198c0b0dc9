/**
 * Inserts an enquiry and its emails. D1 has no interactive transactions: the SQLite version queries and then decides; here
 * the conditions are in the statements, which run as one batch.
 */

import { DAY_MS } from '#contract/duration.ts';
import { COLUMNS, valuesOf } from '#server/database/insert-enquiry.ts';
import type { InsertedEnquiry, NewEnquiry } from '#server/database/types.ts';
import type { D1 } from './platform.ts';

const places = COLUMNS.map((_, index) => `?${index + 1}`);
const place = (column: string) => places[COLUMNS.indexOf(column)];
const [spamReason, maxOthers, aDayAgo] = [1, 2, 3].map((more) => `?${COLUMNS.length + more}`);

/** Inserted once per submission id and content; the same text from too many other addresses within a day is spam. */
const INSERT_ENQUIRY = `INSERT INTO enquiry (${COLUMNS.join(', ')}, spam_reason)
  VALUES (${places.join(', ')}, coalesce(${spamReason}, CASE WHEN (
    SELECT count(DISTINCT lower(user_email)) FROM enquiry
    WHERE text_hash = ${place('text_hash')} AND received_at > ${aDayAgo}
      AND user_email <> ${place('user_email')} COLLATE NOCASE
  ) > ${maxOthers} THEN 'duplicate text' END))
  ON CONFLICT (submission_id, content_hash) DO NOTHING`;

/**
 * (reference, kind, Message-ID, address, a day ago) Inserts an email, if the enquiry was inserted just now; held back if it is
 * spam; one acknowledgement per address and day.
 */
const INSERT_EMAIL = `INSERT INTO email (enquiry_id, kind, message_id, queued_at, next_try_at)
  SELECT id, ?2, ?3, received_at, CASE WHEN spam_reason IS NULL THEN received_at END
  FROM enquiry WHERE id = ?1 AND (?2 = 'studio' OR NOT EXISTS (
    SELECT 1 FROM email JOIN enquiry AS earlier ON earlier.id = email.enquiry_id
    WHERE earlier.user_email = ?4 COLLATE NOCASE AND earlier.received_at > ?5
      AND email.kind = 'acknowledgement'))`;

/** (reference, submission id, hash of the content) */
const SELECT_STORED = `SELECT id, spam_reason AS spamReason FROM enquiry
  WHERE id = ?1 OR (submission_id = ?2 AND content_hash = ?3)`;

export const insertEnquiry =
  (db: D1) =>
  async (enquiry: NewEnquiry): Promise<InsertedEnquiry> => {
    const { id, submissionId, contentHash, values, duplicateCheck, receivedAt } = enquiry;
    const since = receivedAt - DAY_MS;
    const results = await db.batch([
      db
        .prepare(INSERT_ENQUIRY)
        .bind(...valuesOf(enquiry), enquiry.spamReason, duplicateCheck?.maxOthers ?? 0, since),
      ...enquiry.emails.map(({ kind, messageId }) =>
        db.prepare(INSERT_EMAIL).bind(id, kind, messageId, values.user_email ?? '', since),
      ),
      db.prepare(SELECT_STORED).bind(id, submissionId, contentHash),
    ]);
    const stored = results.at(-1)?.results[0] as Omit<InsertedEnquiry, 'isNew'>;
    return { ...stored, isNew: stored.id === id };
  };

/** The search text of an enquiry: all fields, the note and the replies, normalised. Each call runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import { fold } from '#contract/fold.ts';
import { FIELD_NAMES } from '#contract/forms.ts';
import { numbersIn } from '#contract/international-number.ts';
import type { EnquiryRow } from './types.ts';

/** Row numbers from the time in milliseconds, so that they ascend in the order of arrival. */
const PER_MS = 1000;

export function createSearchText(db: DatabaseSync) {
  const selectWords = db.prepare(
    `SELECT note FROM handling WHERE enquiry_id = ?1
     UNION ALL SELECT subject || ' ' || body FROM reply JOIN email ON email.id = email_id
     WHERE enquiry_id = ?1`,
  );
  const upsert = db.prepare(
    `INSERT INTO search_text (number, enquiry_id, text)
     SELECT coalesce((SELECT max(number) + 1 FROM search_text
         WHERE number BETWEEN received_at * ${PER_MS} AND received_at * ${PER_MS} + ${PER_MS - 1}),
       received_at * ${PER_MS}), id, ?2 FROM enquiry WHERE id = ?1
     ON CONFLICT (enquiry_id) DO UPDATE SET text = excluded.text`,
  );
  const setHasText = db.prepare('UPDATE enquiry SET has_search_text = 1 WHERE id = ?');
  const selectEnquiry = db.prepare('SELECT * FROM enquiry WHERE id = ?');
  // Two steps, so that each uses an index: enquiries to answer come first.
  const selectWithout = ["desk_state = 'new' AND", ''].map((first) =>
    db.prepare(`SELECT * FROM enquiry WHERE ${first} has_search_text = 0 LIMIT ?`),
  );

  function write(enquiry: EnquiryRow): void {
    const words = (selectWords.all(enquiry.id) as { note: string }[]).map(({ note }) => note);
    const texts = [enquiry.id, ...FIELD_NAMES.map((name) => enquiry[name] ?? ''), ...words];
    const parts = texts.filter(Boolean);
    const text = [...parts.map(fold), ...parts.flatMap(numbersIn)].join('\n');
    upsert.run(enquiry.id, text);
  }

  return {
    /** Updates the text after a change of the enquiry. */
    indexText(id: string): void {
      const enquiry = selectEnquiry.get(id) as EnquiryRow | undefined;
      if (!enquiry) return;
      write(enquiry);
      if (!(enquiry as { has_search_text?: number }).has_search_text) setHasText.run(id);
    },
    /** Writes the texts of up to `limit` enquiries that have none. Returns how many. */
    fillSearchText(limit: number): number {
      const rows = selectWithout.reduce<EnquiryRow[]>(
        (found, select) => (found.length > 0 ? found : (select.all(limit) as never)),
        [],
      );
      for (const row of rows) {
        write(row);
        setHasText.run(row.id);
      }
      return rows.length;
    },
  };
}

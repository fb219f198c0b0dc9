/** Fills a database with enquiries as an older version of the server stored them: without promise and search text. */
import { readRows } from '#server/database/testing/read-rows.ts';
import { writeRows } from '#server/database/testing/write-rows.ts';
import { newReference } from '#server/enquiries/reference.ts';

const HOUR_MS = 3_600_000;
/** One in twenty is to be answered, one in ten is spam. */
const stateOf = (n: number) => (n % 20 === 0 ? 'new' : n % 10 === 1 ? 'spam' : 'answered');

/** Inserts `count` enquiries, one every five minutes up to now. */
export function fillEnquiries(file: string, count: number): void {
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, n) => {
    const at = now - n * (HOUR_MS / 12);
    return {
      id: newReference(),
      form: 'contact',
      content_hash: `${n}`,
      user_name: `Visitor ${n}`,
      user_email: `visitor-${n}@example.org`,
      user_phone: `+91 98${String(n).padStart(8, '0')}`,
      property_type: ['1BHK', '2BHK', '3BHK', 'Bungalow'][n % 4]!,
      message: `A flat of ${n % 200} square metres in Aundh. ${'It faces west and has a hall. '.repeat(8)}`,
      received_at: at,
      answered_at: stateOf(n) === 'answered' ? at + HOUR_MS : null,
      spam_reason: stateOf(n) === 'spam' ? 'honeypot' : null,
    };
  });
  const columns = Object.keys(rows[0]!);
  writeRows(
    file,
    `INSERT INTO enquiry (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    rows.map((row) => Object.values(row)),
  );
}

/** Number of enquiries that the server has not yet prepared for the inbox. */
export const countUnready = (file: string): number =>
  readRows<{ n: number }>(
    file,
    'SELECT count(*) AS n FROM enquiry WHERE due_at IS NULL OR has_search_text = 0',
  )[0]!.n;

/** CSV for spreadsheets (RFC 4180), with nothing in it that a spreadsheet would take for a formula. */
import { FIELD_NAMES } from '#enquiry/forms.ts';
import type { InboxRow } from '#server/database/types.ts';
import { formatSeconds } from './time.ts';

const COLUMNS: readonly (keyof InboxRow | 'state')[] = [
  'id',
  'form',
  'state',
  'received_at',
  'answered_at',
  ...FIELD_NAMES,
  'page',
  'notice_version',
  'spam_reason',
];

/**
 * One cell. A text that begins like a formula (OWASP, "CSV injection": = + - @, tab, CR, and their full-width forms,
 * also behind spaces) gets an apostrophe before it; every cell is quoted.
 */
export function csvCell(text: string): string {
  const isFormula = /^[\s"']*[=+\-@＝＋－＠|%]/.test(text) || /^[\t\r]/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

const cellOf = (row: InboxRow, column: (typeof COLUMNS)[number], timeZone: string) => {
  const value = column === 'state' ? row.desk_state : row[column];
  return csvCell(typeof value === 'number' ? formatSeconds(value, timeZone) : (value ?? ''));
};

/**
 * The whole file; the byte order mark makes spreadsheets read it as UTF-8. Times are those of the studio's clock
 * ("2026-11-21 16:16:05"), which a spreadsheet reads as times.
 */
export function csv(rows: readonly InboxRow[], timeZone: string): string {
  const lines = [
    COLUMNS.map(csvCell),
    ...rows.map((row) => COLUMNS.map((column) => cellOf(row, column, timeZone))),
  ];
  return `\ufeff${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

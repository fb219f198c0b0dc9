/** CSV for spreadsheets (RFC 4180), without anything that a spreadsheet would read as a formula. */
import { FIELD_NAMES, FIELDS } from '#contract/forms.ts';
import { internationalDigits, spacedNumber } from '#contract/international-number.ts';
import type { ExportRow, ExportStep } from '#server/database/types.ts';
import { formatSeconds } from './time.ts';

/**
 * One cell. A text that begins like a formula (OWASP, "CSV injection": = + - @, tab, CR, and their full-width forms, also after
 * spaces) gets an apostrophe before it; every cell is quoted.
 */
export function csvCell(text: string): string {
  const isFormula = /^[\s"']*[=+\-@＝＋－＠|%]/.test(text) || /^[\t\r]/.test(text);
  return quoted(isFormula ? `'${text}` : text);
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Digits in groups, which no spreadsheet reads as a formula or a sum. */
const GROUPS = /^\+\d+(?: \d+)+(?: \(\d+\))?$/;

/** A phone number needs no apostrophe if it begins with + and country code and has spaces; otherwise it is a cell like others. */
export function phoneCell(number: string): string {
  const digits = number.startsWith('+') ? internationalDigits(number) : null;
  const extension = /\(\d{1,6}\)$/.exec(number)?.[0];
  const grouped = GROUPS.test(number)
    ? number
    : digits && [spacedNumber(digits), extension].filter(Boolean).join(' ');
  return grouped && GROUPS.test(grouped) ? quoted(grouped) : csvCell(number);
}

type Cell = (row: ExportRow, timeZone: string) => string;

const time = (at: number | null, timeZone: string) =>
  at === null ? '' : formatSeconds(at, timeZone);

const repliesOf: Cell = ({ replies }, timeZone) =>
  replies
    .map(({ author, subject, body, queued_at, sent_at, files }) => {
      const when = time(sent_at ?? queued_at, timeZone);
      return `${author}, ${when}${sent_at === null ? ' (not sent)' : ''}: ${subject}\n${body}${files === null ? '' : `\nAttached: ${files}`}`;
    })
    .join('\n\n');

const COLUMNS: readonly (readonly [name: string, cell: Cell])[] = [
  ['id', (row) => csvCell(row.id)],
  ['form', (row) => csvCell(row.form)],
  ['state', (row) => csvCell(row.desk_state)],
  ['received_at', (row, zone) => csvCell(time(row.received_at, zone))],
  ['answered_at', (row, zone) => csvCell(time(row.answered_at, zone))],
  ...FIELD_NAMES.map((name): readonly [string, Cell] => [
    name,
    FIELDS[name].kind === 'tel'
      ? (row) => phoneCell(row[name] ?? '')
      : (row) => csvCell(row[name] ?? ''),
  ]),
  ['entered_by', (row) => csvCell(row.entered_by ?? '')],
  ['assigned_to', (row) => csvCell(row.assigned_name ?? '')],
  ['reminder', (row, zone) => csvCell(time(row.remind_at, zone))],
  ['page', (row) => csvCell(row.page ?? '')],
  ['notice_version', (row) => csvCell(row.notice_version ?? '')],
  ['spam_reason', (row) => csvCell(row.spam_reason ?? '')],
  ['note', (row) => csvCell(row.note ?? '')],
  ['replies', (row, zone) => csvCell(repliesOf(row, zone))],
];

const lineOf = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

/**
 * The file in chunks; the byte order mark makes spreadsheets read it as UTF-8. Times are in the studio's time zone ("2026-11-21
 * 16:16:05"), in a form that spreadsheets recognise. `read` returns the rows after a step.
 */
export async function* csvChunks(
  read: (after: ExportStep['next']) => Promise<ExportStep>,
  timeZone: string,
): AsyncGenerator<string> {
  yield `\ufeff${lineOf(COLUMNS.map(([name]) => csvCell(name)))}`;
  let after: ExportStep['next'] = null;
  do {
    const { rows, next }: ExportStep = await read(after);
    if (rows.length > 0)
      yield rows.map((row) => lineOf(COLUMNS.map(([, cell]) => cell(row, timeZone)))).join('');
    after = next;
  } while (after !== null);
}

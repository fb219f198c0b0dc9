/** Enquiries in words, for the terminal. */
import type { ListedState } from '#server/database/admin-queries.ts';
import type { EnquiryRow, LetterRow } from '#server/database/types.ts';
import { plain, table } from './table.ts';

/** Local time of the terminal, e.g. "2026-11-21 16:16". */
const moment = (at: number) => {
  const pad = (number: number) => String(number).padStart(2, '0');
  const date = new Date(at);
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day} ${pad(date.getHours())}:${pad(date.getMinutes())}`;
};

const EMPTY: Readonly<Record<ListedState, string>> = {
  new: 'Nothing new: every enquiry is answered.\n',
  answered: 'No enquiry is marked as answered.\n',
  failed: 'Every mail got through or is still being tried.\n',
  spam: 'Nothing is suspected to be spam.\n',
  all: 'There are no enquiries yet.\n',
};

/** The enquiries as a table of at most `width` columns. */
export function listing(rows: readonly EnquiryRow[], state: ListedState, width: number): string {
  if (rows.length === 0) return EMPTY[state];
  const reason = state === 'spam' ? ['Why'] : [];
  const head = ['Reference', 'Received', ...reason, 'Name', 'E-mail', 'Property', 'Message'];
  const cells = rows.map((row) => [
    row.id,
    moment(row.received_at),
    ...(state === 'spam' ? [row.suspicion ?? ''] : []),
    row.user_name ?? '–',
    row.user_email,
    row.property_type ?? '–',
    row.message ?? row.question ?? '',
  ]);
  return table(head, cells, width);
}

function fateOf({ sent_at, failed_at, next_try_at, tries, last_error }: LetterRow): string {
  const why = last_error ? ` Last answer: ${plain(last_error)}` : '';
  if (sent_at !== null) return `sent ${moment(sent_at)}`;
  if (failed_at !== null) return `given up ${moment(failed_at)} after ${tries} tries.${why}`;
  if (next_try_at === null) return 'held back';
  return tries === 0 ? 'waiting' : `next try ${moment(next_try_at)}, ${tries} so far.${why}`;
}

/** One enquiry in full, with what became of its letters. */
export function describe(row: EnquiryRow, letters: readonly LetterRow[]): string {
  const lines: readonly (readonly [string, string | null])[] = [
    ['Reference', row.id],
    ['Received', moment(row.received_at)],
    ['Answered', row.answered_at === null ? 'no' : moment(row.answered_at)],
    ['Suspected', row.suspicion],
    ['Form', [row.form, row.page].filter(Boolean).join(', on ')],
    ['Notice', row.notice_version],
    ['Name', row.user_name],
    ['E-mail', row.user_email],
    ['Phone', row.user_phone],
    ['Property', row.property_type],
    ...letters.map(
      (letter) =>
        [`To ${letter.kind === 'studio' ? 'studio' : 'visitor'}`, fateOf(letter)] as const,
    ),
  ];
  const shown = lines.flatMap(([label, value]) =>
    value ? [`${label.padEnd(11)}${plain(value)}\n`] : [],
  );
  const words = (row.message ?? row.question ?? '').split('\n').map((line) => `  ${plain(line)}\n`);
  return [...shown, '\n', ...words].join('');
}

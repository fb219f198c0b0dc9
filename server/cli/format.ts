/** Enquiries as text for the terminal. */
import { FIELD_NAMES, FIELDS } from '#enquiry/forms.ts';
import type { ListFilter } from '#server/database/admin-queries.ts';
import type { EmailRow, EnquiryRow } from '#server/database/types.ts';
import { stripControls, table } from './table.ts';
import { formatTime } from './time.ts';

const EMPTY: Readonly<Record<ListFilter, string>> = {
  new: 'Nothing new: every enquiry is answered.\n',
  answered: 'No enquiry is marked as answered.\n',
  failed: 'Every email was sent or is still being tried.\n',
  spam: 'Nothing is suspected to be spam.\n',
  all: 'There are no enquiries yet.\n',
};

/** Free text: shown last, at full length. */
const isFreeText = (name: string) => name === 'message' || name === 'question';
const freeTextOf = (row: EnquiryRow) => row.message ?? row.question ?? '';
const LISTED = ['user_name', 'user_phone', 'user_email', 'property_type', 'project'] as const;

export interface ListOptions {
  readonly filter: ListFilter;
  /** Columns of the terminal. */
  readonly width: number;
  readonly timeZone: string;
}

/** The enquiries as a table of at most `width` columns. */
export function formatList(
  rows: readonly EnquiryRow[],
  { filter, width, timeZone }: ListOptions,
): string {
  if (rows.length === 0) return EMPTY[filter];
  const isSpam = filter === 'spam';
  const labels = LISTED.map((name) => (name === 'property_type' ? 'Type' : FIELDS[name].label));
  const head = ['Reference', 'Received', ...(isSpam ? ['Why'] : []), ...labels, 'Message'];
  const cells = rows.map((row) => [
    row.id,
    formatTime(row.received_at, timeZone),
    ...(isSpam ? [row.spam_reason ?? ''] : []),
    ...LISTED.map((name) => row[name] ?? '–'),
    freeTextOf(row),
  ]);
  return table(head, cells, width, ['Reference', 'Received', FIELDS.user_phone.label]);
}

function emailStatus(
  { sent_at, failed_at, next_try_at, tries, last_error }: EmailRow,
  timeZone: string,
): string {
  const why = last_error ? ` Last answer: ${stripControls(last_error)}` : '';
  if (sent_at !== null) return `sent ${formatTime(sent_at, timeZone)}`;
  if (failed_at !== null)
    return `given up ${formatTime(failed_at, timeZone)} after ${tries} tries.${why}`;
  if (next_try_at === null) return 'held back';
  return tries === 0
    ? 'waiting'
    : `next try ${formatTime(next_try_at, timeZone)}, ${tries} so far.${why}`;
}

/** One enquiry in full, with the status of its emails; times on the clock of `timeZone`. */
export function formatEnquiry(
  row: EnquiryRow,
  emails: readonly EmailRow[],
  timeZone: string,
): string {
  const lines: readonly (readonly [label: string, value: string | null])[] = [
    ['Reference', row.id],
    ['Received', `${formatTime(row.received_at, timeZone)} (${timeZone})`],
    ['Answered', row.answered_at === null ? 'no' : formatTime(row.answered_at, timeZone)],
    ['Suspected', row.spam_reason],
    ['Form', [row.form, row.page].filter(Boolean).join(', on ')],
    ['Notice', row.notice_version],
    ...FIELD_NAMES.filter((name) => !isFreeText(name)).map(
      (name) => [FIELDS[name].label, row[name]] as const,
    ),
    ...emails.map(
      (email) =>
        [
          `To ${email.kind === 'studio' ? 'studio' : 'visitor'}`,
          emailStatus(email, timeZone),
        ] as const,
    ),
  ];
  const labelWidth = Math.max(...lines.map(([label]) => label.length)) + 2;
  const shown = lines.flatMap(([label, value]) =>
    value ? [`${label.padEnd(labelWidth)}${stripControls(value)}\n`] : [],
  );
  const text = freeTextOf(row)
    .split('\n')
    .map((line) => `  ${stripControls(line)}\n`);
  return [...shown, '\n', ...text].join('');
}

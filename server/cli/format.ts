/** Formats enquiries for the terminal. */

import { FIELD_NAMES, FIELDS } from '#contract/forms.ts';
import type { EnquiryState } from '#contract/states.ts';
import { isolateDirection } from '#contract/text.ts';
import type { ListFilter } from '#server/database/admin-queries.ts';
import type { AuditRow } from '#server/database/desk-types.ts';
import type { EmailRow, EnquiryRow, HandlingRow } from '#server/database/types.ts';
import { formatTime } from '#server/enquiries/time.ts';
import { formatForLine, stripControls, table } from './table.ts';

const EMPTY: Readonly<Record<ListFilter, string>> = {
  new: 'Nothing new: every enquiry is answered.\n',
  answered: 'No enquiry is marked as answered.\n',
  talks: 'No conversations in progress.\n',
  won: 'None is marked as won.\n',
  closed: 'None is marked as closed.\n',
  failed: 'Every email was sent or is still being tried.\n',
  spam: 'Nothing is suspected to be spam.\n',
  all: 'There are no enquiries yet.\n',
};

/** Free text, which is shown last, in full. */
const isFreeText = (name: string) => name === 'message' || name === 'question';
const freeTextOf = (row: EnquiryRow) => row.message ?? row.question ?? '';
const LISTED = ['user_name', 'user_phone', 'user_email', 'property_type', 'project'] as const;

interface ListOptions {
  readonly filter: ListFilter;
  /** Columns of the terminal. */
  readonly width: number;
  readonly timeZone: string;
}

/** A table of the enquiries, at most `width` characters wide. */
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
  if (next_try_at === null) return 'not sent: suspected spam';
  return tries === 0
    ? 'waiting'
    : `next try ${formatTime(next_try_at, timeZone)}, ${tries} so far.${why}`;
}

const STATES: Readonly<Record<EnquiryState, string>> = {
  new: 'new',
  talks: 'in talks',
  won: 'won',
  closed: 'closed',
  spam: 'spam',
};

type Email = EmailRow & { readonly author: string | null; readonly body: string | null };
interface EnquiryInFull {
  readonly enquiry: EnquiryRow;
  readonly handling: HandlingRow;
  readonly emails: readonly Email[];
  readonly auditEntries: readonly AuditRow[];
}

const recipientOf = ({ kind, author }: Email) => {
  if (kind === 'studio') return 'To studio';
  return author ? `Reply by ${isolateDirection(author)}` : 'To visitor';
};

const indented = (text: string) =>
  text
    .split('\n')
    .map((line) => `  ${formatForLine(line)}\n`)
    .join('');

/** One enquiry in full: state, emails, texts, replies, the private note, the history; times in `timeZone`. */
export function formatEnquiry(
  { enquiry: row, handling, emails, auditEntries }: EnquiryInFull,
  timeZone: string,
): string {
  const lines: readonly (readonly [label: string, value: string | null])[] = [
    ['Reference', row.id],
    ['Received', `${formatTime(row.received_at, timeZone)} (${timeZone})`],
    ['Answered', row.answered_at === null ? 'no' : formatTime(row.answered_at, timeZone)],
    ['State', STATES[row.desk_state]],
    ['Suspected', row.spam_reason],
    ['Form', [row.form, row.page].filter(Boolean).join(', on ')],
    ['Notice', row.notice_version],
    ...FIELD_NAMES.filter((name) => !isFreeText(name)).map(
      (name) => [FIELDS[name].label, row[name]] as const,
    ),
    ...emails.map((email) => [recipientOf(email), emailStatus(email, timeZone)] as const),
    ...auditEntries.map(
      ({ at, who, what, detail }) =>
        [formatTime(at, timeZone), [who, what, detail].filter(Boolean).join(' ')] as const,
    ),
  ];
  const labelWidth = Math.max(...lines.map(([label]) => label.length)) + 2;
  const shown = lines.flatMap(([label, value]) =>
    value ? [`${label.padEnd(labelWidth)}${formatForLine(value)}\n`] : [],
  );
  const replies = emails.flatMap(({ author, body }) =>
    body === null ? [] : [`\n${formatForLine(author ?? '')} replied:\n${indented(body)}`],
  );
  const note = handling.note ? `\nPrivate note:\n${indented(handling.note)}` : '';
  return [...shown, '\n', indented(freeTextOf(row)), ...replies, note].join('');
}

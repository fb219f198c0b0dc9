import { isolateDirection } from '#contract/text.ts';
import type { AuditRow } from '#server/database/desk-types.ts';
import type { AttachmentRow, EmailRow, EnquiryRow, HandlingRow } from '#server/database/types.ts';
import { plainMailError } from '../plain-errors.ts';

/** An enquiry with all its data in the database. */
export interface WholeEnquiry {
  readonly enquiry: EnquiryRow;
  readonly handling: HandlingRow;
  readonly assignedName: string | null;
  readonly files: readonly AttachmentRow[];
  readonly emails: readonly (EmailRow & {
    readonly author: string | null;
    readonly subject: string | null;
    readonly body: string | null;
  })[];
}

/** The audit log's line of an enquiry by telephone. */
export const ENTERED = 'entered an enquiry by telephone';

/** Events, oldest first: those of the relay, and actions at the desk. */
export function historyOf(
  { enquiry, emails, handling }: WholeEnquiry,
  auditEntries: readonly AuditRow[],
) {
  const mails = emails.flatMap(({ kind, sent_at, failed_at, last_error, author }) => {
    const what =
      kind === 'studio'
        ? ['Emailed to the studio', 'Not emailed to the studio']
        : kind === 'acknowledgement'
          ? ['Confirmation emailed', 'Confirmation not emailed']
          : [
              `Reply by ${isolateDirection(author ?? '')} emailed`,
              `Reply by ${isolateDirection(author ?? '')} not emailed`,
            ];
    if (sent_at !== null) return [{ at: sent_at, text: what[0] ?? '' }];
    if (failed_at === null) return [];
    return [{ at: failed_at, text: `${what[1]}: ${plainMailError(last_error)}` }];
  });
  // How it was received is the first step.
  const later = auditEntries.filter(({ what }) => what !== ENTERED);
  const done = later.map(({ at, who, what, detail }) => ({
    at,
    text: [isolateDirection(who), what, isolateDirection(detail ?? '')].filter(Boolean).join(' '),
  }));
  const text =
    handling.entered_by === null
      ? 'Received and stored'
      : `Entered by ${isolateDirection(handling.entered_by)} after a call`;
  const came = { at: enquiry.received_at, text };
  const steps = [...mails, ...done].sort((a, b) => a.at - b.at);
  // Files that are attached one after another are one step.
  return [came, ...steps.filter((step, i) => step.text !== steps[i - 1]?.text)];
}

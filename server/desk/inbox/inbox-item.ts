import { answerBy } from '#contract/answer-by.ts';
import type { InboxItem } from '#contract/desk/enquiries.ts';
import { businessHours } from '#contract/written-hours.ts';
import type { InboxRow } from '#server/database/types.ts';
import { FORM_NAMES } from '#server/mail/enquiry-email.ts';
import type { Studio } from '#server/studio.ts';
import { plainMailError } from '../plain-errors.ts';

const EXCERPT_MAX = 260;

/** The visitor's message or question; '' if there is neither. */
export const textOf = ({ message, question }: Pick<InboxRow, 'message' | 'question'>) =>
  message ?? question ?? '';

export function inboxItem(row: InboxRow, { hours }: Pick<Studio, 'hours'>): InboxItem {
  const { mail_failed_at: failedAt, mail_kind, mail_error } = row;
  return {
    id: row.id,
    name: row.user_name ?? row.user_email,
    enteredBy: row.entered_by,
    remindAt: row.remind_at,
    assignedTo: row.assigned_to ? { id: row.assigned_to, name: row.assigned_name ?? '' } : null,
    what: row.desk_what,
    form: FORM_NAMES[row.form],
    leftBy: row.left_by,
    project: row.project,
    excerpt: textOf(row).replace(/\s+/g, ' ').slice(0, EXCERPT_MAX),
    state: row.desk_state,
    isSeen: row.seen_at !== null || row.answered_at !== null,
    hasDraft: row.has_draft === 1,
    receivedAt: row.received_at,
    dueAt: row.due_at ?? answerBy(new Date(row.received_at), businessHours(hours)).getTime(),
    answeredAt: row.answered_at,
    mailError:
      failedAt === null
        ? null
        : {
            to: mail_kind === 'studio' ? 'studio' : 'visitor',
            at: failedAt,
            why: plainMailError(mail_error),
          },
    spamReason: row.spam_reason,
  };
}

/** One enquiry with all its data, as its screen shows it. */

import type { Attachment } from '#contract/desk/attachments.ts';
import type { Enquiry, Reply } from '#contract/desk/enquiries.ts';
import { FIELD_NAMES, FIELDS, type FieldName } from '#contract/forms.ts';
import type { AuditRow, PersonRow } from '#server/database/desk-types.ts';
import type { EmailRow, EnquiryRow, InboxRow } from '#server/database/types.ts';
import { monthsAfter } from '#server/enquiries/retention.ts';
import { phoneLinks } from '#server/mail/phone-links.ts';
import { quotation } from '#server/mail/reply.ts';
import { GIVE_UP_AFTER_MS } from '#server/mail/retry-schedule.ts';
import type { Studio } from '#server/studio.ts';
import { plainMailError } from '../plain-errors.ts';
import { colleaguesOf } from './assignee.ts';
import { historyOf, type WholeEnquiry } from './history.ts';
import { inboxItem, textOf } from './inbox-item.ts';

/** Files of one reply, or of the draft (null). */
const filesOf = ({ files }: WholeEnquiry, emailId: number | null): Attachment[] =>
  files
    .filter(({ email_id }) => email_id === emailId)
    .map(({ id, name, size }) => ({ id, name, size }));

function replyOf(whole: WholeEnquiry, email: WholeEnquiry['emails'][number]): Reply {
  const { sent_at, failed_at, next_try_at, queued_at, tries, last_error } = email;
  const [status, at] =
    sent_at !== null
      ? (['sent', sent_at] as const)
      : failed_at !== null
        ? (['failed', failed_at] as const)
        : next_try_at === null
          ? (['held', queued_at] as const)
          : ([tries === 0 ? 'leaving' : 'waiting', next_try_at] as const);
  return {
    emailId: email.id,
    author: email.author ?? '',
    subject: email.subject ?? '',
    body: email.body ?? '',
    status,
    at,
    why: sent_at === null && last_error ? plainMailError(last_error) : '',
    files: filesOf(whole, email.id),
    triedUntil: queued_at + GIVE_UP_AFTER_MS,
  };
}

/** Fields that the screen shows separately. */
const SHOWN: ReadonlySet<string> = new Set<FieldName>([
  'user_name',
  'user_email',
  'user_phone',
  'property_type',
  'message',
  'question',
  'project',
]);

function mailState(email: EmailRow | undefined): Enquiry['studioMail'] {
  if (!email) return 'none';
  if (email.sent_at !== null) return 'sent';
  return email.failed_at === null ? 'unsent' : 'failed';
}

function subjectFor({ property_type, form, id }: EnquiryRow): string {
  if (form === 'question') return `Your question (${id})`;
  return `Your enquiry${property_type ? `, ${property_type}` : ''} (${id})`;
}

interface ViewContext {
  readonly people: readonly PersonRow[];
  readonly studio: Studio;
  readonly now: number;
}

export function enquiryView(
  whole: WholeEnquiry,
  auditEntries: readonly AuditRow[],
  { people, studio, now }: ViewContext,
): Enquiry {
  const { enquiry, handling, emails } = whole;
  const failed = emails.findLast(
    (mail) => mail.failed_at !== null && mail.kind !== 'acknowledgement',
  );
  const row: InboxRow = {
    ...enquiry,
    seen_at: handling.seen_at,
    note: handling.note,
    has_draft: handling.draft_body === '' ? 0 : 1,
    entered_by: handling.entered_by,
    remind_at: handling.remind_at,
    assigned_to: handling.assigned_to,
    left_by: handling.left_by,
    assigned_name: whole.assignedName,
    mail_kind: failed?.kind ?? null,
    mail_failed_at: failed?.failed_at ?? null,
    mail_error: failed?.last_error ?? null,
  };
  const number = enquiry.user_phone;
  const links = number ? phoneLinks(number) : null;
  return {
    ...inboxItem(row, studio),
    now,
    kind: enquiry.property_type,
    files: filesOf(whole, null),
    colleagues: colleaguesOf(people),
    words: textOf(enquiry),
    email: enquiry.user_email,
    phone: number ? { number, tel: links?.tel ?? null, whatsapp: links?.whatsapp ?? null } : null,
    more: FIELD_NAMES.filter((name) => !SHOWN.has(name)).flatMap((name) => {
      const value = enquiry[name];
      return value ? [{ label: FIELDS[name].label, value }] : [];
    }),
    studioMail: mailState(emails.find(({ kind }) => kind === 'studio')),
    page: enquiry.page,
    noticeVersion: enquiry.notice_version,
    replies: emails.filter(({ body }) => body !== null).map((email) => replyOf(whole, email)),
    history: historyOf(whole, auditEntries),
    note: { text: handling.note, revision: handling.note_revision },
    draft: {
      subject: handling.draft_subject,
      body: handling.draft_body,
      revision: handling.draft_revision,
    },
    subject: subjectFor(enquiry),
    quotation: quotation(enquiry, studio.hours.timeZone),
    erasesAt: monthsAfter(enquiry.received_at, studio.retentionMonths),
  };
}

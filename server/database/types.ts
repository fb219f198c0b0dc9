/** Parameters and results of queries. Rows have the names of the columns. */

import type { Inbox, SpamReason } from '#contract/desk/enquiries.ts';
import type { Visits } from '#contract/desk/visits.ts';
import type { FieldName, FormKey } from '#contract/forms.ts';
import type { ListName } from '#contract/lists.ts';
import type { EnquiryState } from '#contract/states.ts';

/** `telephone`: entered at the desk after a phone call. */
type StoredForm = FormKey | 'telephone';

export type EmailKind = 'studio' | 'acknowledgement' | `reply-${number}`;

export interface NewEnquiry {
  readonly id: string;
  readonly form: StoredForm;
  readonly submissionId: string | null;
  /** Hash of all values, which distinguishes a retry from an edited draft with the same submission id. */
  readonly contentHash: string;
  /** Hash of the free text, and the number of other email addresses from which it counts as a duplicate; null: never compared. */
  readonly duplicateCheck: { readonly textHash: string; readonly maxOthers: number } | null;
  readonly values: Readonly<Partial<Record<FieldName, string>>>;
  readonly page: string | null;
  readonly noticeVersion: string | null;
  readonly receivedAt: number;
  /** Promised time of the answer; computed later if it is missing. */
  readonly dueAt?: number;
  readonly spamReason: SpamReason | null;
  /** Name of the person who entered it at the desk. */
  readonly enteredBy?: string;
  readonly emails: readonly { readonly kind: EmailKind; readonly messageId: string }[];
}

export interface InsertedEnquiry {
  readonly id: string;
  /** False if the same content was stored before with the same submission id. */
  readonly isNew: boolean;
  readonly spamReason: SpamReason | null;
}

export type EnquiryRow = Readonly<Record<FieldName, string | null>> & {
  readonly id: string;
  readonly form: StoredForm;
  readonly submission_id: string | null;
  readonly user_email: string;
  readonly page: string | null;
  readonly notice_version: string | null;
  readonly received_at: number;
  readonly due_at: number | null;
  readonly answered_at: number | null;
  readonly spam_reason: SpamReason | null;
  readonly desk_state: EnquiryState;
  /** Purpose: the property type, "Question" or "Enquiry". */
  readonly desk_what: string;
};

export interface EmailRow {
  readonly id: number;
  readonly enquiry_id: string;
  readonly kind: EmailKind;
  readonly message_id: string;
  readonly queued_at: number;
  readonly next_try_at: number | null;
  readonly tries: number;
  readonly sent_at: number | null;
  readonly failed_at: number | null;
  readonly last_error: string | null;
  /** JSON list of the recipients that have it, while it is retried for others; null if there are none. */
  readonly taken_by: string | null;
}

/** An email claimed for sending, with its enquiry. */
export interface ClaimedEmail extends EmailRow {
  readonly enquiry: EnquiryRow;
  /** The text of a reply; null for the other kinds of email. */
  readonly reply: ReplyRow | null;
  /** Files of a reply, after they were read. */
  readonly files?: readonly MailFile[];
}

export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A file of a reply or draft. */
export interface AttachmentRow {
  readonly id: number;
  /** Id of the reply; null: belongs to the draft. */
  readonly email_id: number | null;
  readonly name: string;
  readonly type: string;
  /** Size in bytes. */
  readonly size: number;
}

export type NewAttachment = Omit<AttachmentRow, 'id' | 'email_id'> & { readonly enquiryId: string };

/** The studio's data about an enquiry. A revision increases with each write. */
export interface HandlingRow {
  readonly seen_at: number | null;
  readonly note: string;
  readonly note_revision: number;
  readonly draft_subject: string;
  readonly draft_body: string;
  readonly draft_revision: number;
  /** Id of the person who wrote it last; null if an older version stored it. */
  readonly draft_by: string | null;
  readonly entered_by: string | null;
  readonly remind_at: number | null;
  readonly assigned_to: string | null;
  /** Name of the removed person to whom it was assigned; null once it is assigned again. */
  readonly left_by: string | null;
}

/** Whether a note or draft was saved, and its current text. */
export interface SavedHandling {
  readonly isKept: boolean;
  readonly handling: HandlingRow;
}

/** An enquiry in the inbox. */
export type InboxRow = EnquiryRow &
  Pick<HandlingRow, 'seen_at' | 'entered_by' | 'remind_at' | 'assigned_to' | 'left_by'> & {
    readonly note: string | null;
    readonly has_draft: 0 | 1;
    readonly assigned_name: string | null;
    /** The last failed email, unless it was an acknowledgement. */
    readonly mail_kind: EmailKind | null;
    readonly mail_failed_at: number | null;
    readonly mail_error: string | null;
  };

export interface InboxQuery {
  readonly list: ListName;
  /** Purpose; '' for any. */
  readonly what: string;
  /** The typed search; '' for none. */
  readonly search: string;
  /** Id of the assigned person; '' for anybody. */
  readonly assignedTo: string;
  /** From 1. */
  readonly page: number;
  /** Milliseconds since 1970, for reminders that are due. */
  readonly now: number;
}

export interface InboxPage extends Omit<Inbox, 'lastAnsweredAt' | 'items' | 'lately'> {
  /** Revision of everything that the inbox shows. */
  readonly revision: string;
  readonly rows: readonly InboxRow[];
  readonly lately: readonly InboxRow[];
}

/** An enquiry with its note and replies, for an export. */
export type ExportRow = InboxRow & {
  readonly replies: readonly {
    readonly author: string;
    readonly subject: string;
    readonly body: string;
    readonly queued_at: number;
    readonly sent_at: number | null;
    /** Names of its files, separated by commas; null if it has none. */
    readonly files: string | null;
  }[];
};

/** Some rows of an export. `next` is the position for the next step; null: there are no more. */
export interface ExportStep {
  readonly rows: readonly ExportRow[];
  readonly next: string | number | null;
}

export interface NewReply {
  readonly enquiryId: string;
  readonly author: string;
  readonly authorId: string;
  readonly subject: string;
  readonly body: string;
  /** Ids of the draft's files that are attached. */
  readonly files?: readonly number[];
  /** Host of its Message-ID. */
  readonly domain: string;
  readonly now: number;
  /** When it is sent; until then it can be taken back. */
  readonly sendAt: number;
}

export interface ReplyRow {
  readonly email_id: number;
  readonly author: string;
  readonly subject: string;
  readonly body: string;
  readonly in_reply_to: string | null;
  /** Message-IDs of the thread, separated by spaces. */
  readonly message_ids: string;
  readonly answered_before: number | null;
}

/** When a channel of the alarm was last told, in milliseconds, and the reasons of that day, separated by commas. */
export interface SentAlarm {
  readonly channel: string;
  readonly at: number;
  readonly reasons: string;
}

/** Counts emails to the studio and replies; acknowledgements to mistyped addresses cause no alarm. */
export interface Health {
  readonly unsent: number;
  readonly failed: number;
  /** When the oldest unsent email was queued; null if there is none. */
  readonly oldestUnsentAt: number | null;
  /** When rows were last erased by age; null if never. */
  readonly expiryRunAt: number | null;
}

/** A page view, the host from which somebody came, or a missing address. */
export type VisitKind = 'page' | 'from' | 'broken';
export interface VisitCount {
  /** The day in the studio's time zone, "2026-11-27". */
  readonly day: string;
  readonly kind: VisitKind;
  readonly name: string;
  readonly count: number;
}
export type DayVisits = Visits['days'][number];

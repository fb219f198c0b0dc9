/** What the database takes and returns. Rows carry the columns' names. */

import type { FieldName, FormKey } from '#contract/forms.ts';
import type { ListName } from '#contract/lists.ts';
import type { State } from '#contract/states.ts';

/** `telephone`: entered at the desk after a call. */
type StoredForm = FormKey | 'telephone';

export type EmailKind = 'studio' | 'acknowledgement' | `reply-${number}`;

/** An enquiry to be inserted. */
export interface NewEnquiry {
  readonly id: string;
  readonly form: StoredForm;
  readonly submissionId: string | null;
  /** Hash of all values: tells a retry from an edited draft under the same submission id. */
  readonly contentHash: string;
  /** Hash of the free text, and under how many other e-mail addresses it makes a duplicate; null: never compared. */
  readonly duplicateCheck: { readonly textHash: string; readonly maxOthers: number } | null;
  readonly values: Readonly<Partial<Record<FieldName, string>>>;
  readonly page: string | null;
  readonly noticeVersion: string | null;
  readonly receivedAt: number;
  /** By when an answer is promised; where it is missing it is computed later. */
  readonly dueAt?: number;
  readonly spamReason: string | null;
  /** Name of who entered it at the desk. */
  readonly enteredBy?: string;
  readonly emails: readonly { readonly kind: EmailKind; readonly messageId: string }[];
}

export interface InsertedEnquiry {
  readonly id: string;
  /** False when the same content was stored before under the same submission id. */
  readonly isNew: boolean;
  readonly spamReason: string | null;
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
  readonly spam_reason: string | null;
  readonly desk_state: State;
  /** What for: the property type, "Question" or "Enquiry". */
  readonly desk_what: string;
};

/** An email in the outbox. */
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
  /** JSON list of the recipients that have it while others are still tried; null where there are none. */
  readonly taken_by: string | null;
}

/** An email claimed for sending, with the enquiry it is about. */
export interface ClaimedEmail extends EmailRow {
  readonly enquiry: EnquiryRow;
  /** The words of a reply; null of the emails that say the same each time. */
  readonly reply: ReplyRow | null;
  /** Files of a reply, once they are read. */
  readonly files?: readonly MailFile[];
}

/** A file that is mailed. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A file of a reply or draft. */
export interface AttachmentRow {
  readonly id: number;
  /** Of the reply; null: of the draft. */
  readonly email_id: number | null;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

export type NewAttachment = Omit<AttachmentRow, 'id' | 'email_id'> & { readonly enquiryId: string };

/** What the studio keeps about an enquiry. A revision grows with each write of what it counts. */
export interface HandlingRow {
  readonly seen_at: number | null;
  readonly note: string;
  readonly note_revision: number;
  readonly draft_subject: string;
  readonly draft_body: string;
  readonly draft_revision: number;
  /** Id of the person who wrote it last; null where an older version kept it. */
  readonly draft_by: string | null;
  readonly entered_by: string | null;
  readonly remind_at: number | null;
  /** Id of the person whose enquiry it is. */
  readonly assigned_to: string | null;
  /** Name of the removed person whose enquiry it was; null once it is assigned again. */
  readonly left_by: string | null;
}

/** Whether a note or draft was kept, and what is kept now. */
export interface Kept {
  readonly isKept: boolean;
  readonly handling: HandlingRow;
}

/** An enquiry as the inbox lists it. */
export type InboxRow = EnquiryRow & {
  readonly seen_at: number | null;
  readonly note: string | null;
  readonly has_draft: 0 | 1;
  readonly entered_by: string | null;
  readonly remind_at: number | null;
  readonly assigned_to: string | null;
  readonly left_by: string | null;
  readonly assigned_name: string | null;
  /** The last email that was given up, unless it was an acknowledgement. */
  readonly mail_kind: EmailKind | null;
  readonly mail_failed_at: number | null;
  readonly mail_error: string | null;
};

export interface InboxQuery {
  readonly list: ListName;
  /** What for; '' for anything. */
  readonly what: string;
  /** What was typed; '' for nothing. */
  readonly search: string;
  /** Id of the person whose enquiries are listed; '' for everybody's. */
  readonly assignedTo: string;
  /** From 1. */
  readonly page: number;
  /** Milliseconds since 1970: a reminder that is due makes an enquiry one to answer. */
  readonly now: number;
}

export interface InboxPage {
  /** Changes with everything that the inbox shows. */
  readonly revision: string;
  readonly rows: readonly InboxRow[];
  /** How many the list and the search have; `isMore`: only so many were looked for. */
  readonly total: number;
  readonly isMore: boolean;
  readonly counts: Readonly<Record<ListName, number>>;
  /** How many a search finds in each list; null without a search, or where it finds too many to count. */
  readonly found: Readonly<Record<ListName, number>> | null;
  readonly whats: readonly string[];
  /** How many reminders are due. */
  readonly reminders: number;
  /** How many answers are promised by when. */
  readonly due: readonly { readonly at: number; readonly count: number }[];
  readonly lately: readonly InboxRow[];
}

/** An enquiry with what was written about it, for a file. */
export type ExportRow = InboxRow & {
  readonly replies: readonly {
    readonly author: string;
    readonly subject: string;
    readonly body: string;
    readonly queued_at: number;
    readonly sent_at: number | null;
    /** Names of its files, by commas; null where it has none. */
    readonly files: string | null;
  }[];
};

/** Some rows of a file. `next` says where the next ones begin; null: there are no more. */
export interface ExportStep {
  readonly rows: readonly ExportRow[];
  readonly next: string | number | null;
}

/** A reply to be queued. */
export interface NewReply {
  readonly enquiryId: string;
  /** Name of who wrote it. */
  readonly author: string;
  /** Their id. */
  readonly authorId: string;
  readonly subject: string;
  readonly body: string;
  /** Ids of the draft's files that leave with it. */
  readonly files?: readonly number[];
  /** Of its Message-ID. */
  readonly domain: string;
  readonly now: number;
  /** When it leaves; until then it can be taken back. */
  readonly sendAt: number;
}

export interface ReplyRow {
  readonly email_id: number;
  readonly author: string;
  readonly subject: string;
  readonly body: string;
  readonly in_reply_to: string | null;
  /** Message-IDs of the thread, by spaces. */
  readonly message_ids: string;
  readonly answered_before: number | null;
}

/** When a channel of the alarm was last told, in milliseconds, and what it was told on the day up to then, by commas. */
export interface AlarmTold {
  readonly channel: string;
  readonly at: number;
  readonly reasons: string;
}

/** Counts emails to the studio and replies; an acknowledgement to a mistyped address is no reason for an alarm. */
export interface Health {
  readonly unsent: number;
  readonly failed: number;
  /** When the oldest email that is still to be sent was queued; null when there is none. */
  readonly oldestUnsentAt: number | null;
  /** When rows were last erased by age; null when they never were. */
  readonly expiryRunAt: number | null;
}

/** A view of a page, the host by which somebody came to the site, or an address that leads nowhere. */
export type VisitKind = 'page' | 'from' | 'broken';
export interface VisitCount {
  /** The studio's day, "2026-11-27". */
  readonly day: string;
  readonly kind: VisitKind;
  readonly name: string;
  readonly count: number;
}
export interface DayVisits {
  /** "2026-11-27" */
  readonly day: string;
  /** Views of pages. */
  readonly views: number;
  /** Times that somebody came to the site. */
  readonly visits: number;
}

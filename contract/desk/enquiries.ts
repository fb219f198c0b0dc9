/** Data that the desk's screens and the server exchange, as JSON. Times are milliseconds since 1970. */
import type { ListName } from '#contract/lists.ts';
import type { EnquiryState } from '../states.ts';
import type { Attachment } from './attachments.ts';

/** The body of any response that is not 2xx. */
export interface ErrorBody {
  readonly error: string;
}

/** A person with access, to whom enquiries are assigned. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** The response 400 to a form of the desk: a message for each invalid field, by its name. */
export interface FieldFaults extends ErrorBody {
  readonly fields: Readonly<Record<string, string>>;
}

export const INBOX_PAGE = 50;
/** Letters of a reply's subject. */
export const SUBJECT_MAX = 200;

/** Labels of the fields of an enquiry by telephone. */
export const CALL_LABELS = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  what: 'Property type',
  call: 'Note of the call',
  confirms: 'Email a confirmation to the caller',
} as const;

interface MailError {
  /** The recipient of an email that failed. */
  readonly to: 'studio' | 'visitor';
  readonly at: number;
  readonly why: string;
}

/** Why an enquiry is suspected to be spam, as the database stores it. */
export type SpamReason = 'honeypot' | 'filled too fast' | 'duplicate text' | 'marked at the desk';

export interface InboxItem {
  readonly id: string;
  /** The name, or the email address if there is none. */
  readonly name: string;
  /** Purpose: the property type, or "Question". */
  readonly what: string;
  /** The form, and the project on whose page it was. */
  readonly form: string;
  /** Name of the person who entered it after a phone call; null: it came from a form of the site. */
  readonly enteredBy: string | null;
  readonly remindAt: number | null;
  readonly assignedTo: Colleague | null;
  /** Name of the removed person to whom it was assigned; null once it is assigned again. */
  readonly leftBy: string | null;
  readonly project: string | null;
  readonly excerpt: string;
  readonly state: EnquiryState;
  readonly isSeen: boolean;
  readonly hasDraft: boolean;
  readonly receivedAt: number;
  /** Promised time of the answer. */
  readonly dueAt: number;
  readonly answeredAt: number | null;
  readonly mailError: MailError | null;
  readonly spamReason: SpamReason | null;
}

export interface Inbox {
  readonly counts: Readonly<Record<ListName, number>>;
  /** Number of results in each list; null without a search, or if there are too many to count. */
  readonly found: Readonly<Record<ListName, number>> | null;
  /** Purposes of the enquiries in this list, for the filter. */
  readonly whats: readonly string[];
  /** Number of due reminders, in all lists. */
  readonly reminders: number;
  /** Number of promised answers by time, in all lists. */
  readonly due: readonly { readonly at: number; readonly count: number }[];
  readonly lastAnsweredAt: number | null;
  /** The enquiries of the requested page, at most `INBOX_PAGE`. */
  readonly items: readonly InboxItem[];
  /** In "Needs a reply": the latest answered ones. */
  readonly lately: readonly InboxItem[];
  /** Number of results of list and search; `isMore`: there are more than were counted. */
  readonly total: number;
  readonly isMore: boolean;
}

export interface SaveResult<T> {
  readonly isKept: boolean;
  readonly value: T;
}
export interface Note {
  readonly text: string;
  readonly revision: number;
}
export interface ReplyDraft {
  readonly subject: string;
  readonly body: string;
  readonly revision: number;
}

export interface Reply {
  readonly emailId: number;
  readonly author: string;
  readonly subject: string;
  readonly body: string;
  /** Can still be taken back; being sent; sent; failed; held back because the enquiry is marked as spam. */
  readonly status: 'leaving' | 'waiting' | 'sent' | 'failed' | 'held';
  /** When it is sent, is retried, was sent or failed. */
  readonly at: number;
  /** The mail server's message in plain words; '' if nothing is wrong. */
  readonly why: string;
  /** Until when it is retried. */
  readonly triedUntil: number;
  readonly files: readonly Attachment[];
}

export interface Enquiry extends InboxItem {
  readonly now: number;
  /** The property type, if the form asks for it. */
  readonly kind: string | null;
  readonly files: readonly Attachment[];
  /** Everybody with access. */
  readonly colleagues: readonly Colleague[];
  readonly words: string;
  /** '' if only a phone number is known. */
  readonly email: string;
  readonly phone: {
    readonly number: string;
    readonly tel: string | null;
    readonly whatsapp: string | null;
  } | null;
  /** Other fields that were filled in, which the screen lists. */
  readonly more: readonly { readonly label: string; readonly value: string }[];
  /** The email to the studio: sent; pending or held back; failed; there is none. */
  readonly studioMail: 'sent' | 'unsent' | 'failed' | 'none';
  readonly page: string | null;
  readonly noticeVersion: string | null;
  readonly replies: readonly Reply[];
  readonly history: readonly { readonly at: number; readonly text: string }[];
  readonly note: Note;
  readonly draft: ReplyDraft;
  readonly subject: string;
  /** The quotation below a reply. */
  readonly quotation: string;
  readonly erasesAt: number;
}

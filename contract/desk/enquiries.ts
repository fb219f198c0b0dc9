/** What the desk's screens and the server say to each other, as JSON. Times are milliseconds since 1970. */
import type { ListName } from '#contract/lists.ts';
import type { State } from '../states.ts';
import type { Attachment } from './attachments.ts';

/** Any answer that is not 2xx. */
export interface Fault {
  readonly error: string;
}

/** A person with access, to whom enquiries are assigned. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** An answer 400 to a form of the desk: a sentence for each field at fault, by its name. */
export interface FieldFaults extends Fault {
  readonly fields: Readonly<Record<string, string>>;
}

interface MailTrouble {
  /** Whose mail it was that did not arrive. */
  readonly to: 'studio' | 'visitor';
  readonly at: number;
  readonly why: string;
}

export interface InboxItem {
  readonly id: string;
  /** The name, or the address of who gave none. */
  readonly name: string;
  /** What for: the property type, or "Question". */
  readonly what: string;
  /** The form, and the project that was looked at. */
  readonly form: string;
  /** Who entered it at the desk after a call; null: it came by a form of the site. */
  readonly enteredBy: string | null;
  readonly remindAt: number | null;
  /** Whose enquiry it is; null: nobody's. */
  readonly assignedTo: Colleague | null;
  /** Name of the removed person whose enquiry it was, while it is nobody's. */
  readonly leftBy: string | null;
  readonly project: string | null;
  readonly excerpt: string;
  readonly state: State;
  readonly isSeen: boolean;
  readonly hasDraft: boolean;
  readonly receivedAt: number;
  /** By when an answer was promised. */
  readonly dueAt: number;
  readonly answeredAt: number | null;
  readonly trouble: MailTrouble | null;
  readonly spamReason: string | null;
}

export interface Inbox {
  readonly now: number;
  readonly counts: Readonly<Record<ListName, number>>;
  /** How many a search finds in each list; null without a search, or where it finds too many to count. */
  readonly found: Readonly<Record<ListName, number>> | null;
  /** What the enquiries of this list are for, for the filter. */
  readonly whats: readonly string[];
  /** How many reminders are due, whatever the list. */
  readonly reminders: number;
  /** How many answers are promised by when, whatever the list. */
  readonly due: readonly { readonly at: number; readonly count: number }[];
  readonly lastAnsweredAt: number | null;
  /** The fifty of the page that was asked for. */
  readonly items: readonly InboxItem[];
  /** Under "To answer": the last ones that were answered. */
  readonly lately: readonly InboxItem[];
  /** How many fit the list and the search; `isMore`: only so many were looked for. */
  readonly total: number;
  readonly isMore: boolean;
}

export interface Kept<T> {
  readonly isKept: boolean;
  readonly value: T;
}
export interface Note {
  readonly text: string;
  readonly revision: number;
}
export interface Draft {
  readonly subject: string;
  readonly body: string;
  readonly revision: number;
}

export interface Reply {
  readonly emailId: number;
  readonly author: string;
  readonly subject: string;
  readonly body: string;
  /** Can still be taken back; on its way; arrived; given up; held back, as the enquiry is marked as spam. */
  readonly status: 'leaving' | 'waiting' | 'sent' | 'failed' | 'held';
  /** When it leaves, is tried again, was sent or given up. */
  readonly at: number;
  /** What the mail server said, in plain words; '' when nothing is wrong. */
  readonly why: string;
  /** Until when it is tried. */
  readonly triedUntil: number;
  readonly files: readonly Attachment[];
}

export interface Enquiry extends InboxItem {
  readonly now: number;
  /** What kind of home or place it is about, where the form asks for it. */
  readonly kind: string | null;
  /** Files of the draft. */
  readonly files: readonly Attachment[];
  /** Everybody with access. */
  readonly colleagues: readonly Colleague[];
  readonly words: string;
  /** '' where only a phone number is known. */
  readonly email: string;
  readonly phone: {
    readonly number: string;
    readonly tel: string | null;
    readonly whatsapp: string | null;
  } | null;
  /** What was filled in besides: fields that have no place of their own on the screen. */
  readonly more: readonly { readonly label: string; readonly value: string }[];
  /** The mail to the studio: sent; on its way, or held back; given up; there is none. */
  readonly studioMail: 'sent' | 'unsent' | 'failed' | 'none';
  readonly page: string | null;
  readonly noticeVersion: string | null;
  readonly replies: readonly Reply[];
  readonly history: readonly { readonly at: number; readonly text: string }[];
  readonly note: Note;
  readonly draft: Draft;
  /** The subject that a reply begins with. */
  readonly subject: string;
  /** What stands below a reply. */
  readonly quotation: string;
  readonly erasesAt: number;
}

/** What the database takes and returns. Rows carry the columns' names. */
import type { FieldName, FormKey } from '#enquiry/forms.ts';

export type EmailKind = 'studio' | 'acknowledgement';

/** An enquiry to be inserted. */
export interface NewEnquiry {
  readonly id: string;
  readonly form: FormKey;
  readonly submissionId: string | null;
  /** Hash of all values: tells a retry from an edited draft under the same submission id. */
  readonly contentHash: string;
  /** Hash of the free text, and under how many other e-mail addresses it makes a duplicate; null: never compared. */
  readonly duplicateCheck: { readonly textHash: string; readonly maxOthers: number } | null;
  readonly values: Readonly<Partial<Record<FieldName, string>>>;
  readonly page: string | null;
  readonly noticeVersion: string | null;
  readonly receivedAt: number;
  readonly spamReason: string | null;
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
  readonly form: FormKey;
  readonly submission_id: string | null;
  readonly user_email: string;
  readonly page: string | null;
  readonly notice_version: string | null;
  readonly received_at: number;
  readonly answered_at: number | null;
  readonly spam_reason: string | null;
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
}

/** An email claimed for sending, with the enquiry it is about. */
export interface ClaimedEmail extends EmailRow {
  readonly enquiry: EnquiryRow;
}

/** Counts only emails to the studio; an acknowledgement to a mistyped address is no reason for an alarm. */
export interface Health {
  readonly unsent: number;
  readonly failed: number;
  /** When the oldest email that is still to be sent was queued; null when there is none. */
  readonly oldestUnsentAt: number | null;
}

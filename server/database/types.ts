/** What the store takes and gives. Rows carry the columns' names. */
import type { FieldName, FormKey } from '#enquiry/forms.ts';

export type LetterKind = 'studio' | 'acknowledgement';

/** An enquiry on its way into the store. */
export interface Acceptance {
  readonly id: string;
  readonly form: FormKey;
  readonly submissionId: string | null;
  readonly wordsHash: string;
  /** Hash of the free text, and under how many other e-mail addresses it makes a duplicate; null: never compared. */
  readonly repeats: { readonly textHash: string; readonly tolerated: number } | null;
  readonly values: Readonly<Partial<Record<FieldName, string>>>;
  readonly page: string | null;
  readonly noticeVersion: string | null;
  readonly receivedAt: number;
  readonly suspicion: string | null;
  readonly letters: readonly { readonly kind: LetterKind; readonly messageId: string }[];
}

export interface Accepted {
  readonly id: string;
  /** False when the same words were stored before under the same submission id. */
  readonly isNew: boolean;
  readonly suspicion: string | null;
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
  readonly suspicion: string | null;
};

export interface LetterRow {
  readonly id: number;
  readonly enquiry_id: string;
  readonly kind: LetterKind;
  readonly message_id: string;
  readonly queued_at: number;
  readonly next_try_at: number | null;
  readonly tries: number;
  readonly sent_at: number | null;
  readonly failed_at: number | null;
  readonly last_error: string | null;
}

/** A letter claimed for sending, with the enquiry it is about. */
export interface ClaimedLetter extends LetterRow {
  readonly enquiry: EnquiryRow;
}

/** Of the letters to the studio; an acknowledgement to a mistyped address is no reason for alarm. */
export interface Health {
  readonly unsent: number;
  readonly failed: number;
  /** When the oldest letter that is still to be sent was queued; null when there is none. */
  readonly oldestUnsentAt: number | null;
}

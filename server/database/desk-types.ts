/** What the database takes and returns of the desk's people. Rows carry the columns' names. */

export interface PersonRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly created_at: number;
}

export interface PersonSummary extends PersonRow {
  readonly passkeys: number;
  /** Latest use of any of the person's sessions; null when there is none. */
  readonly seen_at: number | null;
}

export interface NewPasskey {
  readonly id: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly device: string;
}

export interface PasskeyRow {
  readonly id: string;
  readonly person_id: string;
  readonly public_key: Uint8Array;
  readonly counter: number;
  readonly transports: string;
  readonly device: string;
  readonly created_at: number;
  readonly used_at: number | null;
}

export interface NewSession {
  readonly hash: string;
  readonly device: string;
  readonly expiresAt: number;
}

export interface SessionRow {
  readonly hash: string;
  readonly person_id: string;
  readonly device: string;
  readonly created_at: number;
  readonly seen_at: number;
  readonly expires_at: number;
}

export type LinkKind = 'invitation' | 'mail';

export interface NewLink {
  readonly hash: string;
  readonly kind: LinkKind;
  readonly email: string;
  readonly deviceHash: string | null;
  readonly madeBy: string | null;
  readonly expiresAt: number;
}

export interface LinkRow {
  readonly hash: string;
  readonly kind: LinkKind;
  readonly email: string;
  readonly device_hash: string | null;
  readonly made_by: string | null;
  readonly created_at: number;
  readonly expires_at: number;
}

/** Something that was done at the desk. Never a visitor's words. */
export interface Act {
  readonly who: string;
  readonly what: string;
  readonly detail?: string | null;
  readonly enquiryId?: string | null;
}

export interface ActRow {
  readonly id: number;
  readonly at: number;
  readonly who: string;
  readonly what: string;
  readonly detail: string | null;
  readonly enquiry_id: string | null;
}

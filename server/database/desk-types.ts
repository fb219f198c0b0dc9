/** Parameters and results of the queries about the desk's people. Rows have the names of the columns. */

import type { Role } from '#contract/desk/roles.ts';

export interface PersonRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly created_at: number;
  /** Id of the person who made the invitation and saw its link. */
  readonly invited_by: string | null;
  readonly role: Role;
}

export interface PersonSummary extends PersonRow {
  readonly passkeys: number;
  /** Last use of the person's sessions; null if there is none. */
  readonly seen_at: number | null;
}

export interface NewPasskey {
  readonly id: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly device: string;
  /** The name that its owner gave it; '' for the device's name. */
  readonly name: string;
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
  readonly name: string;
  /** Id of the person who saw the link with which it was made. */
  readonly via_person: string | null;
  readonly session_hash: string | null;
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
  readonly via_person: string | null;
  readonly passkey_id: string | null;
}

export type LinkKind = 'invitation' | 'mail';

export interface NewInvitation {
  readonly hash: string;
  readonly email: string;
  /** Id of the person who makes it; null: the command line. */
  readonly maker: { readonly id: string; readonly name: string } | null;
  /** Role of a new account. An invitation from the command line also makes the owner of an existing account an owner. */
  readonly role: Role;
  readonly expiresAt: number;
}

export interface LinkRow {
  readonly hash: string;
  readonly kind: LinkKind;
  readonly email: string;
  readonly made_by: string | null;
  readonly created_at: number;
  readonly expires_at: number;
  readonly maker_id: string | null;
  readonly is_shown: 0 | 1;
  readonly role: Role;
}

/** An email of the desk to one of its people. It contains no secret, because it is stored until it is sent. */
export interface NewDeskMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface DeskMailRow {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly queued_at: number;
  readonly next_try_at: number;
  readonly tries: number;
}

/** A device that gets notifications of new enquiries, and its person. */
export interface PushRow {
  /** Address at its browser's push service. */
  readonly endpoint: string;
  /** Its public key and secret (RFC 8291), base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly email: string;
}

/** An action at the desk. Never contains a visitor's text. */
export interface AuditEntry {
  readonly who: string;
  readonly what: string;
  readonly detail?: string | null;
  readonly enquiryId?: string | null;
}

export interface AuditRow {
  readonly id: number;
  readonly at: number;
  readonly who: string;
  readonly what: string;
  readonly detail: string | null;
  readonly enquiry_id: string | null;
}

/** The set time for publishing chosen changes. Times: milliseconds since 1970. */
export interface SetTimeRow {
  readonly id: string;
  readonly publish_at: number;
  readonly person_id: string;
  readonly person_name: string;
  /** Sentences about the changes, as JSON. */
  readonly changes: string;
  /** Ids of the chosen groups of changes, as JSON; null: all. */
  readonly group_ids: string | null;
  readonly claimed_until: number | null;
  readonly cancelled_at: number | null;
}

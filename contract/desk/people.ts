/** Who has access to the desk and who is signed in, as JSON. Times are milliseconds since 1970. */
import type { BusinessHours } from '#contract/hours.ts';
import type { Role } from './roles.ts';

/**
 * Why a session ended. `elsewhere`: its user ended it from another device. `removed`: an owner removed the user. `link`: a
 * person who had seen its sign-in link is no longer an owner.
 */
export type SessionEnd = 'elsewhere' | 'removed' | 'link';

/** A session ends after this number of days without use. */
export const SESSION_DAYS = 30;

/** Letters of a person's name, and of a passkey's name. */
export const NAME_MAX = 80;
export const PASSKEY_NAME_MAX = 40;

/** Labels of the fields. */
export const PEOPLE_LABELS = {
  name: 'Your name, as shown to colleagues and in your replies',
  newEmail: 'Email address of a new person',
  passkey: 'Name of this passkey',
} as const;

export interface SignInInfo {
  readonly studio: string;
  /** False: there is no mail server, so no link can be mailed. */
  readonly canMail: boolean;
  /** Why the session of this browser was ended; null if it had none, or nobody ended it. */
  readonly ended: SessionEnd | null;
}

export interface LinkInfo {
  /** Whether this browser requested the link, which works in no other. */
  readonly isHere: boolean;
}

export interface Invitation {
  readonly email: string;
  /** Name of a person with an account; otherwise ''. */
  readonly name: string;
  readonly studio: string;
}

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly email: string;
  readonly studio: string;
  readonly hours: BusinessHours;
  /** Since when the current release is live; null if there is none. */
  readonly liveSince: number | null;
  readonly canReply: boolean;
  /** Sender of replies. */
  readonly from: string;
  /** True: others have access, too. */
  readonly hasColleagues: boolean;
  /** True: the site names no studio of its own yet. */
  readonly offersStudio: boolean;
}

export interface People {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly role: Role;
    readonly isMe: boolean;
    readonly seenAt: number | null;
    readonly passkeys: number;
    /** Id of the person who invited this person and saw the link. */
    readonly invitedBy: string | null;
  }[];
  readonly invitations: readonly {
    readonly email: string;
    /** Role of a new person; null for a person with an account, who keeps theirs. */
    readonly role: Role | null;
    readonly until: number;
  }[];
  /** My sessions. */
  readonly devices: readonly {
    readonly id: string;
    readonly device: string;
    readonly seenAt: number;
    readonly isThis: boolean;
  }[];
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly device: string;
    readonly since: number;
    readonly usedAt: number | null;
    /** Whether this session used or made it. */
    readonly isThis: boolean;
  }[];
}

export interface InvitationResult {
  /** Null: the address has an account, so only its owner gets the link. */
  readonly url: string | null;
  readonly isMailed: boolean;
}

/** A page of the audit log, newest first. */
export interface AuditLogPage {
  readonly entries: readonly {
    readonly id: number;
    readonly at: number;
    readonly who: string;
    readonly what: string;
    readonly detail: string | null;
    readonly reference: string | null;
  }[];
  readonly isMore: boolean;
}

/** Shown to somebody who wants a link by email while the server cannot send mail. */
export const NO_MAIL_LINK =
  'The server cannot send emails yet, so it cannot send you a link. If you are a colleague, ask an owner to remove and invite you again. If you are an owner, ask the person who runs the server for a link.';

/** Who has access to the desk and who is signed in, as JSON. Times are milliseconds since 1970. */
import type { BusinessHours } from '#contract/hours.ts';
import type { Role } from './roles.ts';

/**
 * Why a session ended. `elsewhere`: its user ended it from another device. `removed`: an owner removed the user.
 * `link`: the person who had seen its sign-in link is no longer an owner.
 */
export type SessionEnd = 'elsewhere' | 'removed' | 'link';

/** A session ends after so many days without use. */
export const SESSION_DAYS = 30;

export interface SignInInfo {
  readonly studio: string;
  /** False: there is no mail server, so no link can be mailed. */
  readonly canMail: boolean;
  /** Why the session of this browser was ended; null where it had none, or nobody has ended it. */
  readonly ended: SessionEnd | null;
}

export interface LinkSeen {
  /** Whether this browser asked for the link: it works in no other. */
  readonly isHere: boolean;
}

export interface Invitation {
  readonly email: string;
  /** Of who is known already; otherwise ''. */
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
  /** Since when the release stands that visitors see; null where there is none. */
  readonly liveSince: number | null;
  /** True: replies can leave from here. */
  readonly canReply: boolean;
  /** The address that replies leave from. */
  readonly from: string;
  readonly hasPasskey: boolean;
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
    /** Id of who invited this person and saw the link. */
    readonly invitedBy: string | null;
  }[];
  readonly invitations: readonly {
    readonly email: string;
    /** Of somebody new; a person with an account keeps theirs. */
    readonly role: Role;
    readonly until: number;
    readonly by: string | null;
  }[];
  /** Where I am signed in. */
  readonly devices: readonly {
    readonly id: string;
    readonly device: string;
    readonly seenAt: number;
    readonly since: number;
    readonly isThis: boolean;
  }[];
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly device: string;
    readonly since: number;
    readonly usedAt: number | null;
    /** Whether this session came with it or made it. */
    readonly isThis: boolean;
  }[];
}

export interface Invited {
  /** Null: the address has an account, so that its owner alone gets the link. */
  readonly url: string | null;
  readonly isMailed: boolean;
}

/** Some of the audit log, newest first. */
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

/** Data that the screen of publishing and the server exchange, as JSON. Times are milliseconds since 1970. */

/** The value before or after a change: a text, pictures by their addresses, or the outline of a mark. */
export type Side =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'pictures'; readonly sources: readonly string[] }
  | { readonly kind: 'mark'; readonly outline: string };

/** Id of the group of the library's pictures. New pictures are always published, because pages may need them. */
export const PICTURES = 'media';

/** A group of changes that can be published or taken back separately: a page, a project, a film, the library of pictures. */
export interface ChangeGroup {
  readonly id: string;
  readonly label: string;
}

/** Who last changed a group at the desk. */
export interface GroupWriter {
  readonly by: string;
  readonly at: number;
}

export interface Changed {
  /** An id that stays the same while the same thing is changed. */
  readonly id: string;
  readonly group: ChangeGroup;
  readonly sentence: string;
  readonly note: string;
  readonly place: Place | null;
  readonly before: Side | null;
  readonly after: Side | null;
  /** Data for taking back only this change; absent: it can only be taken back with its group. */
  readonly revision?: string;
  /** A picture that was added to a project. Several of them are shown as one row that opens. */
  readonly isNewPhoto?: boolean;
}

/** Where something is edited: its label, and the address of its screen. */
export interface Place {
  readonly label: string;
  readonly href: string;
}

export const STEPS = ['check', 'pictures', 'pages', 'whole'] as const;
export type Step = (typeof STEPS)[number];

/** A running build. */
export interface Job {
  readonly id: string;
  readonly by: string;
  readonly startedAt: number;
  /** Becomes live when it is complete. Later edits belong to the next version. */
  readonly isToPublish: boolean;
  readonly step: Step;
  readonly done: number | null;
  readonly of: number | null;
  /** When each previous step ended. */
  readonly endedAt: Readonly<Partial<Record<Step, number>>>;
  readonly changes: readonly string[];
  /** Why it was started again, if it was. */
  readonly again: { readonly at: number; readonly why: Again } | null;
}
/** The server was restarted, or the site was released from the terminal meanwhile. */
export type Again = 'restart' | 'release';

export interface Problem {
  readonly what: string;
  readonly place: Place | null;
}

/** Why a build failed. */
export interface Failure {
  readonly step: Step;
  /** The cause, in one or two sentences for people who are not programmers. */
  readonly what: string;
  readonly problems: readonly Problem[];
  /** The server's technical message. */
  readonly details: string;
}

/** The last build and its result. */
export interface Ended {
  readonly id: string;
  readonly by: string;
  readonly at: number;
  readonly isToPublish: boolean;
  readonly changes: readonly string[];
  /** Ids of the chosen groups of changes; null: all. */
  readonly groups: readonly string[] | null;
  /** When each of its steps ended. */
  readonly endedAt: Readonly<Partial<Record<Step, number>>>;
  /** `lost`: the server was restarted during the build, which does not continue. */
  readonly how: 'live' | 'ready' | 'stopped' | 'failed' | 'lost';
  readonly stoppedBy: string | null;
  readonly failure: Failure | null;
  /** Whether the person who requests this began it. */
  readonly isOwn: boolean;
}

/** A release that only people of the desk can see. */
export interface Preview {
  readonly id: string;
  readonly by: string;
  readonly at: number;
  /** False: the draft or the site has changed since it was begun. */
  readonly isFresh: boolean;
  /** Ids of the groups of changes that it contains; null: all. */
  readonly groups: readonly string[] | null;
}

export interface Version {
  readonly id: string;
  readonly at: number;
  readonly what: string;
  readonly by: string | null;
  readonly isCurrent: boolean;
  readonly canGoBack: boolean;
  /** People of the desk can open it in the browser. */
  readonly canLook: boolean;
  /** It showed files that were removed from the site since, and deleted. */
  readonly hasWithdrawn: boolean;
}

/** The set time for publishing chosen changes, in their state when the time was set. */
export interface SetTime {
  readonly id: string;
  readonly at: number;
  /** Name of the person who set it. */
  readonly by: string;
  readonly changes: readonly string[];
  /** The draft has changed since; the new changes are not published then. */
  readonly isNewer: boolean;
  /** It has passed, but the server's clock is doubted, so nothing is done. */
  readonly isDoubted: boolean;
}

export interface Publishing {
  readonly now: number;
  /** Why this server cannot publish; null if it can. */
  readonly cannot: string | null;
  readonly liveSince: number | null;
  readonly changes: readonly Changed[];
  /** For a colleague: ids of the groups of changes that wait for an owner. */
  readonly waiting: readonly string[];
  /** By the ids of groups of changes; groups that were edited in files are missing. */
  readonly writers: Readonly<Record<string, GroupWriter>>;
  readonly job: Job | null;
  readonly ended: Ended | null;
  readonly setTime: SetTime | null;
  readonly preview: Preview | null;
  /** Duration of the last successful build; null if unknown. */
  readonly usualMs: number | null;
  readonly versions: readonly Version[];
}

/** Response to "take back": the data for `put-again`. */
export interface TakenBack {
  readonly version: string;
}

/** Response to "take back" of one change: the data for undoing it. */
export interface OneTakenBack extends TakenBack {
  readonly file: string;
  readonly undo: readonly string[];
}

/** The changes of the site when going back to a version, in sentences. */
export interface GoingBack {
  readonly changes: readonly string[];
}

/** Response 409 to "publish": the preview differs from what would go live. */
export interface Stale {
  readonly error: string;
  readonly changes: readonly Changed[];
}

/** An item of *To do before the site opens*, or a finished one. */
export interface LaunchItem {
  readonly what: string;
  /** Its group: a page, a project, the studio. */
  readonly group: ChangeGroup;
  /** `label`: the field within the group; '' for the whole group. */
  readonly place: Place | null;
  /** For a question that only a person can answer: what to send if it is right. */
  readonly question: Question | null;
  /** It is marked as a sample. */
  readonly isSample: boolean;
  /** Addresses of small copies of its pictures. */
  readonly pictures: readonly string[];
}

export interface Launch {
  /** Items of a group are together, in the order in which to do them. */
  readonly left: readonly LaunchItem[];
  /** Answered questions, rewritten samples and starter texts, and the studio's own pictures and films. */
  readonly done: readonly LaunchItem[];
  /** Tasks of the person who runs the server. */
  readonly forHost: readonly string[];
}
/** A line of the content. */
export interface Question {
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  readonly revision: string;
}

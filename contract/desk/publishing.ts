/** What the screen of publishing and the server say to each other, as JSON. Times are milliseconds since 1970. */

/** One side of a change: words, pictures by their addresses, or the outline of a mark. */
export type Side =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'pictures'; readonly sources: readonly string[] }
  | { readonly kind: 'mark'; readonly outline: string };

/** The group of the library's pictures: pages that are published may need new ones, which always go along. */
export const PICTURES = 'media';

/** What can be published, or taken back, on its own: a page, a project, a film, the library of pictures. */
export interface ChangeGroup {
  readonly id: string;
  readonly label: string;
}

/** Who changed a group last, at the desk. */
export interface GroupWriter {
  readonly by: string;
  readonly at: number;
}

export interface Changed {
  /** Stays the same as long as the same thing is changed. */
  readonly id: string;
  readonly group: ChangeGroup;
  readonly sentence: string;
  readonly note: string;
  readonly place: Place | null;
  readonly before: Side | null;
  readonly after: Side | null;
  /** What taking back this change alone needs; absent: it is taken back with its group. */
  readonly revision?: string;
  /** A picture that is added to a project: many of them are one row that opens. */
  readonly isNewPhoto?: boolean;
}

/** Where something is written: its name, and the address of its screen. */
export interface Place {
  readonly label: string;
  readonly href: string;
}

export const STEPS = ['check', 'pictures', 'pages', 'whole'] as const;
export type Step = (typeof STEPS)[number];

/** A build that is under way. */
export interface Job {
  readonly id: string;
  readonly by: string;
  readonly startedAt: number;
  /** Goes live by itself when it is whole. What is written meanwhile waits for the next version. */
  readonly isToPublish: boolean;
  readonly step: Step;
  readonly done: number | null;
  readonly of: number | null;
  /** When each step before this one ended. */
  readonly endedAt: Readonly<Partial<Record<Step, number>>>;
  readonly changes: readonly string[];
  /** Why it was begun again from the start, if it was. */
  readonly again: { readonly at: number; readonly why: Again } | null;
}
/** The server was restarted; or the site was released from the terminal meanwhile. */
export type Again = 'restart' | 'release';

export interface Problem {
  readonly what: string;
  readonly place: Place | null;
}

/** Why a build did not come to its end. */
export interface Failure {
  readonly step: Step;
  /** The cause, in a sentence or two for whoever is no engineer. */
  readonly what: string;
  readonly problems: readonly Problem[];
  /** The server's own words. */
  readonly details: string;
}

/** The build that ended last, and what became of it. */
export interface Ended {
  readonly id: string;
  readonly by: string;
  readonly at: number;
  readonly isToPublish: boolean;
  readonly changes: readonly string[];
  /** The groups of changes that were chosen; null: all. */
  readonly groups: readonly string[] | null;
  /** When each of its steps ended. */
  readonly endedAt: Readonly<Partial<Record<Step, number>>>;
  /** `lost`: the server was restarted while it was made, and it does not go on. */
  readonly how: 'live' | 'ready' | 'stopped' | 'failed' | 'lost';
  readonly stoppedBy: string | null;
  readonly failure: Failure | null;
  /** Whether the person who asks has begun it. */
  readonly isOwn: boolean;
}

/** A release that only the people of the desk can see. */
export interface Preview {
  readonly id: string;
  readonly by: string;
  readonly at: number;
  /** False: what it shows, or the site, has changed since it was begun. */
  readonly isFresh: boolean;
  /** The groups of changes that it shows; null: all. */
  readonly groups: readonly string[] | null;
}

export interface Version {
  readonly id: string;
  readonly at: number;
  readonly what: string;
  readonly by: string | null;
  readonly isCurrent: boolean;
  readonly canGoBack: boolean;
  /** It can be opened in the browser by people of the desk. */
  readonly canLook: boolean;
  /** It showed what was taken off the site since, which is deleted. */
  readonly hasWithdrawn: boolean;
}

/** When chosen changes are published by themselves, as they were when the time was set. */
export interface SetTime {
  readonly id: string;
  readonly at: number;
  /** Who set it. */
  readonly by: string;
  readonly changes: readonly string[];
  /** The draft says something else by now: that is not published then. */
  readonly isNewer: boolean;
  /** It has passed, but the server's clock may be wrong, so nothing is done. */
  readonly isDoubted: boolean;
}

export interface Publishing {
  readonly now: number;
  /** Why nothing can be published here at all; null where it can. */
  readonly cannot: string | null;
  readonly liveSince: number | null;
  readonly changes: readonly Changed[];
  /** Ids of the groups of changes that wait for an owner, where a colleague asks. */
  readonly waiting: readonly string[];
  /** By the ids of groups of changes; a group that was changed in its files has none. */
  readonly writers: Readonly<Record<string, GroupWriter>>;
  readonly job: Job | null;
  readonly ended: Ended | null;
  readonly setTime: SetTime | null;
  readonly preview: Preview | null;
  /** How long the last build took that did not fail; null where that is not known. */
  readonly usualMs: number | null;
  readonly versions: readonly Version[];
}

/** Answer to "take back": what `put-again` needs. */
export interface TakenBack {
  readonly version: string;
}

/** Answer to "take back" of one change: what undoes it. */
export interface OneTakenBack extends TakenBack {
  readonly file: string;
  readonly undo: readonly string[];
}

/** What going back to a version changes on the site, in sentences. */
export interface GoingBack {
  readonly changes: readonly string[];
}

/** Answer 409 to "publish": what was seen is not what would go live. */
export interface Stale {
  readonly error: string;
  readonly changes: readonly Changed[];
}

/** Something to do before the site opens, or something that is done. */
export interface LaunchItem {
  readonly what: string;
  /** What it belongs to: a page, a project, the studio. */
  readonly group: ChangeGroup;
  /** `label`: the field within the group; '' where it is the whole. */
  readonly place: Place | null;
  /** Of a question that only a person can answer: what to send when it is right. */
  readonly question: Question | null;
  /** It is marked as a sample until somebody takes the mark away. */
  readonly isSample: boolean;
  /** Addresses of small copies of the pictures that are meant. */
  readonly pictures: readonly string[];
}

export interface Launch {
  /** Those of a group are together; what comes first is to be done first. */
  readonly left: readonly LaunchItem[];
  /** Questions that were answered, samples and first texts that were written anew, and pictures and films of one's own. */
  readonly done: readonly LaunchItem[];
  /** What the person has to do who runs the server. */
  readonly forHost: readonly string[];
}
/** A line of the content. */
export interface Question {
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  readonly revision: string;
}

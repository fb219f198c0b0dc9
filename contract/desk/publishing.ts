/** Data that the screen of publishing and the server exchange, as JSON. Times are milliseconds since 1970. */
import type { DraftChange, GroupWriter, Place } from './changes.ts';

export const BUILD_STEPS = ['check', 'pictures', 'pages', 'whole'] as const;

export type BuildStep = (typeof BUILD_STEPS)[number];

export interface RunningBuild {
  readonly id: string;
  readonly by: string;
  readonly startedAt: number;
  /** Becomes live when it is complete. Later edits belong to the next version. */
  readonly isToPublish: boolean;
  readonly step: BuildStep;
  readonly done: number | null;
  readonly of: number | null;
  readonly endedAt: Readonly<Partial<Record<BuildStep, number>>>;
  readonly changes: readonly string[];
  /** Why it was started again, if it was. */
  readonly again: { readonly at: number; readonly why: RestartCause } | null;
}

/** The server was restarted, or the site was released from the terminal meanwhile. */
export type RestartCause = 'restart' | 'release';

export interface Problem {
  readonly what: string;
  readonly place: Place | null;
}

export interface BuildFailure {
  /** The cause, in one or two sentences for people who are not programmers. */
  readonly what: string;
  readonly problems: readonly Problem[];
  /** The server's technical message. */
  readonly details: string;
}

/** The last build and its result. */
export interface LastBuild
  extends Pick<RunningBuild, 'id' | 'by' | 'isToPublish' | 'endedAt' | 'changes'> {
  readonly at: number;
  /** Ids of the chosen groups of changes; null: all. */
  readonly groups: readonly string[] | null;
  /** `lost`: the server was restarted more than once during the build, which does not continue. */
  readonly how: 'live' | 'ready' | 'stopped' | 'failed' | 'lost';
  readonly stoppedBy: string | null;
  readonly failure: BuildFailure | null;
  /** Whether the person who requests this began it. */
  readonly isOwn: boolean;
}

/** A release that only people of the desk can see. */
export interface Preview {
  readonly id: string;
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
  readonly changes: readonly DraftChange[];
  /** For a colleague: ids of the groups of changes that wait for an owner. */
  readonly waiting: readonly string[];
  /** By the ids of groups of changes; groups that were edited in files are missing. */
  readonly writers: Readonly<Record<string, GroupWriter>>;
  readonly job: RunningBuild | null;
  readonly ended: LastBuild | null;
  readonly setTime: SetTime | null;
  readonly preview: Preview | null;
  /** Duration of the last successful build; null if unknown. */
  readonly usualMs: number | null;
  readonly versions: readonly Version[];
}

/** The changes of the site when going back to a version, in sentences. */
export interface VersionChanges {
  readonly changes: readonly string[];
}

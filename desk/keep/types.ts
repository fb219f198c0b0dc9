/** The keeper's values and options, and its messages to other tabs. */

export interface Saved<T = unknown> {
  readonly value: T;
  readonly revision: string;
  /** Its author and time, if known. */
  readonly by?: string | null;
  readonly at?: number | null;
}
export interface Pending {
  readonly value: unknown;
  /** The saved value at the time of typing. */
  readonly from: unknown;
  readonly revision: string;
  /** `new`: of an entry that is not added yet, so it is not sent automatically. */
  readonly is: 'waiting' | 'refused' | 'conflict' | 'new';
  /** Why it was refused. */
  readonly reason?: string;
  /** The value that somebody else saved in the meantime. */
  readonly theirs?: Saved;
  /** The name of the value, and the address of its screen. */
  readonly label?: string;
  readonly screen?: string;
}
/** Why nothing can be saved now. */
export type StopReason = 'offline' | 'signed out' | 'busy' | 'server error' | 'forbidden';
export interface KeepState {
  /** By address below /desk/api. */
  readonly typed: Readonly<Record<string, Pending>>;
  /** When each value was last saved from this tab, by path. */
  readonly savedAt: Readonly<Record<string, number>>;
  readonly stopped: { readonly why: StopReason; readonly since: number } | null;
  /** False: the storage is full or blocked, so a reload loses unsaved values. */
  readonly isStored: boolean;
}

export type Outcome =
  | { readonly is: 'saved'; readonly saved: Saved }
  | { readonly is: 'conflict'; readonly theirs: Saved }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'stopped'; readonly why: StopReason };

export interface KeeperOptions {
  readonly send: (path: string, pending: Pending) => Promise<Outcome>;
  /** Shows a saved value on the screens. */
  readonly apply: (path: string, saved: Saved) => void;
  /** @returns the typed value merged with what others saved; null if a person must choose */
  readonly merge: (path: string, pending: Pending, theirs: Saved) => unknown;
  /** Called after everything that waited was sent, or another person's value was chosen: other values may have changed, too. */
  readonly onSent: () => void;
  /** Another tab of this browser has signed out, or in as somebody else: this tab must check who is signed in. */
  readonly onLeft: () => void;
  /** Other tabs of this browser. */
  readonly channel?: Pick<BroadcastChannel, 'postMessage'> & {
    onmessage: ((event: MessageEvent) => void) | null;
  };
  readonly waitMs?: number;
  readonly retryMs?: number;
}

/**
 * A message to the other tabs: a value was typed or removed, is being sent, or is saved; or `person` has signed in or out. The
 * message of a save contains no typed value, because the other tab may have a newer one.
 */
export type TabMessage =
  | { readonly person: string; readonly path: string; readonly pending: Pending | null }
  | { readonly person: string; readonly path: string; readonly sending: unknown }
  | {
      readonly person: string;
      readonly path: string;
      /** The sent value, and the value that the server saved. */
      readonly sent: unknown;
      readonly saved: Saved;
    }
  | { readonly person: string; readonly event: 'signed in' | 'signed out' };

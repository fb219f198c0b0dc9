/**
 * What is typed at the desk and not yet saved: held in memory and, where it can be, in the browser's storage; saved by
 * itself, one value after another, each under the revision that it was typed on. A conflict waits for a person.
 */
import { readStored, removeStored, store, storedKeys } from './storage.ts';

export interface Saved<T = unknown> {
  readonly value: T;
  readonly revision: string;
  /** Who wrote it, and when, where that is known. */
  readonly by?: string | null;
  readonly at?: number | null;
}
export interface Pending {
  readonly value: unknown;
  /** The saved value that it was typed on. */
  readonly from: unknown;
  readonly revision: string;
  /** `draft`: of something that is not added yet; it is never sent by itself. */
  readonly is: 'waiting' | 'refused' | 'conflict' | 'draft';
  /** Why it was refused. */
  readonly said?: string;
  /** What somebody else has saved meanwhile. */
  readonly theirs?: Saved;
  /** What it is called, and the address of its screen. */
  readonly label?: string;
  readonly screen?: string;
  /** Finds its entry again in a list that others change. */
  readonly entry?: unknown;
}
/** Why nothing can be saved just now. */
export type Stop = 'offline' | 'signed out' | 'busy';
export interface KeepState {
  /** By address below /desk/api. */
  readonly typed: Readonly<Record<string, Pending>>;
  /** When a value was saved from here last, by address. */
  readonly savedAt: Readonly<Record<string, number>>;
  readonly stopped: { readonly why: Stop; readonly since: number } | null;
  /** False: the storage is full or blocked, so a reload loses what is not saved. */
  readonly isStored: boolean;
}

/** What a save came to. */
export type Outcome =
  | { readonly is: 'saved'; readonly saved: Saved }
  | { readonly is: 'conflict'; readonly theirs: Saved }
  /** It belongs elsewhere by now. */
  | { readonly is: 'moved'; readonly path: string }
  | { readonly is: 'refused'; readonly said: string }
  | { readonly is: 'stopped'; readonly why: Stop };

export interface KeeperOptions {
  readonly send: (path: string, pending: Pending) => Promise<Outcome>;
  /** Shows a saved value on the screens. */
  readonly apply: (path: string, saved: Saved) => void;
  /** @returns the typed value put onto what others saved; null where a person must choose */
  readonly merge: (path: string, pending: Pending, theirs: Saved) => unknown;
  /** After everything that waited was sent. */
  readonly onSent: () => void;
  /** Other tabs of this browser. */
  readonly channel?: Pick<BroadcastChannel, 'postMessage'> & {
    onmessage: ((event: MessageEvent) => void) | null;
  };
  readonly waitMs?: number;
  readonly retryMs?: number;
}

interface TabMessage {
  readonly person: string;
  readonly path: string;
  readonly pending: Pending | null;
  readonly saved?: Saved;
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const PREFIX = 'desk /keep ';
/** A tab that typed something saves it; another one does it where that tab is gone. */
const OTHER_TAB_MS = 10_000;

export function createKeeper(options: KeeperOptions) {
  const { send, apply, merge, onSent, channel, waitMs = 600, retryMs = 4000 } = options;
  let state: KeepState = { typed: {}, savedAt: {}, stopped: null, isStored: true };
  let person = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  /** Values that were typed in this browser: whoever finds one saved meets nobody else. */
  const own = new Map<string, Set<string>>();

  function set(change: Partial<KeepState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  const keyOf = (path: string) => `${PREFIX}${person} ${path}`;
  function note(path: string, value: unknown) {
    const values = own.get(path) ?? new Set();
    own.set(path, values.add(JSON.stringify(value)));
  }
  function hold(path: string, pending: Pending | null) {
    const { [path]: _, ...typed } = state.typed;
    if (pending) note(path, pending.value);
    set({ typed: pending ? { ...typed, [path]: pending } : typed });
  }
  function put(path: string, pending: Pending | null, saved?: Saved) {
    hold(path, pending);
    if (pending) {
      const isStored = store(keyOf(path), JSON.stringify(pending));
      if (isStored !== state.isStored) set({ isStored });
    } else removeStored(keyOf(path));
    channel?.postMessage({ person, path, pending, saved } satisfies TabMessage);
  }
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.person !== person) return;
      hold(data.path, data.pending);
      if (data.saved) apply(data.path, data.saved);
      if (data.pending?.is === 'waiting') schedule(OTHER_TAB_MS);
    };

  function schedule(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function onConflict(path: string, now: Pending, theirs: Saved) {
    if (isSame(theirs.value, now.value)) {
      apply(path, theirs);
      return put(path, null, theirs);
    }
    const isOurs =
      isSame(theirs.value, now.from) || own.get(path)?.has(JSON.stringify(theirs.value));
    const value = isOurs ? now.value : merge(path, now, theirs);
    if (isOurs || value !== null)
      put(path, { ...now, value, from: theirs.value, revision: theirs.revision, is: 'waiting' });
    else put(path, { ...now, is: 'conflict', theirs });
  }

  /** @returns why nothing more can be sent; null: go on */
  async function sendOne(path: string, sent: Pending): Promise<Stop | null> {
    const outcome = await send(path, sent);
    if (outcome.is === 'stopped') return outcome.why;
    const now = state.typed[path];
    if (outcome.is === 'saved') {
      apply(path, outcome.saved);
      const { value: from, revision } = outcome.saved;
      // What was typed meanwhile follows, on top of what is saved.
      if (now && !isSame(now.value, sent.value)) put(path, { ...now, from, revision });
      else put(path, null, outcome.saved);
      set({ savedAt: { ...state.savedAt, [path]: Date.now() }, stopped: null });
    } else if (!now) return null;
    else if (outcome.is === 'conflict') onConflict(path, now, outcome.theirs);
    else if (outcome.is === 'moved') {
      put(path, null);
      put(outcome.path, now);
    } else if (isSame(now.value, sent.value))
      put(path, { ...now, is: 'refused', said: outcome.said });
    return null;
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const next = Object.entries(state.typed).find(([, { is }]) => is === 'waiting');
      if (!next) break;
      const why = await sendOne(...next);
      if (why === null) continue;
      set({ stopped: { why, since: state.stopped?.since ?? Date.now() } });
      schedule(retryMs);
      return;
    }
    set({ stopped: null });
    onSent();
  }
  /** Resolves when all that waits is saved, or cannot be. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    sending = (sending ?? Promise.resolve()).then(sendAll);
    return sending;
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
    /** What this person typed before, in this browser, is sent. */
    open(who: string): void {
      if (who === person) return;
      person = who;
      const prefix = keyOf('');
      const typed: Record<string, Pending> = {};
      for (const key of storedKeys(prefix))
        try {
          typed[key.slice(prefix.length)] = JSON.parse(readStored(key) ?? '');
        } catch {
          removeStored(key);
        }
      own.clear();
      state = { ...state, typed, savedAt: {}, stopped: null };
      for (const [path, { value }] of Object.entries(typed)) note(path, value);
      if (Object.keys(typed).length > 0) schedule(0);
    },
    /** Nothing of it stays in this browser. */
    forgetAll(): void {
      for (const key of storedKeys('desk /')) removeStored(key);
      person = '';
      set({ typed: {}, savedAt: {}, stopped: null });
    },
    /** In a conflict the text may change; nothing is sent until a person has chosen. */
    write(path: string, saved: Saved, value: unknown, about: Partial<Pending> = {}): void {
      const before = state.typed[path];
      const { value: from, revision } = saved;
      const is = before?.is === 'conflict' ? 'conflict' : 'waiting';
      put(path, { from, revision, ...about, ...before, value, is });
      if (is === 'waiting') schedule(waitMs);
    },
    /** Words of something that is yet to be added. */
    writeDraft(path: string, value: unknown, about: Partial<Pending>): void {
      put(path, { from: null, revision: '', ...about, value, is: 'draft' });
    },
    keepMine(path: string): void {
      const typed = state.typed[path];
      if (!typed?.theirs) return;
      const { theirs, ...rest } = typed;
      put(path, { ...rest, from: theirs.value, revision: theirs.revision, is: 'waiting' });
      schedule(0);
    },
    takeTheirs(path: string): void {
      const theirs = state.typed[path]?.theirs;
      if (theirs) apply(path, theirs);
      put(path, null, theirs);
    },
    discard: (path: string): void => put(path, null),
  };
}
export type Keeper = ReturnType<typeof createKeeper>;

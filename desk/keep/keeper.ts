/**
 * What is typed at the desk and not yet saved: held in memory and, where it can be, in the browser's storage; saved by
 * itself, one value after another, each under the revision that it was typed on. A conflict waits for a person.
 */
import { takeEarlier } from './earlier.ts';
import { readStored, removeStored, store, storedKeys } from './storage.ts';
import type { KeeperOptions, KeepState, Pending, Saved, Stop, TabMessage } from './types.ts';

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const PREFIX = 'desk /keep ';
/** A tab that typed something saves it; another one does it where that tab is gone. */
const OTHER_TAB_MS = 10_000;

export function createKeeper(options: KeeperOptions) {
  const { send, apply, merge, onSent, onLeft, channel, waitMs = 600, retryMs = 4000 } = options;
  let state: KeepState = { typed: {}, savedAt: {}, stopped: null, isStored: true };
  let person = '';
  /** False: the browser's session may be another person's, so nothing is sent until somebody is known to be in. */
  let isIn = false;
  let isAnythingSent = false;
  /** Addresses of what the storage had no room for. */
  const unstored = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  /** Values that this browser sent, or may have: whoever finds one saved meets nobody else. */
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
    set({ typed: pending ? { ...typed, [path]: pending } : typed });
  }
  const tell = (message: TabMessage) => channel?.postMessage(message);
  function put(path: string, pending: Pending | null, done?: { sent: unknown; saved: Saved }) {
    hold(path, pending);
    if (!pending) {
      unstored.delete(path);
      removeStored(keyOf(path));
    } else if (store(keyOf(path), JSON.stringify(pending))) {
      unstored.delete(path);
      if (!state.isStored && unstored.size === 0) set({ isStored: true });
    } else {
      unstored.add(path);
      if (state.isStored) set({ isStored: false });
    }
    tell({ person, path, pending, ...done });
  }
  function leave() {
    isIn = false;
    onLeft();
  }
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if ('has' in data) {
        if (data.has === 'come in' && (data.person !== person || !isIn)) leave();
        if (data.has === 'gone' && data.person === person) {
          set({ typed: {} });
          leave();
        }
        return;
      }
      if (data.person !== person) return;
      const { path, pending, sent, saved } = data;
      if (saved) apply(path, saved);
      const now = state.typed[path];
      // Typed here while the other tab saved what was there before: it follows, on top of what is saved.
      if (saved && now?.is === 'waiting' && !isSame(now.value, sent)) {
        put(path, { ...now, from: saved.value, revision: saved.revision });
        return schedule(waitMs);
      }
      hold(path, pending);
      if (pending?.is !== 'waiting') return;
      note(path, pending.value);
      schedule(OTHER_TAB_MS);
    };

  function schedule(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function onConflict(path: string, now: Pending, theirs: Saved) {
    if (isSame(theirs.value, now.value)) {
      apply(path, theirs);
      return put(path, null, { sent: now.value, saved: theirs });
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
    const whose = person;
    note(path, sent.value);
    const outcome = await send(path, sent);
    // Meanwhile somebody else is in: their text of the same address is another one.
    if (person !== whose) return null;
    if (outcome.is === 'stopped') return outcome.why;
    const now = state.typed[path];
    if (outcome.is === 'saved') {
      apply(path, outcome.saved);
      const { value: from, revision } = outcome.saved;
      isAnythingSent = true;
      // What was typed meanwhile follows, on top of what is saved.
      if (now && !isSame(now.value, sent.value)) put(path, { ...now, from, revision });
      else put(path, null, { sent: sent.value, saved: outcome.saved });
      set({ savedAt: { ...state.savedAt, [path]: Date.now() }, stopped: null });
    } else if (!now) return null;
    else if (outcome.is === 'conflict') onConflict(path, now, outcome.theirs);
    else if (isSame(now.value, sent.value))
      put(path, { ...now, is: 'refused', said: outcome.said });
    return null;
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      if (!isIn) return;
      const next = Object.entries(state.typed).find(([, { is }]) => is === 'waiting');
      if (!next) break;
      const why = await sendOne(...next);
      if (why === null) continue;
      set({ stopped: { why, since: state.stopped?.since ?? Date.now() } });
      // Whoever comes in next in this browser may be somebody else.
      if (why === 'signed out') isIn = false;
      else schedule(retryMs);
      return;
    }
    set({ stopped: null });
    if (isAnythingSent) onSent();
    isAnythingSent = false;
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
    /** This person is in: what they typed before, in this browser, is sent. */
    open(who: string): void {
      if (who === person && isIn) return;
      isIn = true;
      tell({ person: who, has: 'come in' });
      if (who === person) {
        schedule(0);
        return;
      }
      person = who;
      unstored.clear();
      const prefix = keyOf('');
      const earlier = takeEarlier();
      const typed: Record<string, Pending> = { ...earlier };
      for (const key of storedKeys(prefix))
        try {
          typed[key.slice(prefix.length)] = JSON.parse(readStored(key) ?? '');
        } catch {
          removeStored(key);
        }
      own.clear();
      state = { ...state, typed, savedAt: {}, stopped: null };
      for (const [path, pending] of Object.entries(typed)) {
        note(path, pending.value);
        if (path in earlier) put(path, pending);
      }
      if (Object.keys(typed).length > 0) schedule(0);
    },
    /** Nothing of it stays in this browser. */
    forgetAll(): void {
      for (const key of storedKeys('desk /')) removeStored(key);
      clearTimeout(timer);
      tell({ person, has: 'gone' });
      person = '';
      isIn = false;
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
      put(path, null, theirs && { sent: undefined, saved: theirs });
    },
    discard: (path: string): void => put(path, null),
  };
}
export type Keeper = ReturnType<typeof createKeeper>;

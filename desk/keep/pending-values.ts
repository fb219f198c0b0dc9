/** The typed values of the signed-in person: in memory, in the browser's storage if possible, and sent to other tabs. */
import { takeOldValues, withCurrentNames } from './old-formats.ts';
import { readStored, removeStored, store, storedKeys } from './storage.ts';
import type { KeeperOptions, KeepState, Pending, Saved, TabMessage } from './types.ts';

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const PREFIX = 'desk /keep ';

/** Every stored value of one person; a value that cannot be read is removed. */
function readAll(prefix: string): Record<string, Pending> {
  const found: Record<string, Pending> = {};
  for (const key of storedKeys(prefix))
    try {
      found[key.slice(prefix.length)] = withCurrentNames(JSON.parse(readStored(key) ?? ''));
    } catch {
      removeStored(key);
    }
  return found;
}

export function createPendingValues(channel: KeeperOptions['channel']) {
  let state: KeepState = { typed: {}, savedAt: {}, stopped: null, isStored: true };
  let person = '';
  /** Paths of the values for which the storage had no space. */
  const unstored = new Set<string>();
  /** Each with the path that it listens to; undefined: it listens to every change. */
  const listeners = new Map<() => void, string | undefined>();
  /** Values that a tab of this browser has sent. If the server has one of them, it is not somebody else's change. */
  const sentHere = new Map<string, Set<string>>();

  const keyOf = (path: string) => `${PREFIX}${person} ${path}`;
  /** @param path of the only value that changes; undefined: there may be others */
  function set(change: Partial<KeepState>, path?: string) {
    state = { ...state, ...change };
    for (const [listener, own] of listeners)
      if (path === undefined || own === undefined || own === path) listener();
  }
  function note(path: string, value: unknown) {
    const values = sentHere.get(path) ?? new Set();
    sentHere.set(path, values.add(JSON.stringify(value)));
  }
  function hold(path: string, pending: Pending | null) {
    const { [path]: _, ...typed } = state.typed;
    set({ typed: pending ? { ...typed, [path]: pending } : typed }, path);
  }
  const tell = (message: TabMessage) => channel?.postMessage(message);
  /** Changes a value here and in the storage; null removes it. */
  function keep(path: string, pending: Pending | null) {
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
  }
  /** Changes a value here, in the storage and in the other tabs; null removes it. */
  function put(path: string, pending: Pending | null) {
    keep(path, pending);
    tell({ person, path, pending });
  }
  /** After a save of `sent`: a newer value is kept, and is now based on the saved one. */
  function rebase(path: string, sent: unknown, { value, revision }: Saved): void {
    const now = state.typed[path];
    const isNewer = now && !isSame(now.value, sent);
    keep(path, isNewer ? { ...now, from: value, revision } : null);
  }

  return {
    state: () => state,
    person: () => person,
    /**
     * A page of texts has hundreds of fields, and each listens only to its own value: otherwise a key press would call all.
     * @returns ends it
     */
    subscribe(listener: () => void, path?: string): () => void {
      listeners.set(listener, path);
      return () => void listeners.delete(listener);
    },
    set,
    note,
    wasSentHere: (path: string, value: unknown) =>
      sentHere.get(path)?.has(JSON.stringify(value)) ?? false,
    /** Changes a value only in this tab. */
    hold,
    put,
    tell,
    rebase,
    /** After a save of `sent`: in every tab, a newer value is now based on the saved one. */
    putSaved(path: string, sent: unknown, saved: Saved): void {
      rebase(path, sent, saved);
      tell({ person, path, sent, saved });
    },
    /** Loads the values that this person typed before in this browser. */
    load(who: string): void {
      person = who;
      unstored.clear();
      sentHere.clear();
      const earlier = takeOldValues();
      const typed = { ...earlier, ...readAll(keyOf('')) };
      state = { ...state, typed, savedAt: {}, stopped: null };
      for (const [path, pending] of Object.entries(typed)) {
        note(path, pending.value);
        if (path in earlier) put(path, pending);
      }
    },
    /** Removes all values from this browser. */
    forget(): void {
      for (const key of storedKeys('desk /')) removeStored(key);
      tell({ person, event: 'signed out' });
      person = '';
      set({ typed: {}, savedAt: {}, stopped: null });
    },
  };
}
export type PendingValues = ReturnType<typeof createPendingValues>;

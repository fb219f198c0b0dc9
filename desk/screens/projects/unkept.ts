/** Values that were set and are not yet with the server: this browser holds them, through a reload. */
import { useSyncExternalStore } from 'react';
import type { Revised } from '#server/desk/photos/wire.ts';

const STORED = 'desk /projects';

export interface Typed {
  readonly value: unknown;
  /** What it was before: an order is put onto what others did meanwhile. */
  readonly from: unknown;
  readonly revision: string;
  readonly is: 'waiting' | 'refused' | 'clash';
  /** Why it was refused. */
  readonly said?: string;
  readonly there?: Revised<unknown>;
}
interface State {
  /** By address below /desk/api: "/projects/patil-residence/photos/07.jpg/alt", "/projects/order#residential". */
  readonly typed: Readonly<Record<string, Typed>>;
  readonly keptAt: number | null;
  readonly offlineSince: number | null;
}

const read = (): State['typed'] => {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as State['typed'];
  } catch {
    return {};
  }
};
let state: State = { typed: read(), keptAt: null, offlineSince: null };
const listeners = new Set<() => void>();

export function set(change: Partial<State>) {
  state = { ...state, ...change };
  if (Object.keys(state.typed).length === 0) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, JSON.stringify(state.typed));
  for (const listener of listeners) listener();
}
export const put = (path: string, typed: Typed) =>
  set({ typed: { ...state.typed, [path]: typed } });
export function drop(path: string) {
  const { [path]: _, ...rest } = state.typed;
  set({ typed: rest });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useTyped = (path: string) => useSyncExternalStore(subscribe, () => state.typed[path]);
export const useKeptAt = () => useSyncExternalStore(subscribe, () => state.keptAt);
export const useOfflineSince = () => useSyncExternalStore(subscribe, () => state.offlineSince);
export const useIsWaiting = () =>
  useSyncExternalStore(subscribe, () =>
    Object.values(state.typed).some(({ is }) => is === 'waiting'),
  );
export const unkept = () => state.typed;
export const offlineSince = () => state.offlineSince;
/** Follows what is set and not yet kept, by address; draws anew when the answer is another one. */
export const useUnkept = <T extends string | number>(pick: (typed: State['typed']) => T): T =>
  useSyncExternalStore(subscribe, () => pick(state.typed));

/** The keeper of the desk, and its hooks. */
import { useCallback, useSyncExternalStore } from 'react';
import { queries, refetchQueries } from '../api.ts';
import { refreshPublishing } from '../screens/publish/use-publishing.ts';
import { createKeeper } from './keeper.ts';
import { apply, merge, send } from './transports.ts';
import type { KeepState, Pending, Saved } from './types.ts';

function openChannel() {
  try {
    return new BroadcastChannel('desk keep');
  } catch {
    return undefined;
  }
}
const channel = openChannel();

export const keeper = createKeeper({
  send,
  apply,
  merge,
  ...(channel && { channel }),
  onSent: () => {
    // One value may change another: a home with photographs needs a consent.
    void refetchQueries('texts-pages', 'texts', 'projects', 'project', 'plan');
    void refetchQueries('inbox', 'hours', 'pictures');
    void refreshPublishing();
  },
  onLeft: () => void queries.resetQueries({ queryKey: ['me'] }),
});

/** Restores a discarded value as it was typed. */
export function putBack(path: string, pending: Pending): void {
  const { value, from, revision, is } = pending;
  if (is === 'new') keeper.writeNew(path, value, pending);
  else keeper.write(path, { value: from, revision }, value, pending);
}

window.addEventListener('online', () => void keeper.flush());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void keeper.flush();
});
window.addEventListener('beforeunload', (event) => {
  const { typed, isStored } = keeper.state();
  if (!isStored && Object.keys(typed).length > 0) event.preventDefault();
});

/** Renders again when the selected value changes. */
export const useKeepState = <T>(pick: (state: KeepState) => T): T =>
  useSyncExternalStore(keeper.subscribe, () => pick(keeper.state()));

/** A saved value, or the typed one that replaces it, and how to change it. */
export function useEditedValue<T>(path: string, saved: Saved<T>, about: Partial<Pending> = {}) {
  const subscribe = useCallback((listener: () => void) => keeper.subscribe(listener, path), [path]);
  const typed = useSyncExternalStore(subscribe, () => keeper.state().typed[path]);
  return {
    path,
    value: (typed ? typed.value : saved.value) as T,
    typed,
    theirs: typed?.theirs as Saved<T> | undefined,
    set: (value: T) => keeper.write(path, saved, value, about),
  };
}
export type EditedValue<T> = ReturnType<typeof useEditedValue<T>>;

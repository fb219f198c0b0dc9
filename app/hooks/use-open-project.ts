/** The project whose details are open, by its title: what a visitor who writes now is likely to mean. */
import { useEffect, useSyncExternalStore } from 'react';

let open: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function say(title: string | undefined) {
  open = title;
  for (const listener of listeners) listener();
}

/** Says which project is open, until the caller leaves the page. */
export function useAnnounceProject(title: string | undefined) {
  useEffect(() => {
    say(title);
    return () => say(undefined);
  }, [title]);
}

/** Undefined in the HTML, which knows no fragment. */
export const useOpenProject = () =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => undefined,
  );

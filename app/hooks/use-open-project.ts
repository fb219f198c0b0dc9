/** Title of the project whose details are open. A WhatsApp message that is started now is probably about it. */
import { useEffect, useSyncExternalStore } from 'react';

let open: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setOpen(title: string | undefined) {
  open = title;
  for (const listener of listeners) listener();
}

/** Sets the open project until the component unmounts. */
export function useAnnounceProject(title: string | undefined) {
  useEffect(() => {
    setOpen(title);
    return () => setOpen(undefined);
  }, [title]);
}

/** Undefined in the HTML, because the server does not see the fragment. */
export const useOpenProject = () =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => undefined,
  );

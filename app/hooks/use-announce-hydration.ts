import { useEffect } from 'react';

/**
 * Event and attribute of the document after React has hydrated it. The deferred start in `tools/postbuild/` waits for
 * it.
 */
const HYDRATED = 'hydrated';

/** False in the HTML and during hydration. */
export const isHydrated = () =>
  typeof document !== 'undefined' && HYDRATED in document.documentElement.dataset;

/** Sets the attribute and dispatches the event, once. */
export function useAnnounceHydration() {
  useEffect(() => {
    document.documentElement.dataset[HYDRATED] = '';
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
}

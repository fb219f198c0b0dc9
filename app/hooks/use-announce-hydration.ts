import { useEffect } from 'react';

/** Event and attribute of the document that say: from now on every control answers. The starter of `tools/postbuild/` waits for it. */
export const HYDRATED = 'hydrated';

/** False in the HTML and while React takes it over. */
export const isHydrated = () =>
  typeof document !== 'undefined' && HYDRATED in document.documentElement.dataset;

/** Says once that React has taken the page over. */
export function useAnnounceHydration() {
  useEffect(() => {
    document.documentElement.dataset[HYDRATED] = '';
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
}

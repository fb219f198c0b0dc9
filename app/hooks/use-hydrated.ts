import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML and while React takes it over, true from then on: for what only a script can do. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

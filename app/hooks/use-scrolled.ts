import { useSyncExternalStore } from 'react';
import { NAVBAR_SCROLLED_PX } from '#app/constants.ts';

function subscribe(onScroll: () => void) {
  addEventListener('scroll', onScroll);
  return () => removeEventListener('scroll', onScroll);
}

/** True while the page is scrolled more than `NAVBAR_SCROLLED_PX` (docs/specification/states.md). */
export const useScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > NAVBAR_SCROLLED_PX,
    () => false,
  );

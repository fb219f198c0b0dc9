import { useSyncExternalStore } from 'react';
import { NAVBAR_SCROLLED_PX } from '#app/constants.ts';

function subscribe(onScroll: () => void) {
  addEventListener('scroll', onScroll);
  return () => removeEventListener('scroll', onScroll);
}

/** True once the page is scrolled more than 50 px (specification, section 2, "Navbar"). */
export const useScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > NAVBAR_SCROLLED_PX,
    () => false,
  );

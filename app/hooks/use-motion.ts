/** Hooks for `browser/motion.ts`. */
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { isMotionAllowed, isPaused, subscribe } from '#app/browser/motion.ts';

/**
 * `isMotionAllowed` as state; false in the HTML. It is updated in a transition, so that starting films delays no tap.
 */
export function useMotionAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    const update = () => startTransition(() => setAllowed(isMotionAllowed()));
    update();
    return subscribe(update);
  }, []);
  return isAllowed;
}

/** `isPaused` as state, for the control itself. */
export const useMotionPaused = () => useSyncExternalStore(subscribe, isPaused, () => false);

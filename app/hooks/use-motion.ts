/** The hooks of what may move (`browser/motion.ts`). */
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { isMotionAllowed, isPaused, subscribe } from '#app/browser/motion.ts';

/** `isMotionAllowed`, followed; false in the HTML. In a transition, because nobody's tap should wait for a film. */
export function useMotionAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    const look = () => startTransition(() => setAllowed(isMotionAllowed()));
    look();
    return subscribe(look);
  }, []);
  return isAllowed;
}

/** State of the switch alone, for the control itself. */
export const useMotionPaused = () => useSyncExternalStore(subscribe, isPaused, () => false);

/** Updates the live page after each key press, once the letter is painted in its field. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keeper } from '../../keep/keep.ts';

/** Several calls before the next paint run `run` once. */
function afterPaint(run: () => void) {
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    // A timer that is set in an animation frame runs after the paint of that frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        isPlanned = false;
        run();
      }),
    );
  };
}

/**
 * @param page the live page; null until it is loaded
 * @param update runs before a newly loaded page is painted, and after each other render and each change of a typed value
 */
export function useAfterTyping(page: Document | null, update: (page: Document) => void): void {
  const latest = useRef(() => {});
  latest.current = () => {
    if (page) update(page);
  };
  const [updateLater] = useState(() => afterPaint(() => latest.current()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: otherwise a new page shows for a moment what was saved before the last letters
  useLayoutEffect(() => latest.current(), [page]);
  useEffect(updateLater);
  useEffect(() => keeper.subscribe(updateLater), [updateLater]);
}

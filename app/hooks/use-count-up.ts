/** The animated counters (docs/specification/states.md): from 0 to the target in `COUNT_UP.steps` steps. */
import { useEffect, useState } from 'react';
import { COUNT_UP } from '#app/constants.ts';

/**
 * The number that the counter shows `elapsed` milliseconds after its start: that of the last complete step, rounded.
 */
export function countAt(elapsed: number, target: number): number {
  const step = Math.min(Math.floor(elapsed / COUNT_UP.everyMs), COUNT_UP.steps);
  return Math.round((target * step) / COUNT_UP.steps);
}

/** `undefined` until the counter starts (the page shows the target until then), then the current number. */
export function useCountUp(target: number, started: boolean): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (!started) return;
    const begin = performance.now();
    setCount(0);
    const timer = setInterval(() => {
      const now = countAt(performance.now() - begin, target);
      setCount(now);
      if (now >= target) clearInterval(timer);
    }, COUNT_UP.everyMs);
    return () => clearInterval(timer);
  }, [target, started]);
  return count;
}

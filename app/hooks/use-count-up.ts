/** The animated counters (specification, sections 4 and 9): 0 to the target in 200 steps of 10 ms. */
import { useEffect, useState } from 'react';
import { COUNT_UP } from '#app/constants.ts';

/** What the counter shows `elapsed` milliseconds after its start: whole steps of 1/200 of the target, rounded. */
export function countAt(elapsed: number, target: number): number {
  const step = Math.min(Math.floor(elapsed / COUNT_UP.everyMs), COUNT_UP.steps);
  return Math.round((target * step) / COUNT_UP.steps);
}

/** `undefined` while the counter has not begun (the page shows the target itself), then the climbing number. */
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

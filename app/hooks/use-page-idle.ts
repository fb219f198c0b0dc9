import { startTransition, useEffect, useState } from 'react';
import { whenAnimationEnds } from '#app/browser/animation-gate.ts';

interface Connection {
  readonly saveData?: boolean;
}

/** True if the browser's data saver is on; then no film is fetched. */
export const isSavingData = () =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Calls back when no animation runs and the browser is idle. */
export const whenIdle = (callback: () => void) =>
  whenAnimationEnds().then(() =>
    'requestIdleCallback' in window
      ? requestIdleCallback(callback, { timeout: 3000 })
      : setTimeout(callback, 300),
  );

/** True once the page has loaded and the browser has been idle. From then on films may be fetched. */
export function usePageIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let cancelled = false;
    const settle = () => whenIdle(() => !cancelled && startTransition(() => setIdle(true)));
    if (document.readyState === 'complete') settle();
    else addEventListener('load', settle, { once: true });
    return () => {
      cancelled = true;
      removeEventListener('load', settle);
    };
  }, []);
  return idle;
}

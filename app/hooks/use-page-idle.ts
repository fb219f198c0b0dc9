import { startTransition, useEffect, useState } from 'react';
import { whenStill } from '#app/browser/animation-gate.ts';

interface Connection {
  readonly saveData?: boolean;
}

/** True when the visitor asked for fewer bytes: then no film is ever fetched. */
export const isSavingData = () =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Soon, when nothing moves and the browser has nothing better to do. */
export const whenIdle = (callback: () => void) =>
  whenStill().then(() =>
    'requestIdleCallback' in window
      ? requestIdleCallback(callback, { timeout: 3000 })
      : setTimeout(callback, 300),
  );

/** True once the page has loaded and the browser has nothing better to do: films may be fetched from then on. */
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

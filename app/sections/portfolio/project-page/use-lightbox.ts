import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bringIntoSight } from '#app/browser/bring-into-sight.ts';

/** State of a history entry in which the lightbox is open: closing it is going back. */
export const OPENED = { opened: true };

/** Number of the picture in the lightbox, if it is open, and the ways to others. `#4` alone leads to the picture on the page. */
export function useLightbox(count: number) {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const n = Number(hash.slice(1));
  const isOpen = (state as typeof OPENED | null)?.opened === true && n >= 1 && n <= count;
  const shown = isOpen ? n : undefined;
  const last = useRef<number>(undefined);
  // Whoever went on to other pictures in the lightbox stands before the last of them when it closes.
  useEffect(() => {
    const left = last.current;
    last.current = shown;
    if (!left || shown) return;
    const figure = document.getElementById(String(left));
    requestAnimationFrame(() => bringIntoSight(figure, { block: 'nearest', behavior: 'instant' }));
    figure?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown]);
  return {
    shown,
    show: (next: number) =>
      navigate(
        { hash: String(next) },
        { replace: true, preventScrollReset: true, flushSync: true, state: OPENED },
      ),
    close: () => navigate(-1),
  };
}

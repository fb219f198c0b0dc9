import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bringIntoSight } from '#app/browser/bring-into-sight.ts';

/** State of a history entry with an open lightbox: closing it goes back. */
export const OPENED = { opened: true };

/**
 * The number of the picture in the open lightbox, and functions that change it. `#4` without that state is the picture
 * on the page.
 */
export function useLightbox(count: number) {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const n = Number(hash.slice(1));
  const isOpen = (state as typeof OPENED | null)?.opened === true && n >= 1 && n <= count;
  const shown = isOpen ? n : undefined;
  const last = useRef<number>(undefined);
  // When the lightbox closes, the page shows the picture that was last open in it.
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

import { createContext, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bringIntoSight } from '#app/browser/bring-into-sight.ts';

const loadLightbox = () => import('./page-lightbox.tsx');

/** State of a history entry with an open lightbox: closing it goes back. */
const OPENED = { opened: true };

/** Opens the lightbox on a picture, by its number. */
export const OpenPicture = createContext<(n: number) => void>(() => {});

/**
 * The number of the picture in the open lightbox, functions that change it, and the lightbox's component once it is
 * loaded. `#4` without `OPENED_STEP` is the picture on the page.
 */
export function useLightbox(count: number) {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const n = Number(hash.slice(1));
  const isOpen = (state as typeof OPENED | null)?.opened === true && n >= 1 && n <= count;
  // The lightbox opens before its address is known: the router renders much of the page first.
  const [tapped, setTapped] = useState<number>();
  if (isOpen && tapped) setTapped(undefined);
  const shown = isOpen ? n : tapped;
  const step = useRef<'tapped' | 'pushed'>(undefined);
  const open = useCallback(
    (next: number) => {
      setTapped(next);
      step.current = 'tapped';
      addEventListener('popstate', () => setTapped(undefined), { once: true });
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (step.current !== 'tapped') return;
          step.current = 'pushed';
          void navigate({ hash: String(next) }, { state: OPENED, preventScrollReset: true });
        }),
      );
    },
    [navigate],
  );
  const hasEntry = () => isOpen || step.current === 'pushed';
  function close() {
    if (hasEntry()) void navigate(-1);
    step.current = undefined;
    setTapped(undefined);
  }
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
  const [part, setPart] = useState<Awaited<ReturnType<typeof loadLightbox>>>();
  const failed = useEffectEvent(close);
  useEffect(() => {
    // Without `lazy`: React shows a component that had to be waited for after 300 ms at the earliest.
    if (shown) loadLightbox().then(setPart, failed);
  }, [shown]);
  function show(next: number) {
    if (!hasEntry()) return;
    const options = { replace: true, preventScrollReset: true, flushSync: true, state: OPENED };
    void navigate({ hash: String(next) }, options);
  }
  return { PageLightbox: part?.default, open, lightbox: { shown, show, close } };
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { layOut } from '#app/browser/left-sections.ts';
import { whenIdle } from '#app/hooks/use-page-idle.ts';

/** So long after its script came the page has nothing more urgent to do. */
const PATIENCE_MS = 3000;

/** Lays a section out; where it ends above what is read, the page is scrolled with it. Not every browser does that by itself. */
function layOutInPlace(section: HTMLElement) {
  const { bottom } = section.getBoundingClientRect();
  layOut(section);
  if (bottom < innerHeight / 2) scrollBy(0, section.getBoundingClientRect().bottom - bottom);
}

/**
 * When a first scroll has come to rest, or nobody scrolls, lays out what `content-visibility` left for later (base.css), a
 * section at a time and only while the browser is idle: a thumb that flings the page and a capture of all of it find every
 * section standing. Renders nothing.
 */
export function LateLayout() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has sections of its own
  useEffect(() => {
    const stay = new AbortController();
    function layOutAll() {
      const kept = [...document.querySelectorAll<HTMLElement>('main > *, main ~ footer')];
      const next = () => {
        const section = kept.shift();
        if (!section || stay.signal.aborted) return;
        layOutInPlace(section);
        whenIdle(() => requestAnimationFrame(next));
      };
      next();
    }
    addEventListener('scrollend', layOutAll, { once: true, signal: stay.signal });
    setTimeout(layOutAll, PATIENCE_MS);
    return () => stay.abort();
  }, [pathname]);
  return null;
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { layOut } from '#app/browser/left-sections.ts';
import { whenIdle } from '#app/hooks/use-page-idle.ts';

/** This long after hydration nothing more urgent is left to do. */
const DELAY_MS = 3000;

/**
 * Lays out a section. If it ends above the middle of the screen, corrects the scroll position, because not every
 * browser has scroll anchoring.
 */
function layOutInPlace(section: HTMLElement) {
  const { bottom } = section.getBoundingClientRect();
  layOut(section);
  if (bottom < innerHeight / 2) scrollBy(0, section.getBoundingClientRect().bottom - bottom);
}

/**
 * After the first scroll, or after `DELAY_MS`, lays out what `content-visibility` skips (base.css), one section at a time
 * and only while the browser is idle: fast scrolling and full-page screenshots then find every section laid out. Renders
 * nothing.
 */
export function LateLayout() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other sections
  useEffect(() => {
    const mounted = new AbortController();
    function layOutAll() {
      const skipped = [...document.querySelectorAll<HTMLElement>('main > *, main ~ footer')];
      const next = () => {
        const section = skipped.shift();
        if (!section || mounted.signal.aborted) return;
        layOutInPlace(section);
        whenIdle(() => requestAnimationFrame(next));
      };
      next();
    }
    addEventListener('scrollend', layOutAll, { once: true, signal: mounted.signal });
    setTimeout(layOutAll, DELAY_MS);
    return () => mounted.abort();
  }, [pathname]);
  return null;
}

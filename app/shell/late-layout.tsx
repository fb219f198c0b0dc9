import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../hooks/use-page-idle.ts';

/**
 * When a first scroll has come to rest, lays out what `content-visibility` left for later (base.css), a section at a time
 * and only while the browser is idle: a thumb that flings the page and a capture of all of it find every section standing.
 * Renders nothing.
 */
export function LateLayout() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has sections of its own
  useEffect(() => {
    const stay = new AbortController();
    function layOut() {
      const kept = [...document.querySelectorAll<HTMLElement>('main > *, main ~ footer')];
      const next = () => {
        const section = stay.signal.aborted ? undefined : kept.shift();
        if (!section) return;
        section.style.contentVisibility = 'visible';
        whenIdle(() => requestAnimationFrame(next));
      };
      next();
    }
    addEventListener('scrollend', layOut, { once: true, passive: true, signal: stay.signal });
    return () => stay.abort();
  }, [pathname]);
  return null;
}

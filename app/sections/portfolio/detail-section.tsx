import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { bringIntoSight } from '#app/browser/bring-into-sight.ts';
import css from './detail-section.module.css';
import type { Load } from './use-details.ts';

interface DetailSectionProps {
  readonly heading: string;
  readonly lead: string;
  readonly failure: string;
  readonly status: Load['status'];
  /** Starts loading, or retries after a failure. */
  readonly onStart: () => void;
  /** The project that a link points to. */
  readonly arrivesAt?: string;
  /** The list of projects, once loaded. */
  readonly children: ReactNode;
}

/** The details of a category's projects. They load when the section comes near the screen. */
export function DetailSection(props: DetailSectionProps) {
  const { heading, lead, failure, status, onStart, arrivesAt, children } = props;
  const ref = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const near = useNear(ref);
  useEffect(() => {
    if (near && status === 'idle') onStart();
  }, [near, status, onStart]);
  const isReady = status === 'ready';
  useEffect(() => {
    if (!arrivesAt) return;
    const project = ref.current?.querySelector(`[data-project="${CSS.escape(arrivesAt)}"]`);
    const options: ScrollIntoViewOptions = isReady ? {} : { behavior: 'instant' };
    bringIntoSight(project ?? ref.current, options);
  }, [arrivesAt, isReady]);
  // The retry button is removed, so its focus moves to the heading above the loading content.
  function retry() {
    title.current?.focus();
    onStart();
  }
  return (
    <section ref={ref} className={css.section} aria-label={heading} data-details={status}>
      <header className={css.heading}>
        <h2 ref={title} tabIndex={-1}>
          {heading}
        </h2>
        <p className="lead">{lead}</p>
      </header>
      {children}
      <div role="status" className={css.status}>
        {status === 'loading' && <p>Loading project details...</p>}
        {status === 'failed' && (
          <>
            <p>{failure}</p>
            <button type="button" className="button" onClick={retry}>
              Try again
            </button>
          </>
        )}
      </div>
    </section>
  );
}

/** Two thirds of a screen ahead: enough time to load a few kilobytes before the visitor scrolls there. */
const MARGIN = '0px 0px 66%';

/** True once the element has been near the screen. */
function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near]);
  return near;
}

import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { whenIdle } from '#app/hooks/use-page-idle.ts';
import { LateStyles } from './late-styles/late-styles.tsx';

interface BelowProps {
  readonly children?: ReactNode;
  /** Address of a style sheet that only this page needs. */
  readonly styles?: string;
}

/**
 * The sections below a page's first screen. The prerendered page has all of them. After a click on a link the first
 * screen is rendered at once, and the sections follow one by one when the page fade is over and the browser is idle.
 * After Back, or with a fragment, all are rendered at once, because the page is scrolled.
 */
export function Below({ children, styles }: BelowProps) {
  const sections = Children.toArray(children);
  const { hash } = useLocation();
  const isDeferred = useNavigationType() === 'PUSH' && !hash;
  const [count, setCount] = useState(isDeferred ? 0 : sections.length);
  const isComplete = count >= sections.length;
  useEffect(() => {
    if (!isComplete) whenIdle(() => startTransition(() => setCount(count + 1)));
  }, [count, isComplete]);
  return (
    <>
      <LateStyles own={styles} />
      {sections.slice(0, count)}
      {/* Keeps the footer below the screen. */}
      {!isComplete && <div style={{ height: '100lvh' }} />}
    </>
  );
}

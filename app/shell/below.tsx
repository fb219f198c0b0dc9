import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { whenIdle } from '#app/hooks/use-page-idle.ts';
import { LateStyles } from './late-styles/late-styles.tsx';

interface BelowProps {
  readonly children?: ReactNode;
  /** Address of a style sheet that this page alone needs besides the site's. */
  readonly styles?: string;
}

/**
 * The sections below a page's first screen. In the prerendered page they stand. Whoever comes by a click sees the first
 * screen at once, and they follow one by one when it has faded in and the browser is idle; not so on the way back, where the page stands
 * scrolled, nor to a named place.
 */
export function Below({ children, styles }: BelowProps) {
  const sections = Children.toArray(children);
  const { hash } = useLocation();
  const isOnward = useNavigationType() === 'PUSH' && !hash;
  const [count, setCount] = useState(isOnward ? 0 : sections.length);
  const isWhole = count >= sections.length;
  useEffect(() => {
    if (!isWhole) whenIdle(() => startTransition(() => setCount(count + 1)));
  }, [count, isWhole]);
  return (
    <>
      <LateStyles own={styles} />
      {sections.slice(0, count)}
      {/* Keeps the page's foot out of sight. */}
      {!isWhole && <div style={{ height: '100lvh' }} />}
    </>
  );
}

import { type ReactNode, useRef } from 'react';
import { useInView } from '#app/hooks/use-in-view.ts';
import { useMotionAllowed } from '#app/hooks/use-motion.ts';
import css from './marquee.module.css';

interface MarqueeProps {
  readonly label: string;
  readonly items: readonly string[];
  /** Separator between two statements. */
  readonly stop: ReactNode;
}

/**
 * A line that scrolls endlessly. The copy that makes the loop seamless is hidden from screen readers, so that they read
 * each item once.
 */
export function Marquee({ label, items, stop }: MarqueeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isOnScreen = useInView(ref, { threshold: 0.05 }) === true;
  const runs = useMotionAllowed() && isOnScreen;
  const line = items.map((item, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: statements may repeat, and never move
    <li key={i}>
      {item}
      {stop}
    </li>
  ));
  return (
    // While paused it can be scrolled, also by keyboard.
    <div ref={ref} className={css.marquee} data-running={runs} tabIndex={runs ? undefined : 0}>
      <ul className={css.line} aria-label={label}>
        {line}
      </ul>
      <ul className={css.line} aria-hidden="true">
        {line}
      </ul>
    </div>
  );
}

import { useRef } from 'react';
import { Marquee } from '#app/components/marquee.tsx';
import { REVEAL_THRESHOLD } from '#app/constants.ts';
import { useInView } from '#app/hooks/use-in-view.ts';
import css from './achievements.module.css';

interface AchievementsProps {
  readonly label: string;
  readonly items: readonly string[];
}

/**
 * Statements on a marquee between two rules, separated by short strokes. They stay revealed after they were in view
 * once.
 */
export function Achievements({ label, items }: AchievementsProps) {
  const strip = useRef<HTMLElement>(null);
  const inView = useInView(strip, { threshold: REVEAL_THRESHOLD, once: true });
  if (items.length === 0) return null;
  return (
    <section
      ref={strip}
      className={`section ${css.strip}`}
      aria-label={label}
      data-in-view={inView}
    >
      <Marquee label={label} items={items} stop={<i className={css.stop} />} />
    </section>
  );
}

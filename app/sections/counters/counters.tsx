import { useRef } from 'react';
import { Counter } from '#app/components/counter.tsx';
import { COUNTERS_THRESHOLD } from '#app/constants.ts';
import { useInView } from '#app/hooks/use-in-view.ts';
import { useMotionAllowed } from '#app/hooks/use-motion.ts';
import css from './counters.module.css';

interface CountersProps {
  readonly counters: readonly { readonly target: number; readonly label: string }[];
}

/** The counters on one rule; they count up when `COUNTERS_THRESHOLD` of the strip is visible. */
export function Counters({ counters }: CountersProps) {
  const strip = useRef<HTMLDListElement>(null);
  const inView = useInView(strip, { threshold: COUNTERS_THRESHOLD, once: true });
  const started = useMotionAllowed() && inView === true;
  return (
    <div className="wrap">
      <dl ref={strip} className={css.strip} data-in-view={inView}>
        {counters.map(({ target, label }) => (
          <div key={label} className={css.counter}>
            <dt className="small">{label}</dt>
            <dd className={css.number}>
              <Counter target={target} started={started} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

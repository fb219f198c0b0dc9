import { useRef } from 'react';
import { COUNTERS_THRESHOLD } from '#app/constants.ts';
import { useCountUp } from '#app/hooks/use-count-up.ts';
import { useInView } from '#app/hooks/use-in-view.ts';
import { useMotionAllowed } from '#app/hooks/use-motion.ts';
import css from './counters.module.css';

interface CountersProps {
  readonly counters: readonly { readonly target: number; readonly label: string }[];
}

/** A row of counters below a line. They count up when `COUNTERS_THRESHOLD` of the row is visible. */
export function Counters({ counters }: CountersProps) {
  const strip = useRef<HTMLDListElement>(null);
  const inView = useInView(strip, { threshold: COUNTERS_THRESHOLD, once: true });
  const started = useMotionAllowed() && inView === true;
  if (counters.length === 0) return null;
  return (
    <div className="wrap">
      <dl ref={strip} className={css.strip} data-in-view={inView}>
        {counters.map(({ target, label }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none moves
          <div key={i} className={css.counter}>
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

interface CounterProps {
  readonly target: number;
  readonly started: boolean;
}

/** A number that counts up from 0 to its target. The HTML has the target, and screen readers read only that. */
function Counter({ target, started }: CounterProps) {
  const count = useCountUp(target, started);
  return (
    <>
      <span aria-hidden="true">{count ?? target}</span>
      <span className="visually-hidden">{target}</span>
    </>
  );
}

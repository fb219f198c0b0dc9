import type { CSSProperties } from 'react';
import type { Plan } from '#content-model/types.ts';
import type { PortfolioTexts } from '../portfolio-types.ts';
import css from './scale-and-north.module.css';

const METRES = 3;

interface ScaleAndNorthProps {
  readonly plan: Plan;
  readonly words: PortfolioTexts['plan'];
}

/** Scale bar and north arrow below a plan. */
export function ScaleAndNorth({ plan, words }: ScaleAndNorthProps) {
  const { metre, north, viewBox } = plan;
  return (
    <div
      className={`small ${css.foot}`}
      style={{ '--metre': `${(100 * metre) / viewBox[2]}cqw`, '--metres': METRES } as CSSProperties}
    >
      <p className={css.scale}>{words.scale.replace('{count}', String(METRES))}</p>
      <p className={css.north}>
        {words.north}
        <svg viewBox="-8 -9 16 18" aria-hidden="true">
          <path d="M0 8V-8M-4-3 0-8 4-3" transform={`rotate(${north})`} />
        </svg>
      </p>
    </div>
  );
}

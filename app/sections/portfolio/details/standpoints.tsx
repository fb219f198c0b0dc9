import { useId } from 'react';
import type { Plan } from '#content-model/types.ts';
import css from './standpoints.module.css';
import { viewConeOf } from './view-cone.ts';

interface StandpointsProps {
  readonly plan: Plan;
  /** Number of the picture in the preview. */
  readonly chosen?: number;
  /** Number of the picture that is pointed at or has the focus. */
  readonly pointed?: number;
}

/** The standpoints of a plan, and the cones of sight of the chosen and the pointed one. Renders a decorative `<svg>`. */
export function Standpoints({ plan, chosen, pointed }: StandpointsProps) {
  const id = useId();
  return (
    <svg className={css.standpoints} viewBox={plan.viewBox.join(' ')} aria-hidden="true">
      {plan.standpoints.map((standpoint) => {
        const { n, at, heading } = standpoint;
        const { far, d } = viewConeOf(standpoint, plan);
        return (
          <g
            key={n}
            className={css.standpoint}
            transform={`translate(${at.join(' ')}) rotate(${heading})`}
            data-standpoint={n}
            data-lit={n === pointed ? 'pointed' : n === chosen ? 'chosen' : undefined}
          >
            <radialGradient id={`${id}${n}`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={far}>
              <stop className={css.near} stopColor="currentColor" />
              <stop offset="1" stopColor="currentColor" stopOpacity="0" />
            </radialGradient>
            <path className={css.sight} d={d} fill={`url(#${id}${n})`} />
            {/* A line of length 0: its round caps make a dot of the same size on every plan. */}
            <path className={css.ring} d="M0 0h0" />
            <path className={css.dot} d="M0 0h0" />
          </g>
        );
      })}
    </svg>
  );
}

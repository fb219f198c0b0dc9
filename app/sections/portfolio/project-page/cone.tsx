import { useId, useState } from 'react';
import type { Plan } from '#content-model/types.ts';
import { viewConeOf } from '../details/view-cone.ts';
import { percentOf } from './percent.ts';

/** The angle nearest to `from` with the same direction as `to`, in degrees, so that a cone turns the shorter way. */
const nearestTurn = (from: number, to: number) => from + ((((to - from) % 360) + 540) % 360) - 180;

interface ConeProps {
  readonly plan: Plan;
  readonly reading?: number;
}

/**
 * The cone of sight of the current picture. It moves from standpoint to standpoint; it is hidden for a picture without
 * one.
 */
export function Cone({ plan, reading }: ConeProps) {
  const id = useId();
  const [turned, setTurned] = useState(0);
  const standpoint = plan.standpoints.find(({ n }) => n === reading);
  const [shown, setShown] = useState(standpoint);
  if (standpoint && standpoint !== shown) {
    setShown(standpoint);
    setTurned(nearestTurn(turned, standpoint.heading));
  }
  if (!shown) return null;
  const { x, y } = percentOf(plan)(shown.at);
  const { far, d } = viewConeOf(shown, plan);
  const [, , width] = plan.viewBox;
  return (
    <div
      className="plan-cone"
      data-gone={standpoint ? undefined : ''}
      style={{ transform: `translate(${x}, ${y}) rotate(${turned}deg)` }}
    >
      <svg viewBox={`0 0 ${width} ${width}`} aria-hidden="true">
        <radialGradient id={id} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={far}>
          <stop stopColor="currentColor" stopOpacity=".8" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </radialGradient>
        <path d={d} fill={`url(#${id})`} />
      </svg>
      <i />
    </div>
  );
}

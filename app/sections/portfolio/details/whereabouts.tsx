import type { CSSProperties } from 'react';
import type { Plan } from '#content-model/types.ts';
import { Standpoints } from './standpoints.tsx';
import { useBroken } from './use-broken.ts';
import css from './whereabouts.module.css';

interface WhereaboutsProps {
  readonly plan?: Plan;
  /** Number of the picture. */
  readonly n: number;
  /** In the lightbox or, on a phone, in the preview, which may cover the large plan. */
  readonly place: 'lightbox' | 'preview';
}

/** A small plan with the standpoint of the picture. Hidden from screen readers: the picture's title names the room. */
export function Whereabouts({ plan, n, place }: WhereaboutsProps) {
  const [isBroken, onError] = useBroken();
  const standpoint = plan?.standpoints.find((candidate) => candidate.n === n);
  if (!plan || !standpoint || isBroken) return null;
  const [, , width, height] = plan.viewBox;
  return (
    <div
      className={`${css.whereabouts} ${css[place]}`}
      style={{ '--ratio': width / height } as CSSProperties}
      aria-hidden="true"
    >
      <img src={plan.src} width={width} height={height} alt="" onError={onError} />
      <Standpoints plan={{ ...plan, standpoints: [standpoint] }} chosen={n} />
    </div>
  );
}

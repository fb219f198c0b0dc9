import { type CSSProperties, type MouseEvent, memo } from 'react';
import type { Plan } from '#content-model/types.ts';
import type { PortfolioTexts } from '../portfolio-types.ts';
import css from './plan.module.css';
import { RoomNames } from './room-names.tsx';
import { ScaleAndNorth } from './scale-and-north.tsx';
import { standpointAt } from './standpoint-at.ts';
import { Standpoints } from './standpoints.tsx';
import { useBroken } from './use-broken.ts';

/** Width divided by height below which a plan is laid out beside the pictures. */
const TALL = 0.75;

interface DrawnPlanProps {
  readonly plan: Plan;
  /** The project's title. */
  readonly title: string;
  readonly words: PortfolioTexts['plan'];
  readonly chosen?: number;
  readonly pointed?: number;
  readonly onChoose: (n: number) => void;
  /** Called when the pointer enters a standpoint, or (undefined) leaves it. */
  readonly onPoint: (n?: number) => void;
}

/**
 * A project's plan. Pointing at a standpoint shows its cone of sight. Renders `<figure>`, or nothing if the drawing
 * fails to load.
 */
export const DrawnPlan = memo(function DrawnPlan(props: DrawnPlanProps) {
  const { plan, title, words, chosen, pointed, onChoose, onPoint } = props;
  const [isBroken, onError] = useBroken();
  if (isBroken) return null;
  const [, , width, height] = plan.viewBox;
  const standpointUnder = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const paper = currentTarget.getBoundingClientRect();
    return standpointAt(
      { x: clientX - paper.left, y: clientY - paper.top, width: paper.width },
      plan,
    );
  };
  return (
    <figure
      className={css.plan}
      data-tall={width / height < TALL || undefined}
      style={{ '--ratio': width / height } as CSSProperties}
    >
      <div className={css.sheet}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the thumbnails beside it do the same */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the thumbnails work by keyboard */}
        <div
          className={css.drawing}
          onPointerMove={(event) => onPoint(standpointUnder(event))}
          onPointerLeave={() => onPoint()}
          onClick={(event) => {
            const n = standpointUnder(event);
            if (n) onChoose(n);
          }}
        >
          <img
            src={plan.src}
            width={width}
            height={height}
            alt={words.alt.replace('{title}', () => title)}
            loading="lazy"
            decoding="async"
            onError={onError}
          />
          <RoomNames plan={plan} />
          <Standpoints plan={plan} chosen={chosen} pointed={pointed} />
        </div>
        {plan.north !== undefined && <ScaleAndNorth plan={plan} words={words} />}
      </div>
      {plan.standpoints.length > 0 && (
        <figcaption className={`small ${css.caption}`}>{words.caption}</figcaption>
      )}
    </figure>
  );
});

import { type CSSProperties, memo, useState } from 'react';
import type { Plan } from '../../../content-types.ts';
import type { PortfolioWords } from '../portfolio-types.ts';
import css from './plan.module.css';
import { Standpoints } from './standpoints.tsx';

/** Width to height below which a plan stands beside the pictures. */
const TALL = 0.75;

interface DrawnPlanProps {
  readonly plan: Plan;
  /** Of the project. */
  readonly title: string;
  readonly words: PortfolioWords['plan'];
  readonly chosen?: number;
  readonly pointed?: number;
}

/** A project's plan on its sheet of paper. Renders `<figure>`, or nothing when the drawing does not come. */
export const DrawnPlan = memo(function DrawnPlan(props: DrawnPlanProps) {
  const { plan, title, words, chosen, pointed } = props;
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  const [, , width, height] = plan.viewBox;
  return (
    <figure
      className={css.plan}
      data-tall={width / height < TALL || undefined}
      style={{ '--ratio': width / height } as CSSProperties}
    >
      <div className={css.sheet}>
        <div className={css.drawing}>
          <img
            src={plan.src}
            width={width}
            height={height}
            alt={words.alt.replace('{title}', title)}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
          <Standpoints plan={plan} chosen={chosen} pointed={pointed} />
        </div>
      </div>
      {plan.standpoints.length > 0 && (
        <figcaption className={`small ${css.caption}`}>{words.caption}</figcaption>
      )}
    </figure>
  );
});

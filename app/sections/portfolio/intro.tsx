import { Pause } from '#app/components/pause.tsx';
import { RotatingBackground } from '#app/components/rotating-background.tsx';
import { PROJECTS_ROTATION_MS } from '#app/constants.ts';
import type { Picture } from '#content-model/types.ts';
import css from './intro.module.css';

/**
 * One arch of the arcade and the pier beside it. The unit is the span of an arch, whose rise is a quarter of it. Five
 * bays fill a box of 5.4 by 9 units, because Firefox draws no part of a clip path outside its box.
 */
const BAY = 'v-8.75c.22-.18.36-.25.5-.25s.28.07.5.25v8.75zm1.08 0';
const BOX = 'scale(.18518 .11111)';

/**
 * A lower resolution than the screen's: behind the arches the difference is not visible, and the first screen is
 * painted sooner.
 */
const BEHIND_ARCHES = '66vw';

interface IntroProps {
  readonly headline: string;
  readonly lead: string;
  /** A sentence about the studio and its founders. */
  readonly studio: string;
  readonly background: readonly Picture[];
}

/** The first screen of the portfolio: headline, and a rotating background behind the arcade. */
export function Intro({ headline, lead, studio, background }: IntroProps) {
  return (
    <section className={css.intro} aria-label={headline}>
      <div className={`wrap grid ${css.say}`}>
        <h1>{headline}</h1>
        <div className={css.words}>
          <p className="lead">{lead}</p>
          <p className="small">{studio}</p>
        </div>
      </div>
      <svg width="0" height="0" aria-hidden="true" className="visually-hidden">
        <clipPath id="arcade" clipPathUnits="objectBoundingBox">
          <path d={`M0 9${BAY.repeat(5)}`} transform={BOX} />
        </clipPath>
      </svg>
      <div className={css.arcade}>
        <div className={css.openings}>
          <RotatingBackground
            slots={background}
            everyMs={PROJECTS_ROTATION_MS}
            fade="projects"
            sizes="95vw"
            phoneSizes={BEHIND_ARCHES}
            priority
          />
        </div>
        {background[1] && <Pause />}
      </div>
    </section>
  );
}

import { RotatingBackground } from '../../components/rotating-background.tsx';
import { PROJECTS_ROTATION_MS } from '../../constants.ts';
import type { Picture } from '../../content-types.ts';
import { arcade } from './arcade.ts';
import css from './intro.module.css';

const WIDE = arcade({ bays: 5, pier: 0.07, lastSeen: 0.6 });
const SLIM = arcade({ bays: 3, pier: 0.09, lastSeen: 0.55 });

/** Fewer dots than a phone has: behind the arches nobody misses them, and the first screen stands sooner. */
const BEHIND_ARCHES = '66vw';

interface IntroProps {
  readonly headline: string;
  readonly lead: string;
  readonly background: readonly Picture[];
}

/** The first screen of the portfolio: words on the wall, and the rooms seen through the arcade of the veranda. */
export function Intro({ headline, lead, background }: IntroProps) {
  return (
    <section className={css.intro} aria-label={headline}>
      <div className={`wrap grid ${css.say}`}>
        <h1>{headline}</h1>
        <p className="lead">{lead}</p>
      </div>
      <svg width="0" height="0" aria-hidden="true" className="visually-hidden">
        <clipPath id="arcade-wide" clipPathUnits="objectBoundingBox">
          <path d={WIDE} />
        </clipPath>
        <clipPath id="arcade-slim" clipPathUnits="objectBoundingBox">
          <path d={SLIM} />
        </clipPath>
      </svg>
      <div className={css.arcade}>
        <RotatingBackground
          slots={background}
          everyMs={PROJECTS_ROTATION_MS}
          fade="projects"
          sizes="95vw"
          phoneSizes={BEHIND_ARCHES}
          priority
        />
      </div>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import { Photo } from '#app/components/photo.tsx';
import { NIGHT_QUERY } from '#app/constants.ts';
import { useInView } from '#app/hooks/use-in-view.ts';
import { isSavingData, usePageIdle } from '#app/hooks/use-page-idle.ts';
import type { Picture } from '#content-model/types.ts';
import css from './daylight.module.css';

interface DaylightProps {
  readonly heading: string;
  readonly lead: string;
  /** Name of the hour that is shown first. */
  readonly hangs: string;
  /** The same in the dark scheme, after hydration. */
  readonly hangsByNight: string;
  readonly hours: readonly {
    readonly name: string;
    readonly hour: string;
    readonly picture: Picture;
  }[];
  /** Side of the picture on a wide screen; the default is the left. */
  readonly side?: 'right';
}

const SIZES = '(width < 960px) 100vw, 66vw';
/** Share of the section that must be visible before the other hours are fetched. */
const NEAR = 0.25;

/**
 * One room at five times of day: a choice of hours beside a picture whose light changes.
 * The style sheet shows the picture of the checked radio button; the script only prefetches the other hours.
 */
export function Daylight({ heading, lead, hangs, hangsByNight, hours, side }: DaylightProps) {
  const section = useRef<HTMLElement>(null);
  const byNight = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const isUntouched =
      section.current?.querySelector<HTMLInputElement>(':checked')?.value === hangs;
    if (byNight.current && isUntouched && matchMedia(NIGHT_QUERY).matches)
      byNight.current.checked = true;
  }, [hangs]);
  const isIdle = usePageIdle();
  const isNear = useInView(section, { threshold: NEAR, once: true });
  return (
    <section
      ref={section}
      className={`section wrap grid ${css.section}`}
      data-side={side}
      data-ready={(isNear && isIdle && !isSavingData()) || undefined}
    >
      <div className={css.room}>
        {hours.map(({ name, picture }) => (
          <div key={name} className={css.picture}>
            <Photo
              alt={picture.alt}
              encoded={picture.encoded}
              phone={picture.phone}
              sizes={SIZES}
              cover
            />
          </div>
        ))}
      </div>
      <div className={css.words}>
        <h2>{heading}</h2>
        <p className="lead">{lead}</p>
        <fieldset className={css.hours}>
          <legend className="visually-hidden">Hour</legend>
          {hours.map(({ name, hour }) => (
            <label key={name} className={css.hour}>
              <input
                ref={name === hangsByNight ? byNight : undefined}
                type="radio"
                name="hour"
                className={css.input}
                value={name}
                defaultChecked={name === hangs}
              />
              <span className={css.time}>{hour}</span> <span className={css.name}>{name}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </section>
  );
}

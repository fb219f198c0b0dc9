import { Photo } from '#app/components/photo.tsx';
import type { Picture } from '#content-model/types.ts';
import type { BusinessHours } from '#contract/hours.ts';
import { pictureIndexAt, timeOf, useStudioClock } from './studio-clock.ts';
import css from './veranda.module.css';

interface VerandaProps {
  readonly place: string;
  /** Says that the pictures are renders. */
  readonly note?: string;
  readonly parts: readonly { readonly from: string; readonly picture: Picture }[];
  readonly hours: BusinessHours;
}

/** The veranda at the current time of day in Pune. */
export function Veranda({ place, note, parts, hours }: VerandaProps) {
  const clock = useStudioClock(hours.timeZone);
  const begins = parts.map(({ from }) => from);
  const shown = clock && pictureIndexAt(timeOf(clock), begins);
  return (
    <section className={`section ${css.veranda}`} aria-label={place}>
      <div className={css.opening}>
        {parts.map(({ from, picture }, i) => (
          <div key={from} className={css.part} data-shown={i === shown}>
            <Photo
              alt={picture.alt}
              encoded={picture.encoded}
              phone={picture.phone}
              sizes="96vw"
              cover
            />
          </div>
        ))}
      </div>
      <p className={`small ${css.caption}`}>{note}</p>
    </section>
  );
}

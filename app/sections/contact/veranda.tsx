import type { BusinessHours } from '#enquiry/answer-by.ts';
import { fillIn } from '../../components/fill-in.ts';
import { Photo } from '../../components/photo.tsx';
import type { Picture } from '../../content-types.ts';
import { isOpen, partOf, useStudioClock } from './studio-clock.ts';
import css from './veranda.module.css';

interface VerandaProps {
  readonly place: string;
  readonly open: string;
  readonly closed: string;
  /** What kind of picture it is. */
  readonly note?: string;
  readonly parts: readonly { readonly from: string; readonly picture: Picture }[];
  readonly hours: BusinessHours;
}

/** The veranda as it is now in Pune: its hour, its light, and whether somebody is in. */
export function Veranda({ place, open, closed, note, parts, hours }: VerandaProps) {
  const clock = useStudioClock(hours.timeZone);
  const begins = parts.map(({ from }) => from);
  const shown = clock && partOf(clock.time, begins);
  return (
    <section className={`section ${css.veranda}`} aria-label={place}>
      <div className={css.opening}>
        {parts.map(({ from, picture }, i) => (
          <div key={from} className={css.part} data-shown={i === shown}>
            <Photo
              alt={picture.alt}
              framed={picture.framed}
              sizes="(width < 960px) 95vw, 58vw"
              cover
            />
          </div>
        ))}
      </div>
      <div className={css.say}>
        {clock && (
          <>
            <p className={css.hour}>{clock.time}</p>
            <p>{place}</p>
            <p className="small">
              {fillIn(isOpen(clock, hours) ? open : closed, { closes: hours.closes })} {note}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

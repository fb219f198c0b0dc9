import { fillPattern } from '#app/components/fill-pattern.ts';
import type { BusinessHours } from '#contract/hours.ts';
import { openingHoursNow, timeOf, useStudioClock } from './studio-clock.ts';
import css from './studio-hour.module.css';

interface StudioHourProps {
  readonly place: string;
  readonly open: string;
  readonly closed: string;
  readonly hours: BusinessHours;
}

/** The time in Pune, and whether the studio is open. The prerendered page shows neither, but reserves the space. */
export function StudioHour({ place, open, closed, hours }: StudioHourProps) {
  const clock = useStudioClock(hours.timeZone);
  const now = clock && openingHoursNow(clock, hours);
  return (
    <div className={css.now}>
      {clock && (
        <>
          <p className="small">{place}</p>
          <p className={css.hour}>{timeOf(clock)}</p>
          <p className="small">{now ? fillPattern(open, { closes: now.closes }) : closed}</p>
        </>
      )}
    </div>
  );
}

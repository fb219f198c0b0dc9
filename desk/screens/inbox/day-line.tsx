/** A timeline of the studio's day: filled up to now, with an arch for each answer that is due today. */
import type { Inbox } from '#contract/desk/enquiries.ts';
import { INBOX, TIMES } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { Arch } from '../../parts/drawings.tsx';
import { useStudio } from '../../parts/studio.ts';
import { minutesOf } from '../../times.ts';
import { dueToday } from './headline.ts';

const ARCHES_MAX = 9;
const ARCH_PX = 19;

/** "9", "6 pm". */
function hourLabel(time: string): string {
  const hour = minutesOf(time) / 60;
  if (!Number.isInteger(hour)) return time;
  if (hour === 12) return TIMES.noon;
  return hour < 12 ? String(hour) : say(TIMES.afternoon, { hour: hour - 12 });
}

export function DayLine({ due, now }: { readonly due: Inbox['due']; readonly now: number }) {
  const { times } = useStudio();
  const { opens, closes } = times.hoursOf(now);
  const today = dueToday(times, due, now);
  const at = times.partOfDay(now) * 100;
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  const noon = ((12 * 60 - from) / (to - from)) * 100;
  return (
    <div className="day" aria-hidden="true">
      <div className="past" style={{ width: `${at}%` }} />
      <hr />
      <div className="now" style={{ left: `${at}%` }}>
        <b style={{ transform: `translateX(${at < 8 ? 0 : at > 92 ? -100 : -50}%)` }}>
          {times.clock(now)}
        </b>
      </div>
      {Array.from({ length: Math.min(today, ARCHES_MAX) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they differ in nothing but their place
        <span key={index} className="due" style={{ right: `${index * ARCH_PX}px` }}>
          <Arch isFilled />
        </span>
      ))}
      <span className="label">{hourLabel(opens)}</span>
      {noon > 8 && noon < 70 && (
        <span className="label" style={{ left: `${noon}%` }}>
          {TIMES.noon}
        </span>
      )}
      <span className="label end">
        {today > 0
          ? say(INBOX.dueCount, { hour: hourLabel(closes), count: today })
          : hourLabel(closes)}
      </span>
    </div>
  );
}

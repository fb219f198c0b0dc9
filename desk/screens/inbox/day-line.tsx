/** The studio's day on the wall: brass up to now, one arch for each answer that is due today. */
import type { Inbox } from '#contract/desk/enquiries.ts';
import { Arch } from '../../parts/drawings.tsx';
import { useStudio } from '../../parts/studio.ts';
import { answersIn } from '../../words.ts';

const ARCHES_MAX = 9;
const ARCH_PX = 19;

/** "9", "6 pm". */
function hour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (minutes !== 0) return time;
  return hours < 12 ? String(hours) : hours === 12 ? 'noon' : `${hours - 12} pm`;
}

export function DayLine({ due, now }: { readonly due: Inbox['due']; readonly now: number }) {
  const { me, words } = useStudio();
  const { opens, closes } = me.hours;
  const today = answersIn(words.dueToday(due, now));
  const at = words.partOfDay(now) * 100;
  const from = Number(opens.slice(0, 2)) + Number(opens.slice(3)) / 60;
  const to = Number(closes.slice(0, 2)) + Number(closes.slice(3)) / 60;
  const noon = ((12 - from) / (to - from)) * 100;
  return (
    <div className="day" aria-hidden="true">
      <div className="past" style={{ width: `${at}%` }} />
      <hr />
      <div className="now" style={{ left: `${at}%` }}>
        <b style={{ transform: `translateX(${at < 8 ? 0 : at > 92 ? -100 : -50}%)` }}>
          {words.clock(now)}
        </b>
      </div>
      {Array.from({ length: Math.min(today, ARCHES_MAX) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they differ in nothing but their place
        <span key={index} className="due" style={{ right: `${index * ARCH_PX}px` }}>
          <Arch isFilled />
        </span>
      ))}
      <span className="label">{hour(opens)}</span>
      {noon > 8 && noon < 70 && (
        <span className="label" style={{ left: `${noon}%` }}>
          noon
        </span>
      )}
      <span className="label end">
        {hour(closes)}
        {today > 0 && `, ${today} due`}
      </span>
    </div>
  );
}

/** Page views as bars: one for each day, or for each month of a longer period. */

import type { Visits } from '#contract/desk/visits.ts';
import { DAY_MS } from '#contract/duration.ts';
import { INDIAN } from '#contract/locale.ts';
import { VISITS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import css from './visits.module.css';

export const number = new Intl.NumberFormat(INDIAN);
const HEIGHT = 120;
const GAP = 0.24;

/** Every day or month of the period with its views, including those with none. */
function barsOf({ period, from, to, days }: Visits): { name: string; views: number }[] {
  const length = period === 30 ? 10 : 7;
  const sums = new Map<string, number>();
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    sums.set(new Date(at).toISOString().slice(0, length), 0);
  for (const { day, views } of days) {
    const name = day.slice(0, length);
    sums.set(name, (sums.get(name) ?? 0) + views);
  }
  return [...sums].map(([name, views]) => ({ name, views }));
}

export function Chart({ visits }: { readonly visits: Visits }) {
  const bars = barsOf(visits);
  const most = Math.max(1, ...bars.map(({ views }) => views));
  const format = new Intl.DateTimeFormat(INDIAN, {
    timeZone: 'UTC',
    ...(visits.period === 30
      ? { day: 'numeric', month: 'short' }
      : { month: 'short', year: 'numeric' }),
  });
  const dateOf = (name: string) => format.format(Date.parse(name));
  const best = bars.reduce((found, bar) => (bar.views > found.views ? bar : found), {
    name: visits.to,
    views: 0,
  });
  const sentence = say(visits.period === 30 ? VISITS.bestDay : VISITS.bestMonth, {
    views: number.format(best.views),
    date: dateOf(best.name),
  });
  const summary = best.views > 0 ? sentence : '';
  return (
    <figure className={css.chart}>
      <svg
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${say(VISITS.chart, { from: dateOf(visits.from), to: dateOf(visits.to) })} ${summary}`}
      >
        {bars.map(({ name, views }, i) => (
          <rect
            key={name}
            x={i + GAP / 2}
            width={1 - GAP}
            y={HEIGHT - (views / most) * HEIGHT}
            height={Math.max(1, (views / most) * HEIGHT)}
          >
            <title>{`${dateOf(name)}: ${number.format(views)}`}</title>
          </rect>
        ))}
      </svg>
      <figcaption>
        <span>{dateOf(visits.from)}</span>
        <span>{summary}</span>
        <span>{dateOf(visits.to)}</span>
      </figcaption>
    </figure>
  );
}

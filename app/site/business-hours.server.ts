/** The hours that pages and the server work with. Pure: content in, hours out. */
import type { Hours } from '#content-model/hours.server.ts';
import { DAY_MS } from '#contract/duration.ts';
import type { BusinessHours } from '#contract/hours.ts';

/** A page may be this many days old when it promises an answer. */
const AHEAD_DAYS = 400;

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Closings that are not over, and begin soon enough for a page of that day to need them. */
export function closingsFrom({ closed = [] }: Pick<Hours, 'closed'>, now: Date) {
  // A day less: the studio's day may begin later than that of UTC.
  const first = dateOf(now.getTime() - DAY_MS);
  const last = dateOf(now.getTime() + AHEAD_DAYS * DAY_MS);
  return closed.filter(({ from, to = from }) => to >= first && from <= last);
}

/** What differs from the usual week is left out of a plain one: it would only make pages longer. */
export function businessHours(hours: Hours) {
  const { days, opens, closes, timeZone, other = {}, closed = [] } = hours;
  const spans = closed.map(({ from, to = from }) => (to === from ? from : `${from}/${to}`));
  return {
    days,
    opens,
    closes,
    timeZone,
    ...(Object.keys(other).length > 0 && { other }),
    ...(spans.length > 0 && { closed: spans }),
  } satisfies BusinessHours;
}

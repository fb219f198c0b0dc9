/** Which closings pages show. Pure: content in, closings out. */
import { DAY_MS } from '#contract/duration.ts';
import type { Closing } from '#contract/written-hours.ts';

/** A page is correct for at least this many days after its build. */
const AHEAD_DAYS = 400;

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Closings that are not over and begin soon enough to matter for a page of that age. */
export function closingsFrom(closed: readonly Closing[] = [], now: Date): readonly Closing[] {
  // A day less, because the studio's day may begin later than that of UTC.
  const first = dateOf(now.getTime() - DAY_MS);
  const last = dateOf(now.getTime() + AHEAD_DAYS * DAY_MS);
  return closed.filter(({ from, to = from }) => to >= first && from <= last);
}

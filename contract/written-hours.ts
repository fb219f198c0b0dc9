/** The studio's hours, in the form of `content/site.yaml` and of a build's `studio.json`. */
import { DAY_MS } from './duration.ts';
import type { BusinessHours, OpenHours } from './hours.ts';

/** Days on which the studio is closed, such as "2027-01-26"; without `to` a single day. */
export interface Closing {
  readonly from: string;
  readonly to?: string | undefined;
  readonly name: string;
}

/** The usual hours of a week, and weekdays with other hours. */
export interface WeekInContent extends OpenHours {
  /** Some of `WEEKDAYS`. */
  readonly days: readonly string[];
  readonly other?: Readonly<Record<string, OpenHours>> | undefined;
}
export interface HoursInContent extends WeekInContent {
  readonly closed?: readonly Closing[] | undefined;
  /** IANA name. */
  readonly timeZone: string;
}

/** As in schema.org. */
export const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

function daysOf({ from, to = from }: Closing): number[] {
  const [first, last] = [Date.parse(from) / DAY_MS, Date.parse(to) / DAY_MS];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Converts the hours of the content. Days without hours are null, and each closing becomes its days. */
export function businessHours(written: HoursInContent): BusinessHours {
  const { days, opens, closes, other, closed = [], timeZone } = written;
  // All days share one object, which is only once in the data of a page.
  const usual = { opens, closes };
  const week = [WEEKDAYS[6], ...WEEKDAYS.slice(0, 6)].map((day) =>
    days.includes(day) ? (other?.[day] ?? usual) : null,
  );
  return { week, ...(closed.length > 0 && { closed: closed.flatMap(daysOf) }), timeZone };
}

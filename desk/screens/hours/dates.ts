/** Calendar days in words. They have no time zone. */

import { LOCALE } from '#contract/locale.ts';
import type { Closing } from '#contract/written-hours.ts';

export const WEEKDAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Weekday of "2027-01-26": 0 is Monday. */
export const weekdayOf = (date: string) => (new Date(date).getUTCDay() + 6) % 7;

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', day: 'numeric', month: 'short', ...options });
const dayAndMonth = format({ weekday: 'short' });
const whole = format({ weekday: 'short', year: 'numeric' });
const span = format({ year: 'numeric' });

/** "Tue, 26 Jan" */
export const dayInYear = (date: string) => dayAndMonth.format(new Date(date));

/** "Tue, 26 Jan 2027" or "28 Oct – 1 Nov 2027". */
export const daysOf = ({ from, to }: Pick<Closing, 'from' | 'to'>) =>
  to && to !== from ? span.formatRange(new Date(from), new Date(to)) : whole.format(new Date(from));

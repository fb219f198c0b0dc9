/** Opening hours in words, for `{hours}` and `{shortHours}` in sentences of the content. */

import { fill } from '#contract/fill.ts';
import type { OpenHours } from '#contract/hours.ts';
import { WEEKDAYS, type Weekday, type WeekInContent } from '#contract/written-hours.ts';

export const DAYS = {
  Mo: ['Mon', 'Monday'],
  Tu: ['Tue', 'Tuesday'],
  We: ['Wed', 'Wednesday'],
  Th: ['Thu', 'Thursday'],
  Fr: ['Fri', 'Friday'],
  Sa: ['Sat', 'Saturday'],
  Su: ['Sun', 'Sunday'],
} as const satisfies Readonly<Record<Weekday, readonly [short: string, long: string]>>;

/** In the order of the week. */
export const sortedDays = (days: readonly string[]): Weekday[] =>
  WEEKDAYS.filter((day) => days.includes(day));

interface DaysWithSameHours extends OpenHours {
  readonly days: readonly Weekday[];
}

/** The open days, grouped by their hours, in the order of the week. */
export function groupDaysByHours({
  days,
  opens,
  closes,
  other,
}: WeekInContent): DaysWithSameHours[] {
  const of = (day: Weekday): OpenHours => other?.[day] ?? { opens, closes };
  const groups = Map.groupBy(sortedDays(days), (day) => `${of(day).opens}-${of(day).closes}`);
  return [...groups.values()].map((alike) => ({ days: alike, ...of(alike[0] as Weekday) }));
}

/** Whether each of these days follows the one before. */
export const areConsecutive = (days: readonly Weekday[]) =>
  days.every((day, i) => WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(days[0] as Weekday) + i);

/** "9", "9.30", "6". Whether it is before or after noon follows from the order of the two times. */
function hourOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = hour > 12 ? hour - 12 : hour;
  return minute === 0 ? String(twelve) : `${twelve}.${String(minute).padStart(2, '0')}`;
}

/** "9 to 6" */
export const formatTimes = ({ opens, closes }: OpenHours) =>
  `${hourOf(opens)} to ${hourOf(closes)}`;

/** "Mon–Sat", or in full "Monday to Saturday". */
export function formatDays(days: readonly Weekday[], length: 0 | 1): string {
  const names = days.map((day) => DAYS[day][length]);
  if (days.length > 2 && areConsecutive(days))
    return `${names[0]}${length === 0 ? '–' : ' to '}${names.at(-1)}`;
  return names.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

/** "Mon–Fri, 10 to 7; Sat, 10 to 2" and "Monday to Friday, 10 to 7; Saturday, 10 to 2". */
export function formatHours(week: WeekInContent): { short: string; long: string } {
  const hours = (length: 0 | 1) =>
    groupDaysByHours(week)
      .map((alike) => `${formatDays(alike.days, length)}, ${formatTimes(alike)}`)
      .join('; ');
  return { short: hours(0), long: hours(1) };
}

type HoursTexts = ReturnType<typeof formatHours>;

const filled = (sentence: string, { short, long }: HoursTexts) =>
  fill(sentence, { hours: long, shortHours: short });

/** A sentence of the content with the hours inserted. */
export const withHours = (sentence: string, week: WeekInContent) =>
  filled(sentence, formatHours(week));

function filledIn(value: unknown, hours: HoursTexts): unknown {
  if (typeof value === 'string') return filled(value, hours);
  if (Array.isArray(value)) return value.map((one) => filledIn(one, hours));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filledIn(one, hours)]));
}

/** The same for every sentence in a value. */
export const withHoursIn = <T>(value: T, week: WeekInContent) =>
  filledIn(value, formatHours(week)) as T;

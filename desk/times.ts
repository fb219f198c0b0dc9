/** Formats times of the desk: milliseconds since 1970, in the studio's time zone. */
import { DAY_MS } from '#contract/duration.ts';
import { type BusinessHours, hoursOn, type OpenHours } from '#contract/hours.ts';
import { LOCALE } from '#contract/locale.ts';
import { required } from '#contract/required.ts';
import { HOURS, TIMES } from './messages/en.ts';
import { say } from './messages/message.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const format = (timeZone: string, options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(LOCALE, { timeZone, ...options });
  return (at: number) => formatter.format(at);
};

/** Minutes since midnight of "18:30". */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** "six" for 18:00, "18:30" for 18:30. */
export function formatHour(time: string): string {
  const hour = minutesOf(time) / 60;
  return HOURS[hour] ?? HOURS[hour - 12] ?? time;
}

/** "6 h 20", "40 min", "2 days". */
export function duration(ms: number): string {
  const all = Math.max(0, Math.floor(ms / MINUTE_MS));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours === 0) return say(TIMES.minutes, { minutes });
  if (hours >= 48) return say(TIMES.days, { days: Math.floor(hours / 24) });
  return minutes === 0
    ? say(TIMES.hours, { hours })
    : say(TIMES.hoursMinutes, { hours, minutes: String(minutes).padStart(2, '0') });
}

const NAMED: Readonly<Record<number, { readonly alone: string; readonly inside: string }>> = {
  [-1]: TIMES.yesterday,
  0: TIMES.today,
  1: TIMES.tomorrow,
};

/** A calendar day, or a day and a time, as the server writes them; not part of a name such as "photos/2027-12-01". */
const STORED_TIME = /(?<![\w/.-])(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?(?![\w/.-])/g;

/** @param hours opening hours and time zone of the studio */
export function createTimes(hours: BusinessHours) {
  const { timeZone } = hours;
  const clock = format(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const weekday = format(timeZone, { weekday: 'short' });
  const date = format(timeZone, { day: 'numeric', month: 'short' });
  const dateWithYear = format(timeZone, { day: 'numeric', month: 'short', year: 'numeric' });
  const longDay = format(timeZone, { weekday: 'long', day: 'numeric', month: 'long' });
  const month = format(timeZone, { month: 'long', year: 'numeric' });
  const key = format(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' });
  /** "2026-11-27", as in a date field. */
  const isoDay = (at: number) => key(at).split('/').reverse().join('-');
  /** Midnight, in UTC, of the calendar day in the studio's time zone. */
  const midnight = (at: number) => Date.parse(`${isoDay(at)}T00:00:00Z`);
  /** The hours of that day; on a closed day those of the first open day of the week. */
  const hoursOf = (at: number): OpenHours =>
    hoursOn(midnight(at), hours) ?? required(hours.week.find(Boolean), 'An open day');
  /** Number of days between two days of the studio. */
  const daysBetween = (from: number, to: number) =>
    Math.round((midnight(to) - midnight(from)) / DAY_MS);

  /** `form`: alone or at the start of a sentence, or inside one. */
  function dayAs(form: 'alone' | 'inside', at: number, now: number): string {
    const days = daysBetween(now, at);
    const named = NAMED[days];
    if (named) return named[form];
    if (Math.abs(days) < 7) return weekday(at);
    return Math.abs(days) < 300 ? date(at) : dateWithYear(at);
  }
  const dayTimeAs = (form: 'alone' | 'inside', at: number, now: number) =>
    say(TIMES.dayTime, { day: dayAs(form, at, now), time: clock(at) });
  const dayInside = (at: number, now: number) => dayAs('inside', at, now);

  return {
    clock,
    isoDay,
    month,
    daysBetween,
    hoursOf,
    date: dateWithYear,
    /** "Tuesday 24 November, 18:00": for a person who reads it on another day. */
    promise: (at: number) => say(TIMES.dayTime, { day: longDay(at), time: clock(at) }),
    /** "Today", "Fri", "2 Nov". */
    day: (at: number, now: number) => dayAs('alone', at, now),
    dayInside,
    /** Days that the server writes into a sentence: "2027-12-01 09:00" as "1 Dec 2027, 09:00". */
    inText: (text: string) =>
      text.replace(STORED_TIME, (written, day: string, time?: string) => {
        const at = Date.parse(`${day}T12:00Z`);
        if (Number.isNaN(at)) return written;
        return time ? say(TIMES.dayTime, { day: dateWithYear(at), time }) : dateWithYear(at);
      }),
    /** "Today, 10:20". */
    dayTime: (at: number, now: number) => dayTimeAs('alone', at, now),
    dayTimeInside: (at: number, now: number) => dayTimeAs('inside', at, now),
    /** "tomorrow", "on Fri", "on 3 Dec". */
    onDay: (at: number, now: number) =>
      NAMED[daysBetween(now, at)]?.inside ?? say(TIMES.onDay, { day: dayInside(at, now) }),
    /** "came 8 min ago", "came 08:55", "came Mon 21:48". */
    came(at: number, now: number): string {
      const ago = now - at;
      if (ago < MINUTE_MS) return TIMES.cameNow;
      if (ago < HOUR_MS) return say(TIMES.cameMinutes, { count: Math.floor(ago / MINUTE_MS) });
      return daysBetween(now, at) === 0
        ? say(TIMES.cameAt, { time: clock(at) })
        : say(TIMES.cameOn, { day: dayInside(at, now), time: clock(at) });
    },
    /** Position of a time in the studio's day: 0 at opening, 1 at closing. */
    partOfDay(at: number): number {
      const { opens, closes } = hoursOf(at);
      const from = minutesOf(opens);
      const part = (minutesOf(clock(at)) - from) / (minutesOf(closes) - from);
      return Math.min(1, Math.max(0, part));
    },
  };
}
export type Times = ReturnType<typeof createTimes>;

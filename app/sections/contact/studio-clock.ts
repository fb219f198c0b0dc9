/** The time in the studio's time zone, and whether the studio is open. */
import { useEffect, useState } from 'react';
import { useInterval } from '#app/hooks/use-interval.ts';
import { clockAt } from '#contract/answer-by.ts';
import { DAY_MS } from '#contract/duration.ts';
import { type BusinessHours, hoursOn, type OpenHours } from '#contract/hours.ts';

export interface Clock {
  /** The calendar day: its midnight in UTC, in milliseconds. */
  readonly day: number;
  /** "HH:MM", 24 hours. */
  readonly time: string;
}

const UPDATE_MS = 10_000;

export function studioClock(at: Date, timeZone: string): Clock {
  const shown = clockAt(at.getTime(), timeZone);
  const time = new Date(shown).toISOString().slice(11, 16);
  return { day: Math.floor(shown / DAY_MS) * DAY_MS, time };
}

/** The hours of today while the studio is open. */
export function openNow({ day, time }: Clock, hours: BusinessHours): OpenHours | undefined {
  const today = hoursOn(day, hours);
  return today && today.opens <= time && time < today.closes ? today : undefined;
}

/** Index of the day's picture to show now: the last that has begun; before the first, the last of the day before. */
export function partOf(time: string, begins: readonly string[]) {
  const begun = begins.filter((begin) => begin <= time).length;
  return (begun || begins.length) - 1;
}

/** Undefined in the prerendered HTML. */
export function useStudioClock(timeZone: string): Clock | undefined {
  const [clock, setClock] = useState<Clock>();
  const update = () =>
    setClock((shown) => {
      const now = studioClock(new Date(), timeZone);
      return now.time === shown?.time ? shown : now;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first update; the interval does the others
  useEffect(update, []);
  useInterval(update, UPDATE_MS);
  return clock;
}

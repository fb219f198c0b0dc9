/** The time in the studio's time zone, and whether the studio is open. */
import { useEffect, useState } from 'react';
import { useInterval } from '#app/hooks/use-interval.ts';
import type { BusinessHours } from '#contract/answer-by.ts';

export interface Clock {
  /** Two letters, as in the business hours. */
  readonly day: string;
  /** "HH:MM", 24 hours. */
  readonly time: string;
}

const UPDATE_MS = 10_000;

export function clockAt(at: Date, timeZone: string): Clock {
  const text = at.toLocaleString('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return { day: text.slice(0, 2), time: text.slice(-5) };
}

export const isOpen = ({ day, time }: Clock, { days, opens, closes }: BusinessHours) =>
  days.includes(day) && opens <= time && time < closes;

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
      const now = clockAt(new Date(), timeZone);
      return now.time === shown?.time ? shown : now;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first update; the interval does the others
  useEffect(update, []);
  useInterval(update, UPDATE_MS);
  return clock;
}

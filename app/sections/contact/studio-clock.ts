/** The studio's own clock: the hour on its wall, and whether its door is open. */
import { useEffect, useState } from 'react';
import { useInterval } from '#app/hooks/use-interval.ts';
import type { BusinessHours } from '#enquiry/answer-by.ts';

export interface Clock {
  /** Two letters, as in the business hours. */
  readonly day: string;
  /** "HH:MM", of 24 hours. */
  readonly time: string;
}

const LOOK_MS = 10_000;

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

/** Which of the day's pictures hangs now: the last that has begun; before the first, still the night's. */
export function partOf(time: string, begins: readonly string[]) {
  const begun = begins.filter((begin) => begin <= time).length;
  return (begun || begins.length) - 1;
}

/** Undefined in the HTML, which knows no hour. */
export function useStudioClock(timeZone: string): Clock | undefined {
  const [clock, setClock] = useState<Clock>();
  const look = () =>
    setClock((shown) => {
      const now = clockAt(new Date(), timeZone);
      return now.time === shown?.time ? shown : now;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first look; the interval takes the others
  useEffect(look, []);
  useInterval(look, LOOK_MS);
  return clock;
}

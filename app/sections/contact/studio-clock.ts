/** The time in the studio's time zone, and whether the studio is open. */
import { useEffect, useState } from 'react';
import { useInterval } from '#app/hooks/use-interval.ts';
import { clockAt } from '#contract/answer-by.ts';
import { type BusinessHours, hoursOn, type OpenHours } from '#contract/hours.ts';

const UPDATE_MS = 10_000;

/** "HH:MM", 24 hours. @param clock what it shows, as if it were UTC, in milliseconds */
export const timeOf = (clock: number) => new Date(clock).toISOString().slice(11, 16);

/** The hours of today while the studio is open. */
export function openNow(clock: number, hours: BusinessHours): OpenHours | false | null | undefined {
  const today = hoursOn(clock, hours);
  const time = timeOf(clock);
  return today && today.opens <= time && time < today.closes && today;
}

/** Index of the day's picture to show now: the last that has begun; before the first, the last of the day before. */
export function partOf(time: string, begins: readonly string[]) {
  const begun = begins.filter((begin) => begin <= time).length;
  return (begun || begins.length) - 1;
}

/** What the clock shows, in whole minutes, as if it were UTC, in milliseconds. Undefined in the prerendered HTML. */
export function useStudioClock(timeZone: string): number | undefined {
  const [clock, setClock] = useState<number>();
  const update = () => setClock(clockAt(Date.now(), timeZone));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first update; the interval does the others
  useEffect(update, []);
  useInterval(update, UPDATE_MS);
  return clock;
}

/** The time in the studio's time zone, and whether the studio is open. */
import { useEffect, useState } from 'react';
import { useInterval } from '#app/hooks/use-interval.ts';
import { clockAt } from '#contract/answer-by.ts';
import { type BusinessHours, hoursOn, type OpenHours } from '#contract/hours.ts';

const UPDATE_MS = 10_000;

/** "HH:MM", 24 hours. @param clock the studio's local time as if it were UTC, in milliseconds */
export const timeOf = (clock: number) => new Date(clock).toISOString().slice(11, 16);

/** Today's opening hours while the studio is open. */
export function openingHoursNow(
  clock: number,
  hours: BusinessHours,
): OpenHours | false | null | undefined {
  const today = hoursOn(clock, hours);
  const time = timeOf(clock);
  return today && today.opens <= time && time < today.closes && today;
}

/**
 * Index of the picture for the current time: the last one that has begun. Before the first of the day, it is the last
 * of the day before.
 */
export function pictureIndexAt(time: string, begins: readonly string[]) {
  const begun = begins.filter((begin) => begin <= time).length;
  return (begun || begins.length) - 1;
}

/** The studio's local time as if it were UTC, in whole minutes, in milliseconds. Undefined in the prerendered HTML. */
export function useStudioClock(timeZone: string): number | undefined {
  const [clock, setClock] = useState<number>();
  const update = () => setClock(clockAt(Date.now(), timeZone));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first update; the interval does the others
  useEffect(update, []);
  useInterval(update, UPDATE_MS);
  return clock;
}

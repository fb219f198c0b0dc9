/** A day and a time that a person chooses, in the studio's time zone. */

import { z } from 'zod';
import { instantOf } from '#contract/answer-by.ts';
import type { FieldFaults } from '#contract/desk/enquiries.ts';
import { TIME_OF_DAY } from '#contract/time-of-day.ts';
import { formatTime } from '#server/enquiries/time.ts';

const NO_TIME = 'must be a time such as "10:30"';

export const daySchema = z.iso.date().meta({ title: 'Day' });
export const timeSchema = z.string().regex(TIME_OF_DAY, NO_TIME).meta({ title: 'Time' });
/** '' if no time was chosen. */
export const optionalTimeSchema = z
  .string()
  .refine((typed) => typed === '' || TIME_OF_DAY.test(typed), NO_TIME)
  .meta({ title: 'Time' });

interface DayTime {
  /** "2026-11-30" */
  readonly day: string;
  /** "07:00" */
  readonly time: string;
}

/** Milliseconds since 1970. */
export const instantOn = ({ day: typed, time: clock }: DayTime, timeZone: string): number =>
  instantOf(Date.parse(`${typed}T00:00:00Z`), clock, timeZone);

/** The body of a response 400 with one invalid field. */
export const fieldFault = (field: keyof DayTime, error: string): FieldFaults => ({
  error,
  fields: { [field]: error },
});

/** The message for an instant on that day that is in the past; null if it is not. All in milliseconds since 1970. */
export function pastTimeFault(
  at: number,
  { now, day: typed, timeZone }: { now: number; day: string; timeZone: string },
): FieldFaults | null {
  if (at > now) return null;
  return formatTime(now, timeZone).startsWith(typed)
    ? fieldFault('time', 'This time has passed. Choose a later time, or another day.')
    : fieldFault('day', 'This day has passed. Choose a later one.');
}

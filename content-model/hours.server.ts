/** The schema of the studio's opening hours. */
import { z } from 'zod';
import { CLOSINGS_MAX, closingFaults, orderFault } from '#contract/hours-faults.ts';
import { WEEKDAYS } from '#contract/written-hours.ts';
import { day, hour, text } from './parts.server.ts';

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
};

/** The desk has a separate screen for these fields. */
const ownScreen = { tag: 'hours' } as const;
const weekday = z.enum(WEEKDAYS);

const NEVER_OPEN = {
  error: 'needs at least one day',
  params: { atDesk: 'The studio must be open on at least one day of the week.' },
};

export const hours = z
  .strictObject({
    days: z
      .array(weekday)
      .refine((days) => days.length > 0, NEVER_OPEN)
      .meta(ownScreen),
    opens: hour.meta(ownScreen),
    closes: hour.meta(ownScreen),
    other: z
      .partialRecord(weekday, z.strictObject({ opens: hour, closes: hour }))
      .optional()
      .meta(ownScreen),
    closed: z
      .array(z.strictObject({ from: day, to: day.optional(), name: text }))
      .max(CLOSINGS_MAX)
      .optional()
      .meta(ownScreen),
    timeZone: text.refine(isTimeZone, 'must be a time zone such as "Asia/Kolkata"'),
    text: text,
  })
  .superRefine(({ days, opens, closes, other = {}, closed = [] }, { addIssue }) => {
    const tell = (path: PropertyKey[], message: string | undefined, atDesk?: string) => {
      if (message) addIssue({ code: 'custom', path, message, params: { atDesk } });
    };
    tell(['closes'], orderFault(opens, closes));
    if (new Set(days).size < days.length) tell(['days'], 'names a day twice');
    for (const [day, own] of Object.entries(other)) {
      tell(['other', day, 'closes'], orderFault(own.opens, own.closes));
      if (!days.some((one) => one === day))
        tell(
          ['other', day],
          'is not among the days on which the studio is open. Add it to "days", or remove its hours.',
          'has hours of its own, but is a closed day. Untick “Closed” on that day, under Opening hours.',
        );
    }
    for (const { at, field, message } of closingFaults(closed))
      tell(['closed', at, field], message);
  });

/** The shape of the studio's hours. */
import { z } from 'zod';
import { hour, text } from './parts.server.ts';

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
};

const isHour = (text: string) => hour.safeParse(text).success;

export const hours = z
  .strictObject({
    days: z.array(z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])).min(1),
    opens: hour,
    closes: hour,
    timeZone: text.refine(isTimeZone, 'must be a time zone such as "Asia/Kolkata"'),
    text: text,
  })
  .superRefine(({ days, opens, closes }, { addIssue }) => {
    if (isHour(opens) && isHour(closes) && closes <= opens)
      addIssue({
        code: 'custom',
        path: ['closes'],
        message: `must be later than the hour at which the studio opens, "${opens}"`,
      });
    if (new Set(days).size < days.length)
      addIssue({ code: 'custom', path: ['days'], message: 'names a day twice' });
  });

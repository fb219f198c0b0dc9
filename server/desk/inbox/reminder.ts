/** The reminder of an enquiry: set, removed, and brought back. */
import { Hono } from 'hono';
import { z } from 'zod';
import { instantOf } from '#contract/answer-by.ts';
import type { FieldFaults } from '#contract/desk/enquiries.ts';
import { hoursOn } from '#contract/hours.ts';
import { businessHours } from '#contract/written-hours.ts';
import { monthsAfter } from '#server/enquiries/retention.ts';
import { formatTime } from '#server/enquiries/time.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { recordAuditEntry } from '../audit-log.ts';
import { readFields } from '../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../context.ts';

const DAY = 'Day';
const schema = z.object({
  day: z.iso.date().meta({ title: DAY }),
  /** "10:30" on the studio's clock; '' is the time at which the studio opens. */
  time: z
    .string()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'must be a time such as "10:30"')
    .meta({ title: 'Time' }),
});

const fault = (field: keyof z.infer<typeof schema>, error: string): FieldFaults => ({
  error,
  fields: { [field]: error },
});

export function createReminder(context: DeskContext) {
  const { database, site, now } = context;
  const reminder = new Hono<DeskEnv>().basePath('/enquiries/:id/reminder');
  const idOf = (c: DeskRequest) => c.req.param('id') ?? '';
  const act = (c: DeskRequest, what: string, detail?: string) =>
    recordAuditEntry(context, { who: c.get('person').name, what, detail, enquiryId: idOf(c) });

  reminder.put('/', async (c) => {
    const read = await readFields(c, schema);
    if ('faults' in read) return c.json(read.faults, 400);
    const { hours, retentionMonths } = site.studio;
    const { day, time } = read.value;
    const midnight = Date.parse(`${day}T00:00:00Z`);
    // On a closed day, at the usual hour.
    const opens = hoursOn(midnight, businessHours(hours))?.opens ?? hours.opens;
    const at = instantOf(midnight, time || opens, hours.timeZone);
    const whole = await database.call('enquiryInFull', idOf(c));
    if (!whole) throw notFound('This enquiry no longer exists.');
    if (at <= now()) {
      const isToday = formatTime(now(), hours.timeZone).startsWith(day);
      return isToday
        ? c.json(fault('time', 'This time has passed. Choose a later time, or another day.'), 400)
        : c.json(fault('day', 'This day has passed. Choose a later one.'), 400);
    }
    const erasesAt = monthsAfter(whole.enquiry.received_at, retentionMonths);
    if (at >= erasesAt) {
      const last = formatTime(erasesAt, hours.timeZone).slice(0, 10);
      const why = `The enquiry is deleted on ${last}, before this day. Choose an earlier one.`;
      return c.json(fault('day', why), 400);
    }
    await database.call('setReminder', idOf(c), at);
    await act(c, 'set a reminder for', formatTime(at, hours.timeZone));
    return c.json({ at });
  });

  reminder.delete('/', async (c) => {
    if (await database.call('removeReminder', idOf(c))) await act(c, 'removed the reminder');
    return c.json({});
  });

  reminder.post('/restore', async (c) => {
    if (!(await database.call('restoreReminder', idOf(c))))
      throw new HttpError(409, ['There is no removed reminder to bring back. Set a new one.']);
    await act(c, 'brought the reminder back');
    return c.json({});
  });
  return reminder;
}

/** The reminder of an enquiry: set, removed and restored. */
import { Hono } from 'hono';
import { z } from 'zod';
import { hoursOn } from '#contract/hours.ts';
import { businessHours } from '#contract/written-hours.ts';
import { monthsAfter } from '#server/enquiries/retention.ts';
import { formatLongDay, formatTime } from '#server/enquiries/time.ts';
import { notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { createEnquiryRecord } from '../audit-log.ts';
import { readFields } from '../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../context.ts';
import {
  daySchema,
  fieldFault,
  instantOn,
  optionalTimeSchema,
  pastTimeFault,
} from '../day-time.ts';

const schema = z.object({ day: daySchema, time: optionalTimeSchema });

export function createReminder(context: DeskContext) {
  const { database, site, now } = context;
  const reminder = new Hono<DeskEnv>().basePath('/enquiries/:id/reminder');
  const idOf = (c: DeskRequest) => c.req.param('id') ?? '';
  const record = createEnquiryRecord(context);

  reminder.put('/', async (c) => {
    const read = await readFields(c, schema);
    if ('faults' in read) return c.json(read.faults, 400);
    const { hours, retentionMonths } = site.studio;
    const chosen = read.value;
    // On a closed day, at the usual hour.
    const usual = hoursOn(Date.parse(`${chosen.day}T00:00:00Z`), businessHours(hours));
    const opens = usual?.opens ?? hours.opens;
    const { timeZone } = hours;
    const at = instantOn({ day: chosen.day, time: chosen.time || opens }, timeZone);
    const whole = await database.call('enquiryInFull', idOf(c));
    if (!whole) throw notFound(GONE.enquiry);
    const passed = pastTimeFault(at, { now: now(), day: chosen.day, timeZone });
    if (passed) return c.json(passed, 400);
    const erasesAt = monthsAfter(whole.enquiry.received_at, retentionMonths);
    if (at >= erasesAt) {
      const last = formatLongDay(erasesAt, timeZone);
      const why = `The enquiry is deleted on ${last}, before this day. Choose an earlier one.`;
      return c.json(fieldFault('day', why), 400);
    }
    await database.call('setReminder', idOf(c), at);
    await record(c, 'set a reminder for', formatTime(at, hours.timeZone));
    return c.json({ at });
  });

  reminder.delete('/', async (c) => {
    if (await database.call('removeReminder', idOf(c))) await record(c, 'removed the reminder');
    return c.json({});
  });

  reminder.post('/restore', async (c) => {
    if (!(await database.call('restoreReminder', idOf(c))))
      throw notFound('There is no removed reminder to restore. Set a new one.');
    await record(c, 'restored the reminder');
    return c.json({});
  });
  return reminder;
}

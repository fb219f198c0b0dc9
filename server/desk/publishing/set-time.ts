/** The desk's API of the time at which changes are published automatically. */
import { Hono } from 'hono';
import { z } from 'zod';
import { monthsAfter } from '#server/enquiries/retention.ts';
import { formatTime } from '#server/enquiries/time.ts';
import { createRecord } from '../audit-log.ts';
import { readBody, readFields } from '../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../context.ts';
import { daySchema, fieldFault, instantOn, pastTimeFault, timeSchema } from '../day-time.ts';

const MONTHS_MAX = 12;
const dayTime = z.object({ day: daySchema, time: timeSchema });

export function createSetTimeRoutes(context: DeskContext, groups: z.ZodType<string[] | undefined>) {
  const { site, now, setTimes } = context;
  const routes = new Hono<DeskEnv>().basePath('/publishing/set-time');
  const toSet = dayTime.extend({ groups });
  const idOf = (c: DeskRequest) => c.req.param('id') ?? '';
  const record = createRecord(context);
  const sayTime = (at: number) => formatTime(at, site.studio.hours.timeZone);

  /** The instant, or its fault. */
  function instant(chosen: z.infer<typeof dayTime>) {
    const { timeZone } = site.studio.hours;
    const at = instantOn(chosen, timeZone);
    const passed = pastTimeFault(at, { now: now(), day: chosen.day, timeZone });
    if (passed) return { faults: passed };
    return at > monthsAfter(now(), MONTHS_MAX)
      ? { faults: fieldFault('day', 'This day is more than a year ahead. Choose an earlier one.') }
      : { at };
  }

  routes.post('/', async (c) => {
    const read = await readFields(c, toSet);
    const found = 'faults' in read ? read : instant(read.value);
    if ('faults' in read || 'faults' in found) return c.json(found.faults, 400);
    await setTimes.set(c.get('person'), found.at, read.value.groups ?? null);
    await record(c, 'set the time for publishing to', sayTime(found.at));
    return c.json({});
  });

  routes.put('/:id', async (c) => {
    const read = await readFields(c, dayTime);
    const found = 'faults' in read ? read : instant(read.value);
    if ('faults' in found) return c.json(found.faults, 400);
    await setTimes.move(c.get('person'), idOf(c), found.at);
    await record(c, 'changed the time for publishing to', sayTime(found.at));
    return c.json({});
  });

  routes.delete('/:id', async (c) => {
    await setTimes.cancel(c.get('person'), idOf(c));
    await record(c, 'cancelled publishing at the chosen time');
    return c.json({});
  });

  routes.post('/:id/restore', async (c) => {
    await readBody(c, z.object({}));
    await setTimes.restore(c.get('person'), idOf(c));
    await record(c, 'restored publishing at the chosen time');
    return c.json({});
  });
  return routes;
}

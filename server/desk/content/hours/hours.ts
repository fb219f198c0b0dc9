/** The desk's API of the opening hours: the week, and the days on which the studio is closed. It changes only the draft. */
import { isDeepStrictEqual } from 'node:util';
import { Hono } from 'hono';
import { z } from 'zod';
import { formatHours } from '#content-model/format-hours.server.ts';
import { clockAt } from '#contract/answer-by.ts';
import { INVALID_DAY, isDay } from '#contract/day.ts';
import type { HoursView, Week } from '#contract/desk/hours.ts';
import { CLOSINGS_MAX, REASON_MAX } from '#contract/hours-faults.ts';
import type { Closing, HoursInContent } from '#contract/written-hours.ts';
import { revisionOf } from '#server/revision.ts';
import { lineSchema, readBody } from '../../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../../context.ts';
import { ConflictError, catchConflict, withRevision } from '../../revision.ts';
import { readYaml } from '../texts/read-yaml.ts';
import { contentShapes } from '../texts/schemas.ts';
import type { TextFiles } from '../texts/text-files.ts';
import { createWriters } from '../texts/writers.ts';
import { holidaysFrom } from './holidays.ts';
import { weekOf, writtenWeek } from './week.ts';
import { withClosings, withPlacesForHours, withWeek } from './write-hours.ts';

/** Any text is accepted here; the content check reports what is invalid. */
const typed = z.string().max(20);
const week = z.array(z.object({ opens: typed, closes: typed }).nullable()).length(7);
const day = (title: string) => typed.refine(isDay, INVALID_DAY).meta({ title });
const closings = z
  .array(
    z.object({
      from: day('First day'),
      to: day('Last day').optional(),
      name: lineSchema(REASON_MAX, 'Reason'),
    }),
  )
  .max(CLOSINGS_MAX);

const hoursIn = (source: string) => (readYaml(source) as { hours: HoursInContent }).hours;
const closingsOf = ({ closed = [] }: HoursInContent): readonly Closing[] =>
  closed.toSorted((a, b) => (a.from < b.from ? -1 : 1));

export function createHours(context: DeskContext, files: TextFiles) {
  const hours = new Hono<DeskEnv>().basePath('/hours');
  const writers = createWriters(context);
  const written = async () => hoursIn(await files.textOf('site'));

  hours.get('/', async (c) => {
    const now = await written();
    const today = new Date(clockAt(context.now(), now.timeZone)).toISOString().slice(0, 10);
    const view: HoursView = {
      week: withRevision(weekOf(now)),
      closings: withRevision(closingsOf(now)),
      years: holidaysFrom(Number(today.slice(0, 4))),
      today,
      sentence: formatHours(now).long,
    };
    return c.json(view);
  });

  /** The text of a file; the published text if both mean the same. */
  async function likePublished(name: string, text: string): Promise<string> {
    const published = await files.publishedText(name);
    return isDeepStrictEqual(readYaml(text), readYaml(published)) ? published : text;
  }

  interface Saving<T> {
    readonly names: readonly string[];
    readonly read: (now: HoursInContent) => T;
    readonly write: (name: string, source: string, before: HoursInContent) => string;
    /** The field, as the history names it. */
    readonly field: string;
  }
  async function save<T>(c: DeskRequest, value: T, { names, read, write, field }: Saving<T>) {
    const expected = c.req.header('X-Revision');
    const conflict = await catchConflict(c, async () => {
      const before = await written();
      await files.changeAll(names, async (name, source) => {
        const current = read(name === 'site' ? hoursIn(source) : before);
        if (revisionOf(current) === revisionOf(value)) return { text: source };
        if (name === 'site' && revisionOf(current) !== expected) throw new ConflictError(current);
        return { text: await likePublished(name, write(name, source, before)) };
      });
    });
    if (conflict) return conflict;
    await writers.record(c, { name: 'site', where: field, at: field });
    return c.json(withRevision(read(await written())));
  }

  hours.put('/week', async (c) => {
    const { value } = await readBody(c, z.object({ value: week }));
    const others = Object.keys(contentShapes()).filter((name) => name !== 'site');
    return save<Week>(c, value, {
      names: ['site', ...others],
      read: weekOf,
      write: (name, source, before) =>
        withPlacesForHours(
          name === 'site' ? withWeek(source, writtenWeek(value, before)) : source,
          before,
        ),
      field: 'hours.days',
    });
  });

  hours.put('/closings', async (c) => {
    const { value } = await readBody(c, z.object({ value: closings }));
    return save(c, value as readonly Closing[], {
      names: ['site'],
      read: closingsOf,
      write: (_, source) => withClosings(source, value),
      field: 'hours.closed',
    });
  });
  return hours;
}

/** The numbers of visitors as counted by the server (server/visits). */
import { Hono } from 'hono';
import { PAGES, projectPath } from '#content-model/pages.ts';
import { instantOf } from '#contract/answer-by.ts';
import { VISIT_PERIODS, type Visits, type VisitTotal } from '#contract/desk/visits.ts';
import { DAY_MS } from '#contract/duration.ts';
import { notFound } from '#server/http/http-error.ts';
import { dayAt } from '#server/visits/counter.ts';
import { ownAddresses } from '../content/projects/address.ts';
import { readProjects } from '../content/projects/project-folder.ts';
import type { DeskContext, DeskEnv } from '../context.ts';

const ROWS = 30;

export function createVisits({ database, site, drafts, now, writeVisits }: DeskContext) {
  const visits = new Hono<DeskEnv>();

  /** The desk's names of pages and projects, by address. */
  async function labels(): Promise<Map<string, string>> {
    const groups = await readProjects(drafts);
    return new Map([
      ...PAGES.map(({ path, name }) => [path, name] as const),
      ...groups.flatMap(({ projects }) =>
        projects.flatMap(({ slug, words }) =>
          ownAddresses(slug, words).map(
            (name) => [projectPath(name), words.title ?? slug] as const,
          ),
        ),
      ),
    ]);
  }

  visits.get('/visits', async (c) => {
    const period = VISIT_PERIODS.find((days) => String(days) === (c.req.query('days') ?? '30'));
    if (!period) throw notFound('There is no such period.');
    await writeVisits();
    const { timeZone } = site.studio.hours;
    const today = Date.parse(dayAt(now(), timeZone));
    const dayBefore = (days: number) => new Date(today - days * DAY_MS).toISOString().slice(0, 10);
    const [from, to] = [dayBefore(period - 1), dayBefore(0)];
    const [fromBefore, toBefore] = [dayBefore(2 * period - 1), dayBefore(period)];
    const begin = instantOf(Date.parse(from), '00:00', timeZone);
    const [days, before, first, pages, sources, broken, enquiries, known] = await Promise.all([
      database.call('visitDays', from, to),
      database.call('visitDays', fromBefore, toBefore),
      database.call('firstVisitDay'),
      database.call('visitSums', 'page', from, to, ROWS),
      database.call('visitSums', 'from', from, to, ROWS),
      database.call('visitSums', 'broken', from, to, ROWS),
      database.call('enquiriesByPage', begin, now() + 1, ROWS),
      labels(),
    ]);
    const named = (rows: readonly { name: string; count: number }[]): VisitTotal[] =>
      rows.map(({ name, count }) => ({ name, count, label: known.get(name) ?? null }));
    const sum = (rows: readonly { views: number }[]) =>
      rows.reduce((total, { views }) => total + views, 0);
    const answer: Visits = {
      period,
      from,
      to,
      days,
      views: sum(days),
      visits: days.reduce((total, day) => total + day.visits, 0),
      viewsBefore: first !== null && first < fromBefore ? sum(before) : null,
      pages: named(pages),
      sources: named(sources),
      enquiries: named(enquiries),
      broken: named(broken),
    };
    return c.json(answer);
  });
  return visits;
}

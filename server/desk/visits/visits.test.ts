import { expect, test } from 'vitest';
import type { Visits } from '#contract/desk/visits.ts';
import { DAY_MS } from '#contract/duration.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { dayAt } from '#server/visits/counter.ts';
import { openProjects, SHAH } from '../content/projects/testing/projects.ts';

async function open() {
  const desk = openTestDesk();
  const asha = await desk.comeIn();
  const daysAgo = (days: number) => dayAt(desk.clock.now - days * DAY_MS, 'Asia/Kolkata');
  const add = (days: number, page: number, from: number) =>
    desk.database.call('addVisits', [
      { day: daysAgo(days), kind: 'page', name: '/about', count: page },
      { day: daysAgo(days), kind: 'from', name: 'google.com', count: from },
      { day: daysAgo(days), kind: 'broken', name: '/old', count: 1 },
    ]);
  const visits = async (days: number) =>
    (await (await asha.ask(`/visits?days=${days}`)).json()) as Visits;
  return { ...desk, asha, add, visits, daysAgo };
}

test('visits of a period are summed by page, source and broken address, and compared with the previous period', async () => {
  const { add, visits, daysAgo } = await open();
  await add(0, 12, 4);
  await add(29, 3, 1);
  await add(30, 10, 2);
  expect((await visits(30)).viewsBefore, 'not all of the period before was counted').toBeNull();
  await add(60, 7, 1);
  expect(await visits(30)).toMatchObject({
    from: daysAgo(29),
    to: daysAgo(0),
    views: 15,
    visits: 5,
    viewsBefore: 10,
    days: [
      { day: daysAgo(29), views: 3, visits: 1 },
      { day: daysAgo(0), views: 12, visits: 4 },
    ],
    pages: [{ name: '/about', label: 'About', count: 15 }],
    sources: [{ name: 'google.com', label: null, count: 5 }],
    broken: [{ name: '/old', label: null, count: 2 }],
  });
  expect(await visits(365)).toMatchObject({ views: 32, viewsBefore: null });
});

test('a project has its name at each of its addresses', async () => {
  const { ask, database, clock } = await openProjects({
    [`${SHAH}/project.yaml`]: 'title: Shah\naddress: shah-house\nformer: [mehta]\n',
  });
  const day = dayAt(clock.now, 'Asia/Kolkata');
  const paths = ['/projects/mehta', '/projects/shah-house', '/projects/shah-residence'];
  await database.call(
    'addVisits',
    paths.map((name) => ({ day, kind: 'page' as const, name, count: 1 })),
  );
  const { pages } = (await (await ask('/visits')).json()) as Visits;
  expect(pages.map(({ name }) => name).sort()).toEqual(paths);
  expect(pages.map(({ label }) => label)).toEqual(['Shah', 'Shah', 'Shah']);
});

test('enquiries are counted by the page they were sent from, spam is not', async () => {
  const { insert, visits } = await open();
  await insert({}, { page: '/about' });
  await insert({}, { page: '/about', spamReason: 'honeypot' });
  const { enquiries } = await visits(30);
  expect(enquiries).toEqual([{ name: '/about', label: 'About', count: 1 }]);
});

test('enquiries count from the first minute of the first day in the studio’s time zone', async () => {
  const { insert, visits, clock, daysAgo } = await open();
  const midnight = Date.parse(`${daysAgo(29)}T00:00+05:30`);
  await insert({}, { page: '/about', receivedAt: midnight - 1 });
  await insert({}, { page: '/about', receivedAt: midnight });
  expect((await visits(30)).enquiries).toMatchObject([{ name: '/about', count: 1 }]);
  clock.now = Date.parse('2026-11-24T18:29:59Z');
  expect((await visits(30)).enquiries).toMatchObject([{ count: 1 }]);
});

test('another period, or a request without a session, gets no numbers', async () => {
  const { ask, asha } = await open();
  expect((await asha.ask('/visits?days=31')).status).toBe(404);
  expect((await ask('/visits')).status).toBe(401);
});

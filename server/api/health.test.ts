import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type MachineFacts, MIN_FREE_BYTES } from '#server/alarm/trouble.ts';
import { openTestApi } from '#server/testing/api.ts';
import { configOf, STUDIO } from '#server/testing/fixtures.ts';
import { createHealth } from './health.ts';

const DAY = 86_400_000;
const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1' };

/** The health check of a machine whose facts the test sets. */
function open(env: Record<string, string> = SMTP) {
  const { database, clock } = openTestApi();
  const facts: { -readonly [K in keyof MachineFacts]: MachineFacts[K] } = {
    freeBytes: MIN_FREE_BYTES,
    backup: null,
  };
  const release = { at: 0 };
  const health = createHealth({
    ...{ database, config: configOf(env), site: { studio: STUDIO, pages: new Set<string>() } },
    now: () => clock.now,
    isLocal: (c) => c.req.query('local') !== undefined,
    releasedAt: () => release.at,
    machine: async () => facts,
  });
  const app = new Hono().get('/healthz', health);
  const ask = async (query: string) => {
    // An answer is kept for a second.
    clock.now += 60_000;
    return app.request(`/healthz${query}`);
  };
  return { database, clock, facts, release, ask };
}
type Opened = ReturnType<typeof open>;

test.each<[string, (opened: Opened) => unknown, object]>([
  [
    'a disk that is nearly full',
    ({ facts }) => {
      facts.freeBytes = MIN_FREE_BYTES - 1;
    },
    { freeBytes: MIN_FREE_BYTES - 1 },
  ],
  [
    'a backup that failed',
    ({ facts, clock }) => {
      facts.backup = { succeededAt: clock.now, failedAt: clock.now };
    },
    { backup: 'failed' },
  ],
  [
    'no backup for three days',
    ({ facts, clock }) => {
      facts.backup = { succeededAt: clock.now - 3 * DAY, failedAt: null };
    },
    { backup: 'overdue' },
  ],
  [
    'a clock far ahead of the last erasure',
    ({ database, clock }) => database.call('confirmExpiryRun', clock.now - 32 * DAY),
    { clock: 'ahead' },
  ],
  [
    'a clock that shows a time before the release was made',
    ({ release, clock }) => {
      release.at = clock.now + 2 * DAY;
    },
    { clock: 'behind' },
  ],
])('%s is 503 for outsiders, and named for this machine', async (_, happen, named) => {
  const opened = open();
  const { ask } = opened;
  expect((await ask('')).status, 'before').toBe(200);
  await happen(opened);
  const distant = await ask('');
  expect([distant.status, await distant.text()]).toEqual([503, '']);
  const local = await ask('?local');
  expect(local.status).toBe(200);
  expect(await local.json()).toMatchObject({ status: 'ok', ...named });
});

test('a site without a mail server is 503 for outsiders', async () => {
  const { ask } = open({});
  expect((await ask('')).status).toBe(503);
  expect(await (await ask('?local')).json()).toMatchObject({ hasMailServer: false });
});

test('after the clock was set back, the answer is a new one', async () => {
  const { ask, database, clock } = open();
  await ask('');
  clock.now -= DAY;
  await database.close();
  expect((await ask('')).status).toBe(503);
});

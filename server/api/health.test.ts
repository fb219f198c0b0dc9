import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { MIN_FREE_BYTES } from '#server/alarm/disk.ts';
import { openTestApi } from '#server/testing/api.ts';
import { STUDIO } from '#server/testing/fixtures.ts';
import { createHealth } from './health.ts';

test('a disk that is nearly full is 503 for outsiders and named for this machine, and 200 again with room', async () => {
  const { database, outbox, clock } = openTestApi();
  const disk = { free: MIN_FREE_BYTES - 1 };
  const health = createHealth({
    ...{ database, outbox, site: { studio: STUDIO, pages: new Set<string>() } },
    now: () => clock.now,
    isLocal: (c) => c.req.query('local') !== undefined,
    isDiskNearlyFull: async () => disk.free < MIN_FREE_BYTES,
  });
  const app = new Hono().get('/healthz', health);
  const ask = (query = '') => app.request(`/healthz${query}`);
  expect([(await ask()).status, await (await ask()).text()]).toEqual([503, '']);
  const local = await ask('?local');
  expect(local.status).toBe(200);
  expect(await local.json()).toMatchObject({ status: 'ok', isDiskNearlyFull: true });
  disk.free = MIN_FREE_BYTES;
  clock.now += 60_000;
  expect((await ask()).status).toBe(200);
});

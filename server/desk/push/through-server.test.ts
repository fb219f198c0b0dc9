import { expect, test } from 'vitest';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { openDatabaseDirectly } from '#server/database/direct.ts';
import { openBuild } from '#server/releases/site.ts';
import { serve } from '#server/server.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import {
  configOf,
  createBuild,
  enquiryOf,
  formOf,
  temporaryFolder,
} from '#server/testing/fixtures.ts';
import { startPushService } from '#server/testing/push-service.ts';
import { comeInAt } from '../publishing/testing/studio.ts';

test('a visitor gets a response before the push service has responded', async () => {
  const service = await startPushService();
  const dataDir = temporaryFolder();
  const running = await serve({
    config: configOf({ DATA_DIR: dataDir, PORT: '0', RATE_LIMIT: 'off' }),
    site: openBuild(createBuild()),
    now: Date.now,
    log: () => {},
    isPushService: service.isService,
  });
  const origin = running.url.replace('127.0.0.1', 'localhost');
  const database = openDatabaseDirectly(databaseFile(dataDir));
  const asha = await comeInAt(origin, database);
  await database.close();
  const body = JSON.stringify(service.device('phone'));
  const on = await asha.send('/desk/api/push', { method: 'PUT', body });
  expect(on.status).toBe(200);
  service.answers.set('phone', 'never');
  const post = (changes: Record<string, string> = {}) =>
    fetch(running.url + SEND_FORM_PATH, {
      method: 'POST',
      body: formOf({ ...enquiryOf('contact'), ...changes }),
    });
  const answer = await post();
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  await expect.poll(() => service.received.map(({ text }) => text)).toEqual(['A new enquiry']);
  // Aborts what is being sent, too.
  await running.stop();
});

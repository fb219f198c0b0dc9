import { expect, test } from 'vitest';
import { DatabaseError } from '#server/database/client.ts';
import { eventually } from '#server/testing/eventually.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { openTestOutbox } from '#server/testing/outbox.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';

test('what a dead process had claimed is released as often as it takes, before anything is claimed', async () => {
  const server = await startSmtpServer();
  const dataDir = temporaryFolder();
  const env = { SMTP_URL: server.url };
  server.behaviour.current = 'hang';
  const before = openTestOutbox({ env, dataDir });
  await before.insert();
  before.outbox.wake();
  await eventually(() => expect(server.transmitted).toHaveLength(1));
  await before.stop();

  server.behaviour.current = 'accept';
  const calls: string[] = [];
  const after = openTestOutbox({
    env,
    dataDir,
    wrapDatabase: (database) => ({
      call: (query, ...args) => {
        calls.push(query);
        const isRejected = query === 'releaseClaims' && calls.length <= 2;
        return isRejected
          ? Promise.reject(new DatabaseError('full', 'SQLITE 13'))
          : database.call(query, ...args);
      },
    }),
  });
  for (let i = 0; i < 3; i += 1) await after.send();
  expect(calls.slice(0, 4)).toEqual([
    'releaseClaims',
    'releaseClaims',
    'releaseClaims',
    'claimDue',
  ]);
  expect(server.received).toHaveLength(1);
});

test('a claim whose answer was lost is released again; what is being sent meanwhile is sent once', async () => {
  const server = await startSmtpServer();
  server.behaviour.current = { delayMs: 300 };
  let lost = 0;
  const { insert, outbox, emailsOf } = openTestOutbox({
    env: { SMTP_URL: server.url },
    wrapDatabase: (database) => ({
      call: async (query, ...args) => {
        const result = await database.call(query, ...args);
        if (query !== 'claimDue' || lost > 0 || server.transmitted.length === 0) return result;
        lost += 1;
        throw new DatabaseError('The database thread stopped and was restarted.', 'worker');
      },
    }),
  });
  const first = await insert();
  outbox.wake();
  await eventually(() => expect(server.transmitted).toHaveLength(1));
  const second = await insert();
  outbox.wake();
  await eventually(async () => {
    expect(await emailsOf(first)).toMatchObject([{ sent_at: expect.any(Number) }]);
    expect(await emailsOf(second)).toMatchObject([{ sent_at: expect.any(Number) }]);
  });
  expect(lost).toBe(1);
  expect(server.received).toHaveLength(2);
});

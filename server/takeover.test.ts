import { once } from 'node:events';
import { expect, test } from 'vitest';
import { SEND_FORM_PATH } from '#enquiry/wire.ts';
import { StoreError } from '#server/database/client.ts';
import { eventually } from '#server/testing/eventually.ts';
import { builtSite, enquiryOf, formOf, temporaryFolder } from '#server/testing/fixtures.ts';
import { openPostOffice } from '#server/testing/outbox.ts';
import { startServer } from '#server/testing/process.ts';
import { headerOf, openMailServer } from '#server/testing/smtp-server.ts';
import { fillUp, makeRoom, tinyDisk } from '#server/testing/tiny-disk.ts';

const PARALLEL = 5;

test('killed between claim and send, started on a full disk, then given room: every letter leaves without another start', async ({
  skip,
}) => {
  const folder = tinyDisk();
  if (!folder) return skip('cannot mount a tiny file system here');
  const mail = await openMailServer();
  mail.manners.current = 'hang';
  const build = builtSite();
  const env = { DATA_DIR: `${folder}/data`, SMTP_URL: mail.url };
  const first = await startServer(build, env);
  const references: (string | null)[] = [];
  for (let i = 0; i < PARALLEL + 2; i += 1) {
    const answer = await fetch(first.url + SEND_FORM_PATH, {
      method: 'POST',
      body: formOf(enquiryOf('contact', { message: 'x'.repeat(4000) })),
    });
    expect(answer.status).toBe(200);
    references.push(answer.headers.get('Enquiry-Reference'));
  }
  await eventually(() => expect(mail.swallowed).toHaveLength(PARALLEL));
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  fillUp(folder);
  mail.manners.current = 'take';
  const second = await startServer(build, env);
  await eventually(() => expect(second.output()).toContain('outbox-waits'));
  makeRoom(folder);
  await eventually(async () => {
    expect(await (await fetch(`${second.url}/healthz`)).json()).toMatchObject({ unsent: 0 });
  });
  const mailed = mail.received.map(({ raw }) => headerOf(raw, 'Message-ID'));
  expect(mailed.sort()).toEqual(references.map((id) => `<${id}.studio@studio.example>`).sort());
  expect(await second.end('SIGTERM')).toBe(0);
}, 120_000);

test('what a dead process had claimed is released as often as it takes, before anything is claimed', async () => {
  const server = await openMailServer();
  const dataDir = temporaryFolder();
  const env = { SMTP_URL: server.url };
  server.manners.current = 'hang';
  const before = openPostOffice({ env, dataDir });
  await before.keep();
  before.outbox.wake();
  await eventually(() => expect(server.swallowed).toHaveLength(1));
  await before.stop();

  server.manners.current = 'take';
  const calls: string[] = [];
  const after = openPostOffice({
    env,
    dataDir,
    wrapStore: (store) => ({
      call: (verb, ...args) => {
        calls.push(verb);
        const isRefused = verb === 'releaseClaims' && calls.length <= 2;
        return isRefused
          ? Promise.reject(new StoreError('full', 'SQLITE 13'))
          : store.call(verb, ...args);
      },
    }),
  });
  for (let i = 0; i < 3; i += 1) await after.send();
  expect(calls.slice(0, 4)).toEqual(['releaseClaims', 'releaseClaims', 'releaseClaims', 'claim']);
  expect(server.received).toHaveLength(1);
});

test('a claim whose answer was lost is released again; what is on its way meanwhile goes out once', async () => {
  const server = await openMailServer();
  server.manners.current = { thinkMs: 300 };
  let lost = 0;
  const { keep, outbox, letters } = openPostOffice({
    env: { SMTP_URL: server.url },
    wrapStore: (store) => ({
      call: async (verb, ...args) => {
        const result = await store.call(verb, ...args);
        if (verb !== 'claim' || lost > 0 || server.swallowed.length === 0) return result;
        lost += 1;
        throw new StoreError('The store stopped and was started again.', 'worker');
      },
    }),
  });
  const first = await keep();
  outbox.wake();
  await eventually(() => expect(server.swallowed).toHaveLength(1));
  const second = await keep();
  outbox.wake();
  await eventually(async () => {
    expect(await letters(first)).toMatchObject([{ sent_at: expect.any(Number) }]);
    expect(await letters(second)).toMatchObject([{ sent_at: expect.any(Number) }]);
  });
  expect(lost).toBe(1);
  expect(server.received).toHaveLength(2);
});

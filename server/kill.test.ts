import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { readRows } from '#server/database/testing/read-rows.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createBuild, enquiryOf, formOf, temporaryFolder } from '#server/testing/fixtures.ts';
import { type ServerProcess, startServer } from '#server/testing/process.ts';
import { headerOf, startSmtpServer } from '#server/testing/smtp-server.ts';

const send = async ({ url }: ServerProcess, name: string) =>
  (
    await fetch(url + SEND_FORM_PATH, {
      method: 'POST',
      body: formOf(enquiryOf('contact', { user_name: name, submission_id: name })),
    })
  ).status;

test('after kill -9 at any moment everything answered 200 is stored and mailed, with one Message-ID each', async () => {
  const mail = await startSmtpServer();
  mail.behaviour.current = { delayMs: 20 };
  const dataDir = temporaryFolder();
  const build = createBuild();
  const env = { DATA_DIR: dataDir, SMTP_URL: mail.url };
  const answered: string[] = [];
  const KILLS = 4;

  for (let round = 0; round < KILLS; round += 1) {
    const server = await startServer(build, env);
    // Another moment each round: at the first answer, in the middle, while emails are on their way.
    const killAfter = answered.length + 1 + round * 5;
    const sending = Array.from({ length: 40 }, async (_, i) => {
      const name = `v${round}-${i}`;
      await new Promise((done) => setTimeout(done, i * 3));
      if ((await send(server, name).catch(() => 0)) === 200) answered.push(name);
      if (answered.length >= killAfter) server.child.kill('SIGKILL');
    });
    await Promise.all(sending);
  }
  expect(answered.length).toBeGreaterThan(KILLS);

  mail.behaviour.current = 'accept';
  const last = await startServer(build, env);
  const nameIn = (raw: string) => raw.match(/Name: (\S+)/)?.[1];
  await eventually(async () => {
    expect(await (await fetch(`${last.url}/healthz`)).json()).toMatchObject({
      status: 'ok',
      unsent: 0,
    });
  });
  const mailed = new Set(mail.received.map(({ raw }) => nameIn(raw)));
  expect(answered.filter((name) => !mailed.has(name))).toEqual([]);

  // A second copy only of what was on its way at a kill, under the same id.
  const ids = new Map<string | undefined, Set<string | undefined>>();
  for (const { raw } of mail.received) {
    const name = nameIn(raw);
    ids.set(name, (ids.get(name) ?? new Set()).add(headerOf(raw, 'Message-ID')));
  }
  expect([...ids.values()].every((each) => each.size === 1)).toBe(true);
  const PARALLEL = 5;
  expect(mail.received.length - ids.size).toBeLessThanOrEqual(KILLS * PARALLEL);
  expect(await last.end('SIGTERM')).toBe(0);
}, 180_000);

test('SIGTERM finishes what is in progress, closes the database and ends with 0', async () => {
  const mail = await startSmtpServer();
  mail.behaviour.current = { delayMs: 700 };
  const dataDir = temporaryFolder();
  const server = await startServer(createBuild(), { DATA_DIR: dataDir, SMTP_URL: mail.url });
  expect(await send(server, 'last')).toBe(200);
  await eventually(() => expect(mail.transmitted).toHaveLength(1));
  // A request whose body is still on its way when the signal comes.
  const { port, hostname } = new URL(server.url);
  const slow = connect(Number(port), hostname);
  await once(slow, 'connect');
  const body = '--x\r\n\r\n--x--';
  slow.write(
    `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await new Promise((done) => setTimeout(done, 100));
  const ended = server.end('SIGTERM');
  await new Promise((done) => setTimeout(done, 100));
  slow.write(body);
  const [answer] = await once(slow, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ended).toBe(0);
  expect(mail.received).toHaveLength(1);
  expect(readRows(databaseFile(dataDir), 'SELECT 1 FROM email WHERE sent_at > 0')).toHaveLength(1);
  expect(server.output()).not.toContain('Asha');
});

test('two servers on one data folder both take enquiries, and each email is sent once', async () => {
  const mail = await startSmtpServer();
  const dataDir = temporaryFolder();
  const build = createBuild();
  const env = { DATA_DIR: dataDir, SMTP_URL: mail.url };
  const servers = [await startServer(build, env), await startServer(build, env)];
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, i) => send(servers[i % 2]!, `v${i}`)),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  await eventually(() => expect(mail.received.length).toBeGreaterThanOrEqual(20));
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  expect(mail.received).toHaveLength(20);
});

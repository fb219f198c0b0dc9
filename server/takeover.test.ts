import { once } from 'node:events';
import { expect, test } from 'vitest';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createBuild, enquiryOf, formOf } from '#server/testing/fixtures.ts';
import { startServer } from '#server/testing/process.ts';
import { headerOf, startSmtpServer } from '#server/testing/smtp-server.ts';
import { fillDisk, freeSpace, tinyDisk } from '#server/testing/tiny-disk.ts';

const PARALLEL = 5;

test('killed between claim and send, started on a full disk, then given room: every email leaves without another start', async ({
  skip,
}) => {
  const folder = tinyDisk();
  if (!folder) return skip('cannot mount a tiny file system here');
  const mail = await startSmtpServer();
  mail.behaviour.current = 'hang';
  const build = createBuild();
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
  await eventually(() => expect(mail.transmitted).toHaveLength(PARALLEL));
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  fillDisk(folder);
  mail.behaviour.current = 'accept';
  const second = await startServer(build, env);
  await eventually(() => expect(second.output()).toContain('outbox-failed'));
  freeSpace(folder);
  await eventually(async () => {
    expect(await (await fetch(`${second.url}/healthz`)).json()).toMatchObject({ unsent: 0 });
  });
  const mailed = mail.received.map(({ raw }) => headerOf(raw, 'Message-ID'));
  expect(mailed.sort()).toEqual(references.map((id) => `<${id}.studio@studio.example>`).sort());
  expect(await second.end('SIGTERM')).toBe(0);
}, 120_000);

import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createBuild, enquiryOf, formOf } from '#server/testing/fixtures.ts';
import { startServer } from '#server/testing/process.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';
import { fillDisk, freeSpace, tinyDisk } from '#server/testing/tiny-disk.ts';

test('on a full disk the server starts, answers 503, goes on serving pages, sends nothing twice, and recovers by itself', async ({
  skip,
}) => {
  const folder = tinyDisk();
  if (!folder) return skip('cannot mount a tiny file system here');
  const mail = await startSmtpServer();
  fillDisk(folder);
  const server = await startServer(createBuild(), {
    DATA_DIR: `${folder}/data`,
    SMTP_URL: mail.url,
  });
  const send = (name: string, headers: HeadersInit = {}) =>
    fetch(server.url + SEND_FORM_PATH, {
      method: 'POST',
      headers,
      body: formOf(enquiryOf('contact', { user_name: name, message: 'x'.repeat(4000) })),
    });
  const page = async () => (await fetch(`${server.url}/contact`)).status;

  const rejected = await send('refused');
  expect([rejected.status, await rejected.text()]).toEqual([
    503,
    'The enquiry could not be stored just now. Please try again in a minute.',
  ]);
  expect(rejected.headers.get('Retry-After')).toBe('60');
  expect(await page()).toBe(200);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503);

  freeSpace(folder);
  await eventually(async () => expect((await send('first')).status).toBe(200));
  await eventually(() => expect(mail.received).toHaveLength(1));

  // Full while emails are on their way: what cannot be noted as sent is not sent again.
  mail.behaviour.current = { delayMs: 400 };
  const burst = await Promise.all(Array.from({ length: 4 }, (_, i) => send(`burst-${i}`)));
  const stored = burst.filter(({ status }) => status === 200).length;
  await eventually(() => expect(mail.transmitted.length).toBeGreaterThan(1));
  fillDisk(folder);
  for (let i = 0; i < 3; i += 1) {
    expect((await send('full')).status).toBe(503);
    expect(await page()).toBe(200);
    await pause(1000);
  }
  freeSpace(folder);
  await eventually(async () =>
    expect(await (await fetch(`${server.url}/healthz`)).json()).toMatchObject({ unsent: 0 }),
  );
  expect(mail.received).toHaveLength(1 + stored);
  expect(await server.end('SIGTERM')).toBe(0);
}, 180_000);

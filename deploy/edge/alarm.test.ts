/** Cron raises the same alarm as a machine: on the real runtime, to a real webhook and a real mail server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startReceiver } from '#server/alarm/testing/receiver.ts';
import { enquiryOf } from '#server/testing/fixtures.ts';
import { headerOf, startSmtpServer } from '#server/testing/smtp-server.ts';
import { confirmClockSql } from './make/confirm-clock.ts';
import { NOW, openEdgeApi, startEdge } from './testing/edge.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const folder = mkdtempSync(join(tmpdir(), 'edge-alarm-'));
const edge = await startEdge({ folder });
afterAll(async () => {
  await edge.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function open() {
  const receiver = await startReceiver();
  const server = await startSmtpServer();
  const env = { ALARM_URL: receiver.url, ALARM_TO: 'owner@a.example', ACKNOWLEDGE: 'off' };
  const withMail = { ...env, SMTP_URL: server.url, SMTP_TIMEOUT_MS: '700' };
  const api = await openEdgeApi(edge, withMail);
  await edge.tell({ isQueueLost: true });
  await api.sendForm(enquiryOf('contact'));
  const alarms = () => server.received.filter(({ to }) => to[0] === 'owner@a.example');
  return {
    ...{ ...api, server, env, withMail, alarms },
    texts: () => receiver.bodies.map((body) => JSON.parse(body).text),
    cronAt: async (clock: number) => {
      await edge.tell({ clock });
      await edge.worker.scheduled({ cron: '*/5 * * * *' });
    },
  };
}

test('mail unsent for an hour: webhook and mailbox are told once a day, though no run of Cron knows the one before', async () => {
  const { cronAt, texts, alarms, server } = await open();
  server.behaviour.current = '451';
  await cronAt(NOW + HOUR - 1);
  expect(texts()).toEqual([]);
  await cronAt(NOW + HOUR);
  await cronAt(NOW + HOUR + 1);
  expect(texts()).toEqual(['Your website: one email could not be sent']);
  server.behaviour.forRecipient = (to) => (to === 'owner@a.example' ? 'accept' : undefined);
  await cronAt(NOW + HOUR + 2);
  await cronAt(NOW + HOUR + 3);
  expect(alarms()).toHaveLength(1);
  await cronAt(NOW + HOUR + DAY);
  expect(texts()).toHaveLength(2);
});

test('an email that was given up raises the alarm', async () => {
  const { cronAt, texts, alarms } = await open();
  await edge.db.prepare('UPDATE email SET failed_at = 1').run();
  await cronAt(NOW);
  expect(texts()).toEqual(['Your website: one email could not be delivered']);
  expect(headerOf(alarms()[0]!.raw, 'Subject')).toBe(
    'Your website: one email could not be delivered',
  );
});

test('without a mail server the webhook is told', async () => {
  const { cronAt, texts, env } = await open();
  await edge.tell({ env });
  await cronAt(NOW);
  expect(texts()).toEqual(['Your website: it has no mail server']);
});

test('a clock far ahead raises the alarm and fails the health check until it is confirmed', async () => {
  const { cronAt, texts, alarms, request } = await open();
  await edge.db.prepare('UPDATE email SET sent_at = 1').run();
  await cronAt(NOW);
  const status = async () => (await request('/healthz')).status;
  expect([await status(), texts()]).toEqual([200, []]);
  await cronAt(NOW + 1000 * DAY);
  expect(texts()).toEqual(['Your website: its clock may be wrong']);
  expect(alarms()[0]!.raw.replace(/=\r\n/g, '').replace(/\s+/g, ' ')).toContain(
    'npm run edge:clock -- --yes',
  );
  expect(await status()).toBe(503);
  await edge.db.prepare(confirmClockSql(NOW + 1000 * DAY)).run();
  await edge.tell({ clock: NOW + 1000 * DAY + 60_000 });
  expect(await status()).toBe(200);
});

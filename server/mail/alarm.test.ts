/** The owner hears of mails that do not leave and of a disk that fills up, once a day. */
import { expect, test } from 'vitest';
import { configOf, STUDIO, temporaryFolder } from '#server/testing/fixtures.ts';
import { NOW, openTestOutbox } from '#server/testing/outbox.ts';
import { headerOf, startSmtpServer } from '#server/testing/smtp-server.ts';
import { createAlarm } from './alarm.ts';

const HOUR = 3_600_000;
const ROOM = 50e9;

async function openAlarm({ smtp = true } = {}) {
  const server = await startSmtpServer();
  const dataDir = temporaryFolder();
  const opened = openTestOutbox({ dataDir });
  const { database, clock, logged } = opened;
  const disk = { free: ROOM };
  const make = () =>
    createAlarm({
      config: configOf({
        DATA_DIR: dataDir,
        MAIL_TO: 'inbox@studio.example',
        ...(smtp && { SMTP_URL: server.url }),
      }),
      site: { studio: STUDIO },
      database,
      now: () => clock.now,
      log: (level, event, fields) => logged.push({ level, event, ...fields }),
      freeBytes: async () => disk.free,
    });
  return { ...opened, server, disk, make };
}

test('mails that wait for an hour are told once a day, also after a restart; no visitor is named', async () => {
  const { make, insert, clock, server, logged } = await openAlarm();
  await insert();
  const { look } = make();
  clock.now = NOW + HOUR - 1;
  await look();
  expect(server.received).toEqual([]);
  clock.now = NOW + HOUR;
  await look();
  await look();
  await make().look();
  const [{ raw, to } = { raw: '', to: [] }] = server.received;
  expect(server.received).toHaveLength(1);
  expect(to).toEqual(['inbox@studio.example']);
  expect(headerOf(raw, 'Subject')).toContain('the website needs somebody');
  expect(raw).toMatch(/has not taken 1 mail about/);
  expect(raw).not.toMatch(/@example\.org/);
  clock.now += 24 * HOUR;
  await look();
  expect(server.received).toHaveLength(2);
  expect(logged.filter(({ event }) => event === 'alarm')).toHaveLength(2);
});

test('a disk that is nearly full is told, and that it is over is logged', async () => {
  const { make, disk, server, logged } = await openAlarm();
  const { look } = make();
  disk.free = 420e6;
  await look();
  expect(server.received[0]?.raw).toMatch(/420 MB are left/);
  disk.free = ROOM;
  await look();
  await look();
  expect(logged.filter(({ event }) => event === 'alarm-over')).toHaveLength(1);
});

test('while the mail server is down it is tried at each look, and logged once', async () => {
  const { make, disk, server, logged } = await openAlarm();
  const { look } = make();
  disk.free = 1;
  server.behaviour.current = '451';
  await look();
  await look();
  expect(logged.filter(({ event }) => event === 'alarm-not-sent')).toHaveLength(1);
  server.behaviour.current = 'accept';
  await look();
  await look();
  expect(server.received).toHaveLength(1);
});

test('without a mail server it is logged alone, and unsent mails are no trouble', async () => {
  const { make, insert, clock, disk, logged } = await openAlarm({ smtp: false });
  await insert();
  const { look } = make();
  clock.now += 30 * HOUR;
  await look();
  expect(logged).toEqual([]);
  disk.free = 1;
  await look();
  expect(logged).toMatchObject([{ level: 'error', event: 'alarm' }]);
});

import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { STUDIO, temporaryFolder } from '#server/testing/fixtures.ts';
import { headerOf } from '#server/testing/smtp-server.ts';
import { createAlarm, startAlarm } from './alarm.ts';
import { freeBytes } from './disk.ts';
import { GB, openAlarm } from './testing/open-alarm.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('an hour unsent: one mail that names nobody, the next after a day, also across a restart', async () => {
  const { smtp, box, clock, start, events, dataDir } = await openAlarm({
    ALARM_TO: 'owner@a.example',
  });
  await box.insert();
  await box.insert();
  const look = start();
  clock.now += 59 * MINUTE;
  await look();
  expect(smtp.received).toEqual([]);
  clock.now += MINUTE;
  await look();
  await look();
  const [{ raw, to }] = smtp.received as [(typeof smtp.received)[0]];
  expect(to).toEqual(['owner@a.example']);
  expect(headerOf(raw, 'Subject')).toBe('Your website: 2 mails could not be sent');
  const text = raw.replace(/=\r\n/g, '').replace(/\s+/g, ' ');
  expect(text).toContain('since 23 November 2026 at 10:00');
  expect(text).toContain('npm run mail-test -- you@studio.in');
  expect(text).toContain('https://studio.example/desk');
  expect(raw).not.toMatch(/Asha|asha@|Hello\r?\nA/);

  const restarted = start();
  for (const [hours, mails] of [
    [23, 1],
    [1, 2],
  ] as const) {
    clock.now += hours * HOUR;
    await restarted();
    expect(smtp.received).toHaveLength(mails);
  }
  expect(readdirSync(dataDir).filter((name) => name.includes('alarm'))).toEqual(['alarm.json']);
  // The outbox gets through again: that is said once.
  await box.send();
  await restarted();
  await restarted();
  expect(events()).toEqual(['warn alarm-sent', 'warn alarm-sent', 'info alarm-over']);
});

test('a disk that is nearly full is told to MAIL_TO; both troubles share the one mail a day', async () => {
  const { smtp, box, disk, clock, start } = await openAlarm({ MAIL_TO: 'inbox@a.example' });
  const look = start();
  disk.free = GB;
  await look();
  expect(smtp.received).toEqual([]);
  disk.free = 0.4 * GB;
  await look();
  await box.insert();
  clock.now += HOUR;
  await look();
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]!.to).toEqual(['inbox@a.example']);
  expect(smtp.received[0]!.raw).toContain('400 MB');
  expect(await freeBytes(temporaryFolder()), 'the real file system').toBeGreaterThan(0);
});

test('a mail server that is down or refuses is asked at each look, logged once, and gets the alarm as soon as it is up', async () => {
  const { smtp, box, clock, options, config, events, logged } = await openAlarm();
  await box.insert();
  clock.now += HOUR;
  const changing = { ...config, smtpUrl: 'smtp://127.0.0.1:1' };
  const look = createAlarm(options(changing));
  await look();
  expect(logged[0]).toMatchObject({ unsent: 1, code: 'ESOCKET' });
  changing.smtpUrl = smtp.url;
  smtp.behaviour.current = '451';
  await look();
  expect(events()).toEqual(['error alarm-unsent']);
  smtp.behaviour.current = 'accept';
  await look();
  expect(smtp.received.map(({ to }) => to)).toEqual([[STUDIO.email]]);
});

test('one of three in ALARM_TO refuses: the two are told once, and the third as soon as it is taken', async () => {
  const { smtp, disk, start, events } = await openAlarm({
    ALARM_TO: 'asha@a.example, ravi@a.example, meera@a.example',
  });
  const told = () => smtp.received.map(({ to }) => to.join()).sort();
  disk.free = 0;
  smtp.behaviour.forRecipient = (to) => (to === 'ravi@a.example' ? 'refuse recipient' : undefined);
  const look = start();
  await look();
  await look();
  expect(told()).toEqual(['asha@a.example', 'meera@a.example']);
  smtp.behaviour.forRecipient = () => undefined;
  await look();
  await look();
  expect(told()).toEqual(['asha@a.example', 'meera@a.example', 'ravi@a.example']);
  expect(events()).toEqual(['error alarm-unsent', 'warn alarm-sent']);
});

test('a mail server that refuses: ALARM_URL is told all the same, once, and again only until it has taken it', async () => {
  const bodies: string[] = [];
  const statuses = [500, 204];
  const receiver = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.writeHead(statuses.shift() ?? 204).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void receiver.close());
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/alarm`;
  const { smtp, box, clock, start, events } = await openAlarm({ ALARM_URL: url });
  await box.insert();
  clock.now += HOUR;
  smtp.behaviour.current = '451';
  const look = start();
  for (let times = 0; times < 3; times += 1) await look();
  expect(bodies).toHaveLength(2);
  expect(JSON.parse(bodies[1]!)).toEqual({
    text: 'Your website: one mail could not be sent',
    site: STUDIO.siteOrigin,
    unsent: 1,
  });
  smtp.behaviour.current = 'accept';
  await look();
  await look();
  expect([bodies.length, smtp.received.length]).toEqual([2, 1]);
  expect(events()).toEqual(['error alarm-unsent', 'warn alarm-sent']);
});

test('without a mail server it is only logged, once a day, and unsent emails are no alarm', async () => {
  const { box, disk, clock, options, config, events } = await openAlarm();
  await box.insert();
  clock.now += 2 * HOUR;
  const look = createAlarm(options({ ...config, smtpUrl: undefined }));
  await look();
  expect(events()).toEqual([]);
  disk.free = 0;
  await look();
  await look();
  expect(events()).toEqual(['error alarm']);
});

test('a clock that is put back, a folder that cannot be written: no crash and no second mail', async () => {
  const { smtp, disk, clock, start, dataDir, events } = await openAlarm();
  disk.free = 0;
  const look = start();
  await look();
  for (const hours of [-400 * 24, 23]) {
    clock.now += hours * HOUR;
    await look();
  }
  expect(smtp.received).toHaveLength(1);
  // A folder in place of the file: nobody can write it, whatever rights they have.
  rmSync(join(dataDir, 'alarm.json'));
  mkdirSync(join(dataDir, 'alarm.json', 'x'), { recursive: true });
  const next = start();
  await next();
  await next();
  expect(smtp.received).toHaveLength(2);
  expect(events()).toEqual(['warn alarm-sent', 'warn alarm-sent', 'warn alarm-not-noted']);
});

test('it looks every five minutes until it is stopped', async () => {
  const { disk, smtp, options, config } = await openAlarm();
  disk.free = 0;
  const waits: number[] = [];
  let due = () => {};
  const cancel = () => {
    due = () => {};
  };
  const schedule = (run: () => void, ms: number) => {
    waits.push(ms);
    due = run;
    return cancel;
  };
  const stop = startAlarm({ ...options(config), schedule });
  due();
  await expect.poll(() => waits).toEqual([300_000, 300_000]);
  expect(smtp.received).toHaveLength(1);
  stop();
  due();
  expect(waits).toHaveLength(2);
});

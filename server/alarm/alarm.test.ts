import { expect, test } from 'vitest';
import { writeRows } from '#server/database/testing/write-rows.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import { STUDIO, temporaryFolder } from '#server/testing/fixtures.ts';
import { headerOf } from '#server/testing/smtp-server.ts';
import { createAlarm, startAlarm } from './alarm.ts';
import { freeBytes, recordBackup } from './machine.ts';
import { GB, openAlarm } from './testing/open-alarm.ts';
import { startReceiver } from './testing/receiver.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test('an hour unsent: one email that names nobody, the next after a day, also across a restart', async () => {
  const { smtp, box, clock, start, events } = await openAlarm({
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
  expect(headerOf(raw, 'Subject')).toBe('Your website: 2 emails could not be sent');
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
  // The outbox gets through again: that is said once.
  await box.send();
  await restarted();
  await restarted();
  expect(events()).toEqual(['warn alarm-sent', 'warn alarm-sent', 'info alarm-over']);
});

test('a reason that is new is told at once, also on the day of another alarm; each again after a day', async () => {
  const { smtp, box, disk, clock, start } = await openAlarm({ MAIL_TO: 'inbox@a.example' });
  const look = start();
  const mails = async (count: number) => {
    await look();
    await start()();
    expect(smtp.received).toHaveLength(count);
  };
  disk.free = GB;
  await mails(0);
  disk.free = 0.4 * GB;
  await mails(1);
  expect(smtp.received[0]!.to).toEqual(['inbox@a.example']);
  expect(smtp.received[0]!.raw).toContain('400 MB');
  await box.insert();
  clock.now += HOUR;
  await mails(2);
  expect(smtp.received[1]!.raw.replace(/=\r\n/g, '')).toMatch(/400 MB/);
  // What comes and goes is not told each time.
  disk.free = 40 * GB;
  await mails(2);
  disk.free = 0.3 * GB;
  await mails(2);
  clock.now += DAY;
  await mails(3);
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
  const { bodies, url } = await startReceiver(500, 204);
  const { smtp, box, clock, start, events } = await openAlarm({ ALARM_URL: url });
  await box.insert();
  clock.now += HOUR;
  smtp.behaviour.current = '451';
  const look = start();
  for (let times = 0; times < 3; times += 1) await look();
  expect(bodies).toHaveLength(2);
  expect(JSON.parse(bodies[1]!)).toEqual({
    text: 'Your website: one email could not be sent',
    site: STUDIO.siteOrigin,
    unsent: 1,
  });
  smtp.behaviour.current = 'accept';
  await look();
  await look();
  expect([bodies.length, smtp.received.length]).toEqual([2, 1]);
  expect(events()).toEqual(['error alarm-unsent', 'warn alarm-sent']);
});

test('without a mail server ALARM_URL is told, and where there is none the log, once a day', async () => {
  const { bodies, url } = await startReceiver();
  const { box, clock, options, config, events } = await openAlarm();
  await box.insert();
  const look = createAlarm(options({ ...config, smtpUrl: undefined }));
  for (const hours of [0, 2, 22]) {
    clock.now += hours * HOUR;
    await look();
  }
  expect(events()).toEqual(['error alarm', 'error alarm']);
  await createAlarm(options({ ...config, smtpUrl: undefined, alarmUrl: url }))();
  expect(JSON.parse(bodies[0]!)).toMatchObject({
    text: 'Your website: it has no mail server',
    hasMailServer: false,
    unsent: 1,
  });
});

test('an email that was given up raises the alarm until its enquiry is closed', async () => {
  const { smtp, box, start, clock, events } = await openAlarm();
  const id = await box.insert();
  const [email] = await box.emailsOf(id);
  await box.database.call('markFailed', email!.id, clock.now, '554 No.', null);
  const look = start();
  await look();
  expect(headerOf(smtp.received[0]!.raw, 'Subject')).toBe(
    'Your website: one email could not be delivered',
  );
  await box.database.call('setState', id, 'closed', clock.now);
  await look();
  expect(events()).toEqual(['warn alarm-sent', 'info alarm-over']);
});

test.each([
  ['ahead', 3 * 365 * DAY, 'npm run enquiries -- clock --yes'],
  ['behind', -3 * 365 * DAY, 'correct the clock'],
])(
  'a clock that is doubted raises the alarm and says what to do: %s',
  async (clockIs, by, advice) => {
    const { bodies, url } = await startReceiver();
    const { smtp, box, start, clock, release, events } = await openAlarm({ ALARM_URL: url });
    release.at = clock.now - DAY;
    await box.database.call('confirmExpiryRun', clock.now);
    clock.now += by;
    const look = start();
    await look();
    expect(JSON.parse(bodies[0]!)).toMatchObject({ clock: clockIs });
    const text = smtp.received[0]!.raw.replace(/=\r\n/g, '').replace(/\s+/g, ' ');
    expect(text).toContain(advice);
    if (clockIs === 'ahead') await box.database.call('confirmExpiryRun', clock.now);
    else clock.now -= by;
    await look();
    expect(events()).toEqual(['warn alarm-sent', 'info alarm-over']);
  },
);

test.each([
  ['failed', 'Your website: the backup failed', 0],
  ['overdue', 'Your website: there is no recent backup', 3 * DAY + 1],
])('backup %s: the alarm is raised until one is made', async (backup, subject, later) => {
  const { smtp, start, dataDir, clock, events, logged } = await openAlarm();
  const look = start();
  recordBackup(dataDir, clock.now, true);
  await look();
  expect(events()).toEqual([]);
  clock.now += later;
  if (backup === 'failed') recordBackup(dataDir, clock.now, false);
  await look();
  expect(headerOf(smtp.received[0]!.raw, 'Subject')).toBe(subject);
  expect(logged[0]).toMatchObject({ event: 'alarm-sent', backup });
  recordBackup(dataDir, clock.now, true);
  await look();
  expect(events()).toEqual(['warn alarm-sent', 'info alarm-over']);
});

test('a clock that is put back, a database that notes nothing: no crash and no second mail', async () => {
  const { smtp, box, disk, clock, start, events } = await openAlarm();
  disk.free = 0;
  const look = start();
  await look();
  for (const hours of [-400 * 24, 23]) {
    clock.now += hours * HOUR;
    await look();
  }
  expect(smtp.received).toHaveLength(1);
  writeRows(
    databaseFile(box.dataDir),
    "CREATE TRIGGER full BEFORE INSERT ON alarm_told BEGIN SELECT RAISE(ABORT, 'full'); END",
    [[]],
  );
  clock.now += DAY;
  const next = start();
  await next();
  await next();
  expect(smtp.received).toHaveLength(2);
  expect(events()).toEqual(['warn alarm-sent', 'warn alarm-not-noted', 'warn alarm-sent']);
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
  const stop = startAlarm(options(config), schedule);
  due();
  await expect.poll(() => waits).toEqual([300_000, 300_000]);
  expect(smtp.received).toHaveLength(1);
  stop();
  due();
  expect(waits).toHaveLength(2);
});

/** Push notifications of new enquiries, through a push service on this machine that decrypts them. */
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PushState } from '#contract/desk/push.ts';
import { readRows } from '#server/database/testing/read-rows.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { runProcess } from '#server/testing/process.ts';
import { startPushService } from '#server/testing/push-service.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';
import { pushKeys, pushKeysFile } from './keys.ts';
import { isPushService } from './services.ts';

const PUT = { method: 'PUT' };

async function open() {
  const service = await startPushService();
  const smtp = await startSmtpServer();
  const env = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'studio@studio.example',
    MAIL_TO: 'asha@studio.example',
  };
  const desk = openTestDesk({ isService: service.isService, env });
  const asha = await desk.comeIn();
  const ravi = await desk.comeIn('ravi@studio.example', 'Ravi', 'colleague');
  const tell = async () => {
    desk.pushes.tell();
    await desk.pushes.idle();
    await desk.deskMails.idle();
  };
  const stored = () => readRows(desk.file, 'SELECT endpoint FROM push_device');
  return { ...desk, service, smtp, asha, ravi, tell, stored };
}

test('a subscribed device gets "A new enquiry" and nothing else, signed with the keys of this server', async () => {
  const { service, ravi, tell, insert } = await open();
  const before = (await (await ravi.ask('/push')).json()) as PushState;
  expect(before).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/), endpoint: null });
  const phone = service.device('phone');
  expect((await ravi.ask('/push', phone, PUT)).status).toBe(200);
  expect(((await (await ravi.ask('/push')).json()) as PushState).endpoint).toBe(phone.endpoint);
  await insert({ user_name: 'Meera Kale', message: 'A flat in Aundh.' });
  await tell();
  expect(service.received.map(({ device, text }) => [device, text])).toEqual([
    ['phone', 'A new enquiry'],
  ]);
  const { authorization = '', ttl, topic, urgency } = service.received[0]!.headers;
  expect(authorization).toContain(`k=${before.publicKey}`);
  const [, claims = ''] = /t=[^.]+\.([^.]+)/.exec(authorization)!;
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect([aud, sub]).toEqual([new URL(phone.endpoint).origin, 'mailto:studio@studio.example']);
  expect([ttl, topic, urgency]).toEqual(['86400', 'enquiry', 'high']);
});

test('a device is forgotten when it signs out, is switched off, when its person is removed, and when its session ends', async () => {
  const { service, asha, ravi, tell, stored, comeIn, clock, database } = await open();
  await ravi.ask('/push', service.device('a'), PUT);
  await ravi.ask('/push', undefined, { method: 'DELETE' });
  expect(stored()).toEqual([]);
  await ravi.ask('/push', service.device('b'), PUT);
  await ravi.ask('/sign-out', { scope: 'this' });
  expect(stored()).toEqual([]);
  const meera = await comeIn('meera@studio.example', 'Meera', 'colleague');
  await meera.ask('/push', service.device('c'), PUT);
  const person = (await database.call('people')).find(({ name }) => name === 'Meera')!;
  await asha.ask('/people/remove', { id: person.id });
  expect(stored()).toEqual([]);
  await asha.ask('/push', service.device('d'), PUT);
  clock.now += 31 * 86_400_000;
  await tell();
  expect(service.received).toEqual([]);
});

test.each([404, 410])(
  'a device that the service refuses for good (%i) is forgotten, without an email',
  async (status) => {
    const { service, smtp, ravi, tell, stored } = await open();
    await ravi.ask('/push', service.device('gone'), PUT);
    service.answers.set('gone', status);
    await tell();
    expect([stored(), smtp.received.length]).toEqual([[], 0]);
  },
);

test.each([[429], [500], [302]])(
  'if a push fails temporarily (%i), its person gets an email without details of the enquiry, and the device stays',
  async (status) => {
    const { service, smtp, ravi, tell, stored, insert } = await open();
    await ravi.ask('/push', service.device('phone'), PUT);
    service.answers.set('phone', status);
    await insert({ user_name: 'Meera Kale', message: 'A flat in Aundh.' });
    await tell();
    expect(service.received).toHaveLength(1);
    expect(stored()).toHaveLength(1);
    expect(smtp.received.map(({ to }) => to)).toEqual([['ravi@studio.example']]);
    expect(smtp.received[0]!.raw).toContain('A new enquiry');
    expect(smtp.received[0]!.raw).not.toMatch(/Meera|Aundh/);
  },
);

test('nobody who was notified on another device, or has the studio’s mailbox, gets an email in place of a push', async () => {
  const { service, smtp, asha, ravi, tell, comeIn } = await open();
  await asha.ask('/push', service.device('asha'), PUT);
  await ravi.ask('/push', service.device('phone'), PUT);
  const laptop = await comeIn('ravi@studio.example', 'Ravi', 'colleague');
  await laptop.ask('/push', service.device('laptop'), PUT);
  service.answers.set('asha', 500).set('phone', 500);
  await tell();
  expect(service.received.map(({ device }) => device).sort()).toEqual(['asha', 'laptop', 'phone']);
  expect(smtp.received.filter(({ raw }) => raw.includes('A new enquiry'))).toEqual([]);
});

test('a person whose email address is a part of the studio’s still gets an email', async () => {
  const { service, smtp, tell, comeIn } = await open();
  const ha = await comeIn('ha@studio.example', 'Ha', 'colleague');
  await ha.ask('/push', service.device('phone'), PUT);
  service.answers.set('phone', 500);
  await tell();
  expect(smtp.received.map(({ to }) => to)).toEqual([['ha@studio.example']]);
});

test('a service that never responds is aborted when the server stops', async () => {
  const { service, pushes, ravi } = await open();
  await ravi.ask('/push', service.device('phone'), PUT);
  service.answers.set('phone', 'never');
  pushes.tell();
  await expect.poll(() => service.received.length).toBe(1);
  await pushes.stop();
});

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com:8443/x',
  'https://a:b@fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/x',
  'https://2130706433/x',
  'https://localhost/x',
  'https://push.services.mozilla.com.evil.example/x',
  'file:///etc/passwd',
  'no address',
])(
  'an address of no push service is refused with a message, and nothing is stored: %s',
  async (endpoint) => {
    const desk = openTestDesk();
    const { ask } = await desk.comeIn();
    const service = await startPushService();
    const answer = await ask('/push', { ...service.device('x'), endpoint }, PUT);
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toContain('Notifications do not work');
    expect(readRows(desk.file, 'SELECT * FROM push_device')).toEqual([]);
  },
);

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-pn1p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('the services of the browsers are known: %s', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

test('invalid keys of a device are refused', async () => {
  const { service, ravi, stored } = await open();
  const { endpoint, keys } = service.device('x');
  for (const wrong of [{ ...keys, auth: 'short' }, { ...keys, p256dh: '' }, {}])
    expect((await ravi.ask('/push', { endpoint, keys: wrong }, PUT)).status).toBe(400);
  expect(stored()).toEqual([]);
});

test('the keys are made on first use, only for their owner, and are the same for every server of the folder', async () => {
  const dataDir = temporaryFolder();
  const made = await Promise.all(
    Array.from({ length: 3 }, () => runProcess('desk/push/testing/print-key.ts', [dataDir], {})),
  );
  const [first = ''] = made.map(({ output }) => output);
  expect(first).toMatch(/^[\w-]{87}\n$/);
  expect(new Set(made.map(({ output }) => output)).size).toBe(1);
  expect(pushKeys(dataDir).publicKey).toBe(first.trim());
  expect(statSync(pushKeysFile(dataDir)).mode & 0o777).toBe(0o600);
});

test('damaged keys are reported with what to do, and are not overwritten', () => {
  const dataDir = temporaryFolder();
  const file = pushKeysFile(dataDir);
  writeFileSync(file, '{"publicKey":');
  chmodSync(file, 0o600);
  expect(() => pushKeys(dataDir)).toThrow(/is damaged. Delete it/);
  expect(readFileSync(file, 'utf8')).toBe('{"publicKey":');
});

/** One letter to several mailboxes: each gets it once, whatever the mail server says of the others. */
import { expect, test } from 'vitest';
import { openTestOutbox } from '#server/testing/outbox.ts';
import { headerOf, type SmtpBehaviour, startSmtpServer } from '#server/testing/smtp-server.ts';
import { recipientsOf } from './send-to.ts';

const THREE = 'Asha <asha@studio.example>, ravi@studio.example, meera@studio.example';
const DAY = 86_400_000;

async function open(env: Record<string, string> = {}) {
  const server = await startSmtpServer();
  const box = openTestOutbox({
    env: { SMTP_URL: server.url, SMTP_TIMEOUT_MS: '700', MAIL_TO: THREE, ...env },
  });
  const refuse = (address: string, behaviour: SmtpBehaviour) => {
    server.behaviour.forRecipient = (to) => (to === address ? behaviour : undefined);
  };
  const has = () => server.received.map(({ to }) => to.join()).sort();
  return { ...box, server, refuse, has };
}

test.each<SmtpBehaviour>([
  'refuse recipient',
  '450 recipient',
  'disconnect at recipient',
  '554',
  '451',
  'hang',
])(
  'one of three is answered "%s": the two have the letter, once, and the third gets it as soon as it is taken',
  async (behaviour) => {
    const { server, insert, send, clock, refuse, has, emailsOf, logged, database } = await open();
    refuse('ravi@studio.example', behaviour);
    const id = await insert();
    await send();
    const two = ['asha@studio.example', 'meera@studio.example'];
    expect(has()).toEqual(two);
    expect(await emailsOf(id)).toMatchObject([
      { sent_at: null, tries: 1, last_error: expect.stringContaining('ravi@studio.example') },
    ]);
    expect(await database.call('health', clock.now)).toMatchObject({ unsent: 1, failed: 0 });
    expect(logged.at(-1)).toMatchObject({ event: 'email-delayed', takenBy: 2 });
    expect(JSON.stringify(logged), 'no address in the log').not.toContain('@');
    clock.now += 60_000;
    await send();
    expect(has(), 'not again to the two').toEqual(two);
    server.behaviour.forRecipient = () => undefined;
    clock.now += DAY;
    await send();
    expect(has()).toEqual([...two, 'ravi@studio.example'].sort());
    expect(new Set(server.received.map(({ raw }) => headerOf(raw, 'Message-ID'))).size).toBe(1);
    expect(headerOf(server.received[0]!.raw, 'To'), 'each sees who else has it').toContain('meera');
    expect(await emailsOf(id)).toMatchObject([{ sent_at: clock.now, last_error: null }]);
  },
);

test('a letter that one of three refuses for seven days has failed, and "retry" sends it to that one alone', async () => {
  const { server, insert, send, clock, refuse, has, emailsOf, database } = await open({
    RETRY_SECONDS: '172800',
  });
  refuse('meera@studio.example', 'refuse recipient');
  const id = await insert();
  for (let tries = 0; tries < 5; tries += 1) {
    await send();
    clock.now += 2 * DAY;
  }
  const [email] = await emailsOf(id);
  expect(email!.failed_at).not.toBeNull();
  expect(has()).toEqual(['asha@studio.example', 'ravi@studio.example']);
  server.behaviour.forRecipient = () => undefined;
  await database.call('requeue', id, clock.now);
  await send();
  expect(has()).toEqual(['asha@studio.example', 'meera@studio.example', 'ravi@studio.example']);
});

test('a mailbox that is taken out of MAIL_TO holds up nothing any more', async () => {
  const first = await open();
  first.refuse('ravi@studio.example', 'refuse recipient');
  const id = await first.insert();
  await first.send();
  await first.stop();
  const { clock, send, emailsOf } = openTestOutbox({
    dataDir: first.dataDir,
    env: { SMTP_URL: first.server.url, MAIL_TO: 'asha@studio.example, meera@studio.example' },
  });
  clock.now += DAY;
  await send();
  expect(first.has()).toHaveLength(2);
  expect(await emailsOf(id)).toMatchObject([{ sent_at: clock.now }]);
});

test('what two have when the server stops is not sent to them again by the next start', async () => {
  const first = await open();
  first.refuse('meera@studio.example', 'hang');
  const id = await first.insert();
  first.outbox.wake();
  await expect.poll(() => first.server.transmitted.length).toBe(3);
  await first.stop();
  first.server.behaviour.forRecipient = () => undefined;
  const next = openTestOutbox({
    dataDir: first.dataDir,
    env: { SMTP_URL: first.server.url, MAIL_TO: THREE },
  });
  await next.send();
  expect(first.has()).toEqual([
    'asha@studio.example',
    'meera@studio.example',
    'ravi@studio.example',
  ]);
  expect(await next.emailsOf(id)).toMatchObject([{ sent_at: expect.any(Number) }]);
});

test('a mailbox that is named twice gets one letter', () => {
  expect(recipientsOf('Asha <asha@studio.example>, ASHA@studio.example')).toEqual([
    'asha@studio.example',
  ]);
});

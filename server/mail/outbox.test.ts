import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DatabaseError } from '#server/database/client.ts';
import { eventually } from '#server/testing/eventually.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { NOW, openTestOutbox } from '#server/testing/outbox.ts';
import {
  headerOf,
  type ReceivedEmail,
  type SmtpBehaviour,
  startSmtpServer,
} from '#server/testing/smtp-server.ts';

const MINUTE = 60_000;
const quick = (url: string) => ({ SMTP_URL: url, SMTP_TIMEOUT_MS: '1500' });

describe('delivery', () => {
  test('an enquiry is mailed at once, and once', async () => {
    const server = await startSmtpServer();
    const { insert, send, emailsOf } = openTestOutbox({ env: { SMTP_URL: server.url } });
    const id = await insert();
    await send();
    await send();
    expect(server.received).toHaveLength(1);
    const [{ raw, from, to }] = server.received as [ReceivedEmail];
    expect(from, 'never the visitor').toBe('desk@studio.example');
    expect(to).toEqual(['inbox@studio.example']);
    expect(headerOf(raw, 'From')).toBe('Test Studio <desk@studio.example>');
    expect(headerOf(raw, 'Reply-To')).toBe('Asha Patil <asha@example.org>');
    expect(headerOf(raw, 'Message-ID')).toBe(`<${id}.studio@studio.example>`);
    expect(raw).toContain('Enquiry_from_Asha_Patil');
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
    expect(await emailsOf(id)).toMatchObject([{ sent_at: NOW, tries: 1, last_error: null }]);
  });

  test.each<SmtpBehaviour>([
    '451',
    '554',
    'refuse recipient',
    'disconnect mid-data',
    'disconnect after the dot',
    'hang',
  ])(
    'a mail server that answers with "%s" is tried again, with the same Message-ID',
    async (failure) => {
      const server = await startSmtpServer();
      const { insert, send, clock, emailsOf, logged } = openTestOutbox({ env: quick(server.url) });
      const id = await insert();
      server.behaviour.current = failure;
      await send();
      expect(server.received).toHaveLength(0);
      expect(await emailsOf(id)).toMatchObject([
        { sent_at: null, tries: 1, next_try_at: NOW + MINUTE },
      ]);
      expect(JSON.stringify(logged)).not.toMatch(/asha|inbox/i);

      server.behaviour.current = 'accept';
      await send();
      expect(server.received, 'not before its time').toHaveLength(0);
      clock.now += MINUTE;
      await send();
      expect(server.received).toHaveLength(1);
      const ids = [...server.transmitted, server.received[0]!.raw].map((raw) =>
        headerOf(raw, 'Message-ID'),
      );
      expect(new Set(ids)).toEqual(new Set([`<${id}.studio@studio.example>`]));
    },
  );

  test('no mail server at all: the email waits', async () => {
    const { insert, send, emailsOf } = openTestOutbox({ env: quick('smtp://127.0.0.1:1') });
    const id = await insert();
    await send();
    expect(await emailsOf(id)).toMatchObject([{ sent_at: null, tries: 1 }]);
  });

  test.each([
    ['a day', 1],
    ['three years', 3 * 365],
  ])(
    'an email that failed while the clock was %s ahead is tried again when the clock is right, for seven days',
    async (_, days) => {
      const server = await startSmtpServer();
      const { insert, send, clock, emailsOf } = openTestOutbox({ env: quick(server.url) });
      server.behaviour.current = '451';
      clock.now += days * 1440 * MINUTE;
      const id = await insert();
      await send();
      clock.now = NOW;
      await send();
      expect(await emailsOf(id)).toMatchObject([{ sent_at: null, tries: 2, queued_at: NOW }]);
      server.behaviour.current = 'accept';
      clock.now += 5 * MINUTE;
      await send();
      expect(server.received).toHaveLength(1);
      expect(await emailsOf(id)).toMatchObject([{ sent_at: clock.now, tries: 3 }]);
    },
  );

  test('a server that thinks for two seconds after the final dot gets the email once', async () => {
    const server = await startSmtpServer();
    server.behaviour.current = { delayMs: 2000 };
    const { insert, send, outbox } = openTestOutbox({ env: { SMTP_URL: server.url } });
    await insert();
    const sent = send();
    const waking = setInterval(() => outbox.wake(), 50);
    await sent;
    clearInterval(waking);
    expect(server.transmitted).toHaveLength(1);
  });

  test('after 1, 5, 30 minutes, 2 hours, then every 6 hours for 7 days; then failed, still stored, logged as an error', async () => {
    const server = await startSmtpServer();
    server.behaviour.current = '554';
    const { insert, send, clock, emailsOf, logged } = openTestOutbox({
      env: { SMTP_URL: server.url },
    });
    const id = await insert();
    const waits: number[] = [];
    for (let tries = 1; tries < 50; tries += 1) {
      await send();
      const [email] = await emailsOf(id);
      if (email!.failed_at !== null) break;
      waits.push((email!.next_try_at! - clock.now) / MINUTE);
      clock.now = email!.next_try_at!;
    }
    expect(waits.slice(0, 6)).toEqual([1, 5, 30, 120, 360, 360]);
    expect(clock.now - NOW).toBeLessThanOrEqual(7 * 1440 * MINUTE);
    expect(clock.now - NOW).toBeGreaterThan(6.7 * 1440 * MINUTE);
    expect(logged.at(-1)).toMatchObject({ level: 'error', event: 'email-failed', reference: id });
    expect(await emailsOf(id)).toMatchObject([{ failed_at: clock.now, sent_at: null }]);
  });

  test('one undeliverable email does not hold up the others', async () => {
    const server = await startSmtpServer();
    server.behaviour.forRecipient = (to) => (to === 'hang@example.org' ? 'hang' : 'accept');
    const { insert, outbox } = openTestOutbox({
      env: { SMTP_URL: server.url, SMTP_TIMEOUT_MS: '25000', ACKNOWLEDGE: 'on' },
    });
    for (let i = 0; i < 3; i += 1) await insert({ user_email: 'hang@example.org' });
    for (let i = 0; i < 5; i += 1) await insert({ user_email: `v${i}@example.org` });
    outbox.wake();
    await eventually(() => expect(server.received).toHaveLength(3 + 5 + 5));
  });
});

describe('an email that is being sent', () => {
  test('is sent again after a crash, with the same Message-ID', async () => {
    const server = await startSmtpServer();
    const dataDir = temporaryFolder();
    const env = { SMTP_URL: server.url };
    server.behaviour.current = 'hang';
    const before = openTestOutbox({ env, dataDir });
    const id = await before.insert();
    before.outbox.wake();
    await eventually(() => expect(server.transmitted).toHaveLength(1));
    // Cut off in the middle, as a kill would: the claim stays in the database.
    await before.stop();
    server.behaviour.current = 'accept';
    const after = openTestOutbox({ env, dataDir });
    await after.send();
    expect(server.received.map(({ raw }) => headerOf(raw, 'Message-ID'))).toEqual([
      `<${id}.studio@studio.example>`,
    ]);
  });

  test('is sent once when "sent" cannot be saved: the saving is repeated, never the sending', async () => {
    const server = await startSmtpServer();
    let failures = 0;
    const { insert, send, emailsOf, outbox } = openTestOutbox({
      env: { SMTP_URL: server.url },
      wrapDatabase: (database) => ({
        call: (query, ...args) => {
          if (query !== 'markSent' || failures >= 1) return database.call(query, ...args);
          failures += 1;
          outbox.wake();
          return Promise.reject(new DatabaseError('full', 'SQLITE 13'));
        },
      }),
    });
    const id = await insert();
    await send();
    expect(server.received).toHaveLength(1);
    expect(failures).toBe(1);
    expect(await emailsOf(id)).toMatchObject([{ sent_at: NOW }]);
  });

  test('nothing is sent while the database cannot store that it is being sent', async () => {
    const server = await startSmtpServer();
    const { insert, outbox, logged } = openTestOutbox({
      env: { SMTP_URL: server.url },
      wrapDatabase: (database) => ({
        call: (query, ...args) =>
          query === 'claimDue'
            ? Promise.reject(new DatabaseError('full', 'SQLITE 13'))
            : database.call(query, ...args),
      }),
    });
    await insert();
    outbox.wake();
    await eventually(() => expect(logged.map(({ event }) => event)).toContain('outbox-failed'));
    expect(server.received).toHaveLength(0);
  });

  test('is sent by one of two processes on the same data folder', async () => {
    const server = await startSmtpServer();
    const dataDir = temporaryFolder();
    const env = { SMTP_URL: server.url };
    const first = openTestOutbox({ env, dataDir });
    const second = openTestOutbox({ env, dataDir });
    await first.send();
    await second.insert();
    await second.send();
    expect(server.received).toHaveLength(0);
    await first.send();
    expect(server.received).toHaveLength(1);
    await first.stop();
    await second.insert();
    await second.send();
    expect(server.received, 'the other takes over').toHaveLength(2);
  });
});

describe('without a mail server', () => {
  test('emails are kept as .eml files, readable by their owner only', async () => {
    const { insert, send, emlFolder, emailsOf } = openTestOutbox();
    const id = await insert();
    await send();
    expect(readdirSync(emlFolder)).toEqual([`${id}-studio.eml`]);
    const file = join(emlFolder, `${id}-studio.eml`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(emlFolder).mode & 0o777).toBe(0o700);
    expect(headerOf(readFileSync(file, 'utf8'), 'Reply-To')).toContain('asha@example.org');
    expect(await emailsOf(id)).toMatchObject([{ sent_at: NOW }]);
  });
});

describe('the acknowledgement', () => {
  test('tells the visitor the reference and when to expect an answer, and repeats none of the words', async () => {
    const server = await startSmtpServer();
    const { insert, send } = openTestOutbox({ env: { SMTP_URL: server.url, ACKNOWLEDGE: 'on' } });
    const id = await insert({ message: 'Buy at https://spam.example' });
    await send();
    const mail = server.received.find(({ to }) => to[0] === 'asha@example.org')!;
    expect(headerOf(mail.raw, 'Auto-Submitted')).toBe('auto-replied');
    expect(headerOf(mail.raw, 'Message-ID')).toBe(`<${id}.acknowledgement@studio.example>`);
    const text = mail.raw.replace(/=\r\n/g, '');
    expect(text).toContain(id);
    expect(text).toMatch(/Dear Asha Patil/);
    expect(text).toMatch(/by Tuesday,? 24 November/);
    expect(text).not.toContain('spam.example');
  });

  test('goes to one address once a day', async () => {
    const server = await startSmtpServer();
    const { insert, send, clock } = openTestOutbox({
      env: { SMTP_URL: server.url, ACKNOWLEDGE: 'on' },
    });
    await insert();
    await insert({ user_email: 'ASHA@example.org' });
    await send();
    expect(server.received).toHaveLength(3);
    clock.now += 86_400_001;
    await insert();
    await send();
    expect(server.received).toHaveLength(5);
  });

  test('is off without a real sender: a mail server, and an address that is not a placeholder', async () => {
    const server = await startSmtpServer();
    const auto = { SMTP_URL: server.url, ACKNOWLEDGE: '' };
    const placeholder = openTestOutbox({ env: auto });
    expect(await placeholder.emailsOf(await placeholder.insert())).toHaveLength(1);
    const real = openTestOutbox({ env: { ...auto, MAIL_FROM: 'desk@real.example' } });
    expect(await real.emailsOf(await real.insert())).toHaveLength(2);
  });
});

test('a visitor cannot write headers, nor have anything opened or fetched', async () => {
  const server = await startSmtpServer();
  const { insert, send } = openTestOutbox({ env: { SMTP_URL: server.url } });
  await insert({
    user_name: 'A\r\nBcc: victim@example.org <x>, "B',
    property_type: '2BHK\r\nX-Evil: 1',
    message:
      '.\r\n.\r\nRCPT TO:<victim@example.org>\r\n/etc/passwd <img src="http://127.0.0.1:9/">',
  });
  await send();
  const [{ raw, to }] = server.received as [ReceivedEmail];
  expect(to).toEqual(['inbox@studio.example']);
  expect(headerOf(raw, 'Bcc')).toBeUndefined();
  expect(headerOf(raw, 'X-Evil')).toBeUndefined();
  expect(raw).not.toContain('root:');
  expect(raw.replace(/=\r\n/g, '')).toContain('&lt;img');
});

test('health looks at the emailsOf to the studio: a mistyped address of a visitor raises no alarm', async () => {
  const server = await startSmtpServer();
  server.behaviour.forRecipient = (to) => (to === 'inbox@studio.example' ? 'accept' : '554');
  const { insert, send, database, clock } = openTestOutbox({
    env: { SMTP_URL: server.url, ACKNOWLEDGE: 'on' },
  });
  await insert();
  await send();
  expect(server.received).toHaveLength(1);
  expect(await database.call('health', clock.now)).toEqual({
    unsent: 0,
    failed: 0,
    oldestUnsentAt: null,
    expiryRunAt: null,
  });
});

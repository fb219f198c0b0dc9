import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { StoreError } from '#server/database/client.ts';
import { eventually } from '#server/testing/eventually.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { NOW, openPostOffice } from '#server/testing/outbox.ts';
import {
  headerOf,
  type Manner,
  openMailServer,
  type ReceivedMail,
} from '#server/testing/smtp-server.ts';

const MINUTE = 60_000;
const quick = (url: string) => ({ SMTP_URL: url, SMTP_TIMEOUT_MS: '1500' });

describe('delivery', () => {
  test('an enquiry is mailed at once, and once', async () => {
    const server = await openMailServer();
    const { keep, send, letters } = openPostOffice({ env: { SMTP_URL: server.url } });
    const id = await keep();
    await send();
    await send();
    expect(server.received).toHaveLength(1);
    const [{ raw, from, to }] = server.received as [ReceivedMail];
    expect(from, 'never the visitor').toBe('desk@studio.example');
    expect(to).toEqual(['inbox@studio.example']);
    expect(headerOf(raw, 'From')).toBe('Test Studio <desk@studio.example>');
    expect(headerOf(raw, 'Reply-To')).toBe('Asha Patil <asha@example.org>');
    expect(headerOf(raw, 'Message-ID')).toBe(`<${id}.studio@studio.example>`);
    expect(raw).toContain('Enquiry_from_Asha_Patil');
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
    expect(await letters(id)).toMatchObject([{ sent_at: NOW, tries: 1, last_error: null }]);
  });

  test.each<Manner>([
    '451',
    '554',
    'refuse recipient',
    'drop mid-data',
    'drop behind the dot',
    'hang',
  ])(
    'a mail server that answers with "%s" is tried again, with the same Message-ID',
    async (fault) => {
      const server = await openMailServer();
      const { keep, send, clock, letters, logged } = openPostOffice({ env: quick(server.url) });
      const id = await keep();
      server.manners.current = fault;
      await send();
      expect(server.received).toHaveLength(0);
      expect(await letters(id)).toMatchObject([
        { sent_at: null, tries: 1, next_try_at: NOW + MINUTE },
      ]);
      expect(JSON.stringify(logged)).not.toMatch(/asha|inbox/i);

      server.manners.current = 'take';
      await send();
      expect(server.received, 'not before its time').toHaveLength(0);
      clock.now += MINUTE;
      await send();
      expect(server.received).toHaveLength(1);
      const ids = [...server.swallowed, server.received[0]!.raw].map((raw) =>
        headerOf(raw, 'Message-ID'),
      );
      expect(new Set(ids)).toEqual(new Set([`<${id}.studio@studio.example>`]));
    },
  );

  test('no mail server at all: the letter waits', async () => {
    const { keep, send, letters } = openPostOffice({ env: quick('smtp://127.0.0.1:1') });
    const id = await keep();
    await send();
    expect(await letters(id)).toMatchObject([{ sent_at: null, tries: 1 }]);
  });

  test('a server that thinks for two seconds after the final dot gets the mail once', async () => {
    const server = await openMailServer();
    server.manners.current = { thinkMs: 2000 };
    const { keep, send, outbox } = openPostOffice({ env: { SMTP_URL: server.url } });
    await keep();
    const sent = send();
    const waking = setInterval(() => outbox.wake(), 50);
    await sent;
    clearInterval(waking);
    expect(server.swallowed).toHaveLength(1);
  });

  test('after 1, 5, 30 minutes, 2 hours, then every 6 hours for 7 days; then failed, still kept, logged loudly', async () => {
    const server = await openMailServer();
    server.manners.current = '554';
    const { keep, send, clock, letters, logged } = openPostOffice({
      env: { SMTP_URL: server.url },
    });
    const id = await keep();
    const waits: number[] = [];
    for (let tries = 1; tries < 50; tries += 1) {
      await send();
      const [letter] = await letters(id);
      if (letter!.failed_at !== null) break;
      waits.push((letter!.next_try_at! - clock.now) / MINUTE);
      clock.now = letter!.next_try_at!;
    }
    expect(waits.slice(0, 6)).toEqual([1, 5, 30, 120, 360, 360]);
    expect(clock.now - NOW).toBeLessThanOrEqual(7 * 1440 * MINUTE);
    expect(clock.now - NOW).toBeGreaterThan(6.7 * 1440 * MINUTE);
    expect(logged.at(-1)).toMatchObject({ level: 'error', event: 'letter-failed', reference: id });
    expect(await letters(id)).toMatchObject([{ failed_at: clock.now, sent_at: null }]);
  });

  test('one undeliverable letter holds up no other', async () => {
    const server = await openMailServer();
    server.manners.forRecipient = (to) => (to === 'hang@example.org' ? 'hang' : 'take');
    const { keep, outbox } = openPostOffice({
      env: { SMTP_URL: server.url, SMTP_TIMEOUT_MS: '25000', ACKNOWLEDGE: 'on' },
    });
    for (let i = 0; i < 3; i += 1) await keep({ user_email: 'hang@example.org' });
    for (let i = 0; i < 5; i += 1) await keep({ user_email: `v${i}@example.org` });
    outbox.wake();
    await eventually(() => expect(server.received).toHaveLength(3 + 5 + 5));
  });
});

describe('a letter that is on its way', () => {
  test('is sent again after a crash, with the same Message-ID', async () => {
    const server = await openMailServer();
    const dataDir = temporaryFolder();
    const env = { SMTP_URL: server.url };
    server.manners.current = 'hang';
    const before = openPostOffice({ env, dataDir });
    const id = await before.keep();
    before.outbox.wake();
    await eventually(() => expect(server.swallowed).toHaveLength(1));
    // Cut off in the middle, as a kill would: the claim stays in the database.
    await before.stop();
    server.manners.current = 'take';
    const after = openPostOffice({ env, dataDir });
    await after.send();
    expect(server.received.map(({ raw }) => headerOf(raw, 'Message-ID'))).toEqual([
      `<${id}.studio@studio.example>`,
    ]);
  });

  test('goes out once when "sent" cannot be noted: the note is repeated, never the mail', async () => {
    const server = await openMailServer();
    let refusals = 0;
    const { keep, send, letters, outbox } = openPostOffice({
      env: { SMTP_URL: server.url },
      wrapStore: (store) => ({
        call: (verb, ...args) => {
          if (verb !== 'noteSent' || refusals >= 1) return store.call(verb, ...args);
          refusals += 1;
          outbox.wake();
          return Promise.reject(new StoreError('full', 'SQLITE 13'));
        },
      }),
    });
    const id = await keep();
    await send();
    expect(server.received).toHaveLength(1);
    expect(refusals).toBe(1);
    expect(await letters(id)).toMatchObject([{ sent_at: NOW }]);
  });

  test('nothing is sent while the database cannot note that it is on its way', async () => {
    const server = await openMailServer();
    const { keep, outbox, logged } = openPostOffice({
      env: { SMTP_URL: server.url },
      wrapStore: (store) => ({
        call: (verb, ...args) =>
          verb === 'claim'
            ? Promise.reject(new StoreError('full', 'SQLITE 13'))
            : store.call(verb, ...args),
      }),
    });
    await keep();
    outbox.wake();
    await eventually(() => expect(logged.map(({ event }) => event)).toContain('outbox-waits'));
    expect(server.received).toHaveLength(0);
  });

  test('is sent by one of two processes on the same data folder', async () => {
    const server = await openMailServer();
    const dataDir = temporaryFolder();
    const env = { SMTP_URL: server.url };
    const first = openPostOffice({ env, dataDir });
    const second = openPostOffice({ env, dataDir });
    await first.send();
    await second.keep();
    await second.send();
    expect(server.received).toHaveLength(0);
    await first.send();
    expect(server.received).toHaveLength(1);
    await first.stop();
    await second.keep();
    await second.send();
    expect(server.received, 'the other takes over').toHaveLength(2);
  });
});

describe('without a mail server', () => {
  test('letters are kept as .eml files, readable by their owner only', async () => {
    const { keep, send, mailFolder, letters } = openPostOffice();
    const id = await keep();
    await send();
    expect(readdirSync(mailFolder)).toEqual([`${id}-studio.eml`]);
    const file = join(mailFolder, `${id}-studio.eml`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(mailFolder).mode & 0o777).toBe(0o700);
    expect(headerOf(readFileSync(file, 'utf8'), 'Reply-To')).toContain('asha@example.org');
    expect(await letters(id)).toMatchObject([{ sent_at: NOW }]);
  });
});

describe('the acknowledgement', () => {
  test('tells the visitor the reference and when to expect an answer, and repeats none of the words', async () => {
    const server = await openMailServer();
    const { keep, send } = openPostOffice({ env: { SMTP_URL: server.url, ACKNOWLEDGE: 'on' } });
    const id = await keep({ message: 'Buy at https://spam.example' });
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
    const server = await openMailServer();
    const { keep, send, clock } = openPostOffice({
      env: { SMTP_URL: server.url, ACKNOWLEDGE: 'on' },
    });
    await keep();
    await keep({ user_email: 'ASHA@example.org' });
    await send();
    expect(server.received).toHaveLength(3);
    clock.now += 86_400_001;
    await keep();
    await send();
    expect(server.received).toHaveLength(5);
  });

  test('is off without a real sender: a mail server, and an address that is no placeholder', async () => {
    const server = await openMailServer();
    const auto = { SMTP_URL: server.url, ACKNOWLEDGE: '' };
    const placeholder = openPostOffice({ env: auto });
    expect(await placeholder.letters(await placeholder.keep())).toHaveLength(1);
    const real = openPostOffice({ env: { ...auto, MAIL_FROM: 'desk@real.example' } });
    expect(await real.letters(await real.keep())).toHaveLength(2);
  });
});

test('a visitor cannot write headers, nor have anything opened or fetched', async () => {
  const server = await openMailServer();
  const { keep, send } = openPostOffice({ env: { SMTP_URL: server.url } });
  await keep({
    user_name: 'A\r\nBcc: victim@example.org <x>, "B',
    property_type: '2BHK\r\nX-Evil: 1',
    message:
      '.\r\n.\r\nRCPT TO:<victim@example.org>\r\n/etc/passwd <img src="http://127.0.0.1:9/">',
  });
  await send();
  const [{ raw, to }] = server.received as [ReceivedMail];
  expect(to).toEqual(['inbox@studio.example']);
  expect(headerOf(raw, 'Bcc')).toBeUndefined();
  expect(headerOf(raw, 'X-Evil')).toBeUndefined();
  expect(raw).not.toContain('root:');
  expect(raw.replace(/=\r\n/g, '')).toContain('&lt;img');
});

test('health looks at the letters to the studio: a mistyped address of a visitor raises no alarm', async () => {
  const server = await openMailServer();
  server.manners.forRecipient = (to) => (to === 'inbox@studio.example' ? 'take' : '554');
  const { keep, send, store, clock } = openPostOffice({
    env: { SMTP_URL: server.url, ACKNOWLEDGE: 'on' },
  });
  await keep();
  await send();
  expect(server.received).toHaveLength(1);
  expect(await store.call('health', clock.now)).toEqual({
    unsent: 0,
    failed: 0,
    oldestUnsentAt: null,
  });
});

/** A password, and the enquiries with it, leave over TLS or not at all. */
import { expect, test } from 'vitest';
import { configOf } from '#server/testing/fixtures.ts';
import { openTestOutbox } from '#server/testing/outbox.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';
import { tlsSentence } from './require-tls.ts';
import { sendTestMail } from './test-mail.ts';

/** A mail server without TLS that takes every password; 0.0.0.0 is the same machine under a name that is not known as it. */
async function open(query = '') {
  const users: string[] = [];
  const server = await startSmtpServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username }, _session, done) {
      users.push(username ?? '');
      done(null, { user: username ?? '' });
    },
  });
  const { port } = new URL(server.url);
  return { server, users, url: `smtp://site:hunter2@0.0.0.0:${port}${query}` };
}

test.each(['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true&secure=false'])(
  'a server that offers no TLS gets neither password nor enquiry: %j',
  async (query) => {
    const { server, users, url } = await open(query);
    const { insert, send, emailsOf, logged } = openTestOutbox({ env: { SMTP_URL: url } });
    const id = await insert();
    await send();
    expect([users, server.transmitted]).toEqual([[], []]);
    expect(await emailsOf(id)).toMatchObject([{ sent_at: null, tries: 1 }]);
    expect(logged.at(-1)).toMatchObject({
      event: 'email-delayed',
      code: expect.stringContaining('ETLS'),
    });
  },
);

test('the mail test says what is missing, and what to write', async () => {
  const { url, users } = await open();
  const steps: string[] = [];
  const config = configOf({ SMTP_URL: url });
  const onStep = (step: string) => steps.push(step);
  await expect(sendTestMail(config, 'desk@studio.example', { onStep })).rejects.toThrow(
    /TLS failed .*offers no TLS on this port: write smtps:/,
  );
  expect(steps[0]).toBe('SMTP_URL is read: mail is sent only over TLS');
  expect(users).toEqual([]);
});

test.each([
  ['smtp://u:p@mail.example', /only over TLS/],
  ['smtps://mail.example', /only over TLS/],
  ['smtp://mail.example', /not encrypted.*smtps:/],
  ['smtp://u:p@localhost', /this machine/],
])('the start says how mail leaves by %s', (url, sentence) => {
  expect(tlsSentence(url)).toMatch(sentence);
  expect(tlsSentence(url)).not.toContain('u:p');
});

/** The mail test against a real mail server that refuses at each step. */
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type SmtpBehaviour, startSmtpServer } from '#server/testing/smtp-server.ts';
import { runMailTest } from './mail-test-run.ts';

const PASSWORD = 'hunter%402';

async function run(SMTP_URL: string, to = 'you@studio.in') {
  const lines: string[] = [];
  const push = (text: string) => lines.push(text.trim());
  const code = await runMailTest([to], {
    env: { SMTP_URL, MAIL_FROM: 'Site <site@angan.in>', SMTP_TIMEOUT_MS: '2000' },
    readStudio: () => ({ email: 'desk@studio.example' }),
    print: push,
    printError: push,
  });
  expect(lines.join()).not.toMatch(/hunter|aHVudGVy/);
  return { code, lines };
}

/** A mail server that wants a user name; `starttls` to offer that as well. */
async function start(starttls = false) {
  const server = await startSmtpServer({
    disabledCommands: starttls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
  });
  const port = new URL(server.url).port;
  return { server, port, url: `smtp://site:${PASSWORD}@127.0.0.1:${port}` };
}

const UNTIL = [
  'ok      SMTP_URL is read',
  'ok      The server was found: 127.0.0.1',
  expect.stringMatching(/^ok {6}Connected without TLS, port \d+$/),
  'ok      Signed in with the user name',
];

test('an accepted message: every step and the server’s answer', async () => {
  const { server, url } = await start();
  const { code, lines } = await run(url);
  expect(lines).toEqual([
    ...UNTIL,
    expect.stringMatching(/^ok {6}The message to you@studio\.in was accepted: 250 /),
    'Check that it arrived, and not in the spam folder.',
  ]);
  expect(code).toBe(0);
  expect(server.received).toMatchObject([{ from: 'site@angan.in', to: ['you@studio.in'] }]);
});

test('TLS is said where the server changes to it', async () => {
  const { url } = await start(true);
  const { code, lines } = await run(url);
  expect([code, lines[2]]).toEqual([0, expect.stringContaining('Connected with TLS')]);
});

test.each<[SmtpBehaviour, number, RegExp]>([
  ['refuse connection', 2, /^FAILED {2}no connection to the mail server \(.*554.*The server ended/],
  ['refuse sign-in', 3, /^FAILED {2}the server rejected the sign-in \(535 .*app password/],
  ['454 sign-in', 3, /^FAILED {2}the server rejected the sign-in \(454 .*do so later\. Try again/],
  ['refuse sender', 4, /^FAILED {2}the server rejected the sender \(553 .*MAIL_FROM/],
  ['refuse recipient', 4, /^FAILED {2}the server rejected the recipient \(550 .*typing error/],
  [
    '450 recipient',
    4,
    /^FAILED {2}the server rejected the recipient \(450 .*greylisting.*in ten minutes/,
  ],
  ['452 recipient', 4, /^FAILED {2}the server rejected the recipient \(452 .*do so later\. Try/],
  ['451', 4, /^FAILED {2}the server rejected the message \(451 .*in ten minutes/],
  ['554', 4, /^FAILED {2}the server rejected the message \(554 .*Its answer says why/],
])('"%s": the step, the answer, what to do', async (behaviour, done, sentence) => {
  const { server, url } = await start();
  server.behaviour.current = behaviour;
  const { code, lines } = await run(url);
  expect(lines).toEqual([...UNTIL.slice(0, done), expect.stringMatching(sentence)]);
  expect(code).toBe(1);
});

test('before a server answers: no variable, a wrong one, no such name, a closed or silent port, the other kind of port', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((done) => silent.once('listening', done));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as { port: number };
  const plain = await start();
  const tls = await start(true);
  const last = async (url: string) => {
    const { code, lines } = await run(url);
    expect(code).toBe(1);
    return lines.at(-1);
  };
  expect(await last('')).toMatch(/^FAILED {2}SMTP_URL is not set/);
  expect(await last(`http://site:${PASSWORD}@x`)).toMatch(/^FAILED {2}SMTP_URL: is not the addr/);
  const at = (where: string, scheme = 'smtp') => `${scheme}://site:${PASSWORD}@${where}`;
  expect(await last(at('mail.invalid'))).toMatch(
    /the mail server was not found .*No mail server has this name/,
  );
  expect(await last(at('127.0.0.1:1'))).toMatch(/connection .*ECONNREFUSED.*Nothing listens/);
  expect(await last(at(`127.0.0.1:${port}`))).toMatch(/connection .*The server does not answer/);
  expect(await last(at(`127.0.0.1:${plain.port}`, 'smtps'))).toMatch(/TLS .*does not begin with/);
  // By this name it is no longer the machine itself, whose certificate is not asked for.
  expect(await last(at(`0.0.0.0:${tls.port}`))).toMatch(/TLS .*certificate is not for this name/);
});

test('without an address it says how it is called', async () => {
  expect(await run('', 'nobody')).toEqual({ code: 2, lines: [expect.stringContaining('Usage')] });
});

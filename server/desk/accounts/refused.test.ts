import { describe, expect, test } from 'vitest';
import { createAuthenticator } from '#server/testing/authenticator.ts';
import { ORIGIN, openTestDesk } from '#server/testing/desk.ts';
import { createChallenges } from './challenges.ts';

/** Addresses of sign-in, which need no session. */
const DOOR =
  /^\/desk\/api\/(sign-in|passkey|passkey\/options|link|link\/(look|spend)|invitation(\/.*)?)$/;

/** Every address of the desk, from its own routing table. */
const addresses = () => {
  const { app } = openTestDesk();
  const all = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({
      method,
      path: path.replace(/:\w+/g, '1').replace('/desk/api', ''),
      isDoor: DOOR.test(path),
    }));
  return [...new Map(all.map((each) => [`${each.method} ${each.path}`, each])).values()];
};

describe('every address of the desk', () => {
  test('is known to this test', () => {
    expect(addresses().filter(({ isDoor }) => isDoor).length).toBe(9);
    expect(addresses().filter(({ isDoor }) => !isDoor).length).toBeGreaterThan(18);
  });

  const tell = async (answer: Response) => [answer.status, await answer.json()];
  const REFUSED = [401, { error: 'You are not signed in. Sign in, then try again.' }];

  test('refuses a request without a session, and with an invented, ended or expired one, or one of a removed person', async () => {
    const desk = openTestDesk();
    await desk.comeIn('first@studio.example', 'First');
    const ended = await desk.comeIn('ended@studio.example', 'Ended');
    await ended.ask('/sign-out', { scope: 'this' });
    const removed = await desk.comeIn('removed@studio.example', 'Removed');
    const first = await desk.comeIn('first@studio.example', 'First');
    const { people } = (await (await first.ask('/people')).json()) as {
      people: { id: string; name: string }[];
    };
    const { id } = people.find(({ name }) => name === 'Removed')!;
    expect((await first.ask('/people/remove', { id })).status).toBe(200);
    const expired = await desk.comeIn('old@studio.example', 'Old');
    desk.clock.now += 31 * 86_400_000;
    const cookies = {
      none: '',
      'made up': `__Host-desk=${'A'.repeat(43)}`,
      ended: ended.Cookie,
      expired: expired.Cookie,
      removed: removed.Cookie,
    };
    for (const [which, Cookie] of Object.entries(cookies))
      for (const { method, path } of addresses().filter(({ isDoor }) => !isDoor)) {
        const body = method === 'GET' ? undefined : {};
        const answer = await desk.ask(path, body, { method, Cookie });
        expect([which, method, path, await tell(answer)]).toEqual([which, method, path, REFUSED]);
      }
  });

  test('gives the same response for an address that does not exist', async () => {
    expect(await tell(await openTestDesk().ask('/nothing'))).toEqual(REFUSED);
  });

  test.each([
    ['another site', { Origin: 'https://elsewhere.example' }],
    ['a subdomain', { Origin: 'https://blog.studio.example' }],
    ['a page without TLS', { Origin: 'http://studio.example' }],
    ['a page that hides its origin', { Origin: 'null' }],
    ['localhost, asked from afar', { Origin: 'http://localhost:3000', Host: 'localhost:3000' }],
    ['no origin at all', { Origin: '' }],
    ['a page of another site by its own word', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a subdomain by the browser’s word', { 'Sec-Fetch-Site': 'same-site' }],
  ])('accepts no write from %s', async (_, headers) => {
    const desk = openTestDesk();
    const { ask } = await desk.comeIn();
    for (const { method, path } of addresses().filter((each) => each.method !== 'GET')) {
      const answer = await ask(path, {}, { method, ...headers });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  test('accepts only JSON bodies', async () => {
    const { ask } = await openTestDesk().comeIn();
    const answer = await ask('/people/invite', {}, { 'Content-Type': 'text/plain' });
    expect(answer.status).toBe(415);
    expect((await ask('/people/invite', { email: 'a@b.example\r\nBcc: x@y.example' })).status).toBe(
      400,
    );
  });

  test('is not cached, not indexed by search engines, and allows no script', async () => {
    const desk = openTestDesk();
    for (const answer of [await desk.ask('/sign-in'), await desk.ask('/inbox')]) {
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-frame-options': 'DENY',
      });
    }
  });
});

test('wrong tokens are refused after ten from one network; valid tokens and passkeys still sign in', async () => {
  const desk = openTestDesk();
  const key = createAuthenticator({ origin: ORIGIN });
  const invitation = await desk.invite('asha@studio.example');
  const read = async (path: string, body: unknown) =>
    (await (await desk.ask(path, body)).json()) as { challenge: string };
  const name = 'Asha';
  const made = await read('/invitation/passkey', { token: invitation, name });
  const response = key.register(made);
  await desk.ask('/invitation/accept', { token: invitation, name, response });

  const guess = (n: number) => String(n).padStart(43, 'x');
  const tries = ['/invitation', '/link/spend', '/link/look'] as const;
  const statuses: number[] = [];
  for (let n = 0; n < 14; n += 1)
    statuses.push((await desk.ask(tries[n % 3]!, { token: guess(n) })).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429, 429, 429]);
  const last = await desk.ask('/invitation', { token: guess(1) });
  expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(500);

  for (let n = 0; n < 80; n += 1) {
    const wrong = { response: key.signIn({ challenge: 'AAAA' }) };
    expect((await desk.ask('/passkey', wrong)).status).toBe(401);
    await read('/passkey/options', {});
  }
  const right = { response: key.signIn(await read('/passkey/options', {})) };
  expect((await desk.ask('/passkey', right)).status).toBe(200);
  const token = await desk.invite('ravi@studio.example');
  expect((await desk.ask('/invitation', { token })).status).toBe(200);
});

test('thousands of requests for a challenge do not invalidate another person’s', async () => {
  const challenges = createChallenges(() => 0);
  const first = Buffer.from(challenges.make('sign in')).toString('base64url');
  for (let n = 0; n < 5000; n += 1) challenges.make('sign in');
  expect(challenges.read(first, 'sign in')).toBe('');
  expect(challenges.read(first, 'another purpose')).toBe(null);
  expect([challenges.take(first), challenges.take(first)]).toEqual([true, false]);
  expect(challenges.read(first, 'sign in')).toBe(null);
});

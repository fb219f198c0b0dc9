import { describe, expect, test } from 'vitest';
import { createAuthenticator } from '#server/testing/authenticator.ts';
import { cookiesOf, ORIGIN, openTestDesk } from '#server/testing/desk.ts';

type Options = { challenge: string; user?: { id: string } };

/** A person with a passkey. */
async function openWithPasskey() {
  const desk = openTestDesk();
  const key = createAuthenticator({ origin: ORIGIN });
  const post = async (path: string, body: unknown, headers = {}) => {
    const answer = await desk.ask(path, body, headers);
    return { status: answer.status, body: await answer.json(), cookies: cookiesOf(answer) };
  };
  const options = async (path: string, body: unknown) => (await post(path, body)).body as Options;
  const token = await desk.invite('asha@studio.example');
  const create = await options('/invitation/passkey', { token, name: 'Asha' });
  const accepted = await post('/invitation/accept', {
    token,
    name: 'Asha',
    response: key.register(create),
  });
  const challenge = () => options('/passkey/options', {});
  const signIn = async (response: unknown) => post('/passkey', { response });
  return { ...desk, key, post, options, token, create, accepted, challenge, signIn };
}

describe('a passkey', () => {
  test('is made with an invitation, which it uses up, and signs in from then on', async () => {
    const { accepted, post, token, key, challenge, signIn, ask } = await openWithPasskey();
    expect([accepted.status, accepted.body]).toEqual([200, {}]);
    expect((await post('/invitation', { token })).status).toBe(400);
    const { status, cookies } = await signIn(key.signIn(await challenge()));
    expect(status).toBe(200);
    const me = await ask('/me', undefined, { Cookie: cookies });
    expect(await me.json()).toMatchObject({ name: 'Asha' });
  });

  test('verifies the user, not only the device, and reveals nothing about the person', async () => {
    const { create, challenge } = await openWithPasskey();
    expect(create).toMatchObject({
      rp: { id: 'studio.example' },
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
      attestation: 'none',
    });
    expect(Buffer.from(create.user!.id, 'base64url').length).toBe(16);
    expect(await challenge()).toMatchObject({ userVerification: 'required' });
    expect(await challenge()).not.toHaveProperty('allowCredentials.0');
  });

  test('opens no session, and is not added, if it or the session ended while the response was verified', async () => {
    const { ask, database, key, challenge, signIn, clock } = await openWithPasskey();
    const { cookies } = await signIn(key.signIn(await challenge()));
    const { passkey, person } = (await database.call('passkey', key.id))!;
    await ask('/sign-out', { scope: 'others', passkeys: [] }, { Cookie: cookies });
    const session = { hash: 'x', device: 'A phone', expiresAt: clock.now + 1000, counter: 9 };
    expect(await database.call('startSession', passkey, session, clock.now)).toBe(false);
    expect(await database.call('sessionsOf', person.id, clock.now)).toHaveLength(1);
    const other = { id: 'other', publicKey: new Uint8Array(1), counter: 0, transports: [] };
    const made = { ...other, device: 'A phone', name: '' };
    const ended = { sessionHash: 'ended', mail: null, now: clock.now };
    expect(await database.call('addPasskey', person.id, made, ended)).toBe(false);
    expect(await database.call('passkeysOf', person.id)).toEqual([]);
  });

  test('is refused with a challenge that was used, has expired or was not made by the server', async () => {
    const { key, challenge, signIn, clock } = await openWithPasskey();
    const once = await challenge();
    expect((await signIn(key.signIn(once))).status).toBe(200);
    expect((await signIn(key.signIn(once))).status).toBe(401);
    const old = await challenge();
    clock.now += 300_001;
    expect((await signIn(key.signIn(old))).status).toBe(401);
    expect((await signIn(key.signIn({ challenge: 'AAAA' }))).status).toBe(401);
  });

  test('is refused when a response is replayed: the counter never decreases', async () => {
    const { key, challenge, signIn } = await openWithPasskey();
    const later = await challenge();
    const early = key.signIn(later);
    expect((await signIn(key.signIn(await challenge()))).status).toBe(200);
    expect((await signIn(early)).status).toBe(401);
  });

  test('is refused from another site, unverified, unknown, or with another key’s signature', async () => {
    const { key, challenge, signIn } = await openWithPasskey();
    const phishing = key.signIn(await challenge(), { from: 'https://studio-example.evil.example' });
    expect((await signIn(phishing)).status).toBe(401);
    expect((await signIn(key.signIn(await challenge(), { flags: 1 }))).status).toBe(401);
    const stranger = createAuthenticator({ origin: ORIGIN });
    const unknown = await signIn(stranger.signIn(await challenge()));
    const forged = { ...stranger.signIn(await challenge()), id: key.id, rawId: key.id };
    const foreign = await signIn(forged);
    expect([unknown.status, foreign.status]).toEqual([401, 401]);
    // The response does not reveal whether the passkey is known.
    expect(unknown.body).toEqual(foreign.body);
  });

  test('made for one purpose is refused for another', async () => {
    const { key, options, post, invite, challenge } = await openWithPasskey();
    const token = await invite('ravi@studio.example');
    const response = createAuthenticator({ origin: ORIGIN }).register(await challenge());
    const body = { token, name: 'Ravi', response };
    expect((await post('/invitation/accept', body)).status).toBe(400);
    const other = await invite('meera@studio.example');
    const made = await options('/invitation/passkey', { token: other, name: 'Meera' });
    expect(
      (await post('/invitation/accept', { ...body, response: key.register(made) })).status,
    ).toBe(400);
    // The refusals have not used up the invitation.
    expect((await post('/invitation', { token })).status).toBe(200);
  });

  test('can be added and removed while signed in', async () => {
    const { ask, accepted, challenge, signIn } = await openWithPasskey();
    const second = createAuthenticator({ origin: ORIGIN });
    const post = async (path: string, body: unknown) =>
      (await ask(path, body, { Cookie: accepted.cookies })).json();
    const made = (await post('/passkeys/options', {})) as Options;
    expect(await post('/passkeys', { response: second.register(made) })).toEqual({});
    expect((await signIn(second.signIn(await challenge()))).status).toBe(200);
    await post('/passkeys/remove', { id: second.id });
    expect((await signIn(second.signIn(await challenge()))).status).toBe(401);
  });
});

/** Attempts of a colleague or a thief to get into an account or to keep access to it. */
import { expect, test } from 'vitest';
import type { AuditLogPage, InvitationResult, People } from '#contract/desk/people.ts';
import { readRows } from '#server/database/testing/read-rows.ts';
import { createAuthenticator } from '#server/testing/authenticator.ts';
import { cookiesOf, ORIGIN, openTestDesk } from '#server/testing/desk.ts';
import { eventually } from '#server/testing/eventually.ts';
import { headerOf, startSmtpServer } from '#server/testing/smtp-server.ts';

type Ask = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
const read = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;
const OWNER = 'owner@studio.example';

/** An owner and a colleague, each signed in, with a mail server. */
async function openStudio() {
  const smtp = await startSmtpServer();
  const desk = openTestDesk({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'studio@studio.example' } });
  const owner = await desk.comeIn(OWNER, 'Asha');
  const colleague = await desk.comeIn('ravi@studio.example', 'Ravi');
  const sign = async (key: ReturnType<typeof createAuthenticator>) => {
    const options = await read<{ challenge: string }>(desk.ask('/passkey/options', {}));
    return desk.ask('/passkey', { response: key.signIn(options) });
  };
  /** Adds a passkey to the account of the request. */
  async function addPasskey(ask: Ask, name?: string) {
    const key = createAuthenticator({ origin: ORIGIN });
    const options = await read<{ challenge: string }>(ask('/passkeys/options', {}));
    expect((await ask('/passkeys', { response: key.register(options), name })).status).toBe(200);
    return key;
  }
  /** Accepts an invitation with a new passkey. */
  async function accept(token: string, name: string) {
    const key = createAuthenticator({ origin: ORIGIN });
    const options = await read<{ challenge: string }>(
      desk.ask('/invitation/passkey', { token, name }),
    );
    const answer = await desk.ask('/invitation/accept', {
      ...{ token, name, response: key.register(options) },
    });
    const Cookie = cookiesOf(answer);
    const ask: Ask = (path, body, headers) => desk.ask(path, body, { Cookie, ...headers });
    return { key, answer, ask };
  }
  const idOf = async (name: string) =>
    (await read<People>(owner.ask('/people'))).people.find((each) => each.name === name)!.id;
  const auditLog = async () =>
    (await read<AuditLogPage>(owner.ask('/audit-log'))).entries.map(
      ({ who, what }) => `${who} ${what}`,
    );
  return { ...desk, smtp, owner, colleague, sign, addPasskey, accept, idOf, auditLog };
}

const tokenIn = (text: string) => /#([\w-]{43})/.exec(text.replace(/=\r\n/g, ''))![1]!;

test('an invitation for an address with an account is sent only to that mailbox, in any spelling, and names the inviter', async () => {
  const { smtp, colleague, accept, deskMails, auditLog } = await openStudio();
  const invited = await read<InvitationResult>(
    colleague.ask('/people/invite', { email: 'OWNER@studio.example' }),
  );
  expect(invited).toEqual({ url: null, isMailed: true });
  expect(smtp.received.map(({ to }) => to)).toEqual([[OWNER]]);
  await accept(tokenIn(smtp.received[0]!.raw), 'Somebody');
  await deskMails.idle();
  await eventually(() => expect(smtp.received.length).toBe(2));
  expect(smtp.received[1]!.to).toEqual([OWNER]);
  expect(smtp.received[1]!.raw).toContain('created a passkey');
  expect(await auditLog()).toEqual(
    expect.arrayContaining(['Asha signed in with an invitation', 'Asha added a passkey']),
  );
});

test('an invitation that cannot be emailed to its account is not made, and the message says what to do', async () => {
  const { smtp, colleague, file } = await openStudio();
  smtp.behaviour.current = 'refuse recipient';
  const answer = await colleague.ask('/people/invite', { email: OWNER });
  expect(answer.status).toBe(409);
  expect((await answer.json()).error).toContain(`npm run desk -- invite ${OWNER}`);
  expect(readRows(file, 'SELECT * FROM sign_in_link')).toEqual([]);
});

test('an email about a passkey that failed while the clock was a day ahead is sent when the clock is right', async () => {
  const { smtp, owner, addPasskey, deskMails, clock } = await openStudio();
  smtp.behaviour.current = '451';
  const now = clock.now;
  clock.now += 86_400_000;
  await addPasskey(owner.ask);
  await deskMails.idle();
  expect(smtp.received).toEqual([]);
  smtp.behaviour.current = 'accept';
  clock.now = now;
  deskMails.wake();
  await deskMails.idle();
  expect(smtp.received.map(({ to }) => to)).toEqual([[OWNER]]);
});

test('without a mail server an invitation to an existing account is shown to nobody', async () => {
  const desk = openTestDesk();
  await desk.comeIn(OWNER, 'Asha');
  const ravi = await desk.comeIn('ravi@studio.example', 'Ravi');
  const answer = await ravi.ask('/people/invite', { email: OWNER });
  expect(answer.status).toBe(409);
  expect(await answer.text()).not.toMatch(/#[\w-]{43}/);
});

test('adding or removing a passkey is logged and emailed to its owner, also after the mail server was down', async () => {
  const { smtp, owner, addPasskey, deskMails, auditLog, clock } = await openStudio();
  smtp.behaviour.current = '451';
  const key = await addPasskey(owner.ask, 'My phone');
  await deskMails.idle();
  const { passkeys } = await read<People>(owner.ask('/people'));
  expect(passkeys).toEqual([
    expect.objectContaining({ name: 'My phone', device: 'A browser', since: clock.now }),
  ]);
  await owner.ask('/passkeys/rename', { id: key.id, name: 'Old phone' });
  await owner.ask('/passkeys/remove', { id: key.id });
  await deskMails.idle();
  expect(smtp.received).toEqual([]);
  smtp.behaviour.current = 'accept';
  clock.now += 600_000;
  deskMails.wake();
  await deskMails.idle();
  expect(smtp.received.map(({ to }) => to)).toEqual([[OWNER], [OWNER]]);
  expect(headerOf(smtp.received[0]!.raw, 'Subject')).toContain('Your account');
  expect(await auditLog()).toEqual(
    expect.arrayContaining(['Asha added a passkey', 'Asha removed a passkey']),
  );
  const list = await read<AuditLogPage>(owner.ask('/audit-log'));
  expect(list.entries.map(({ detail }) => detail)).toContain('(Old phone)');
});

test('removing a person removes their invitations, and the passkeys and sessions of those who used a link that was shown to them', async () => {
  const { owner, colleague, accept, addPasskey, sign, ask, idOf } = await openStudio();
  const invite = async (email: string) =>
    tokenIn((await read<InvitationResult>(colleague.ask('/people/invite', { email }))).url!);
  const open = await invite('new@studio.example');
  // The colleague uses his own invitation, and makes a second passkey with it.
  const guest = await accept(await invite('second@studio.example'), 'Second');
  const second = await addPasskey(guest.ask);
  const again = await sign(second);
  const third = await addPasskey((path, body) => ask(path, body, { Cookie: cookiesOf(again) }));

  expect((await owner.ask('/people/remove', { id: await idOf('Ravi') })).status).toBe(200);
  expect((await ask('/invitation', { token: open })).status).toBe(400);
  expect((await guest.ask('/me')).status).toBe(401);
  for (const key of [guest.key, second, third]) expect((await sign(key)).status).toBe(401);
  expect((await owner.ask('/me')).status).toBe(200);
});

test('removing one’s own inviter does not end one’s session', async () => {
  const { owner, accept, sign, ask, idOf } = await openStudio();
  const { url } = await read<InvitationResult>(
    owner.ask('/people/invite', { email: 'meera@studio.example', role: 'owner' }),
  );
  const meera = await accept(tokenIn(url!), 'Meera');
  await meera.ask('/people/remove', { id: await idOf('Asha') });
  expect((await meera.ask('/me')).status).toBe(200);
  expect((await sign(meera.key)).status).toBe(200);
  expect((await ask('/me')).status).toBe(401);
});

test('a removed person gets an email', async () => {
  const { smtp, owner, deskMails, idOf } = await openStudio();
  await owner.ask('/people/remove', { id: await idOf('Ravi') });
  await deskMails.idle();
  expect(smtp.received.map(({ to }) => to)).toEqual([['ravi@studio.example']]);
});

test('"sign out everywhere else" ends everything a thief in the account could have: sessions, passkeys, links and invitations', async () => {
  const { smtp, owner, addPasskey, sign, ask, deskMails, invite, file } = await openStudio();
  const own = await addPasskey(owner.ask);
  // The thief has a session of the owner, and creates further ways to sign in.
  const thief = cookiesOf(await sign(own));
  const asThief: Ask = (path, body) => ask(path, body, { Cookie: thief });
  const key = await addPasskey(asThief);
  const { url } = await read<InvitationResult>(
    asThief('/people/invite', { email: 'evil@evil.example' }),
  );
  const back = await invite(OWNER);
  const link = await ask('/link', { email: OWNER });
  await eventually(() =>
    expect(smtp.received.some(({ raw }) => raw.includes('/desk/link'))).toBe(true),
  );
  const mailed = smtp.received.find(({ raw }) => raw.includes('/desk/link'))!;

  expect((await owner.ask('/sign-out', { scope: 'others' })).status).toBe(200);
  expect((await asThief('/me')).status).toBe(401);
  expect((await sign(key)).status).toBe(401);
  for (const token of [tokenIn(url!), back])
    expect((await ask('/invitation', { token })).status).toBe(400);
  const spent = await ask(
    '/link/spend',
    { token: tokenIn(mailed.raw) },
    { Cookie: cookiesOf(link) },
  );
  expect(spent.status).toBe(400);
  expect(readRows(file, 'SELECT * FROM sign_in_link')).toEqual([]);
  expect((await owner.ask('/me')).status).toBe(200);
  expect((await sign(own)).status).toBe(200);
  await deskMails.idle();
});

test('"sign out everywhere else" keeps the passkeys that are named', async () => {
  const { owner, addPasskey, sign, ask } = await openStudio();
  const [phone] = [await addPasskey(owner.ask)];
  const other = cookiesOf(await sign(phone));
  const laptop = await addPasskey((path, body) => ask(path, body, { Cookie: other }));
  await owner.ask('/sign-out', { scope: 'others', passkeys: [laptop.id] });
  expect([(await sign(phone)).status, (await sign(laptop)).status]).toEqual([401, 200]);
});

test('removing a passkey ends the sessions that used it', async () => {
  const { owner, addPasskey, sign, ask } = await openStudio();
  const key = await addPasskey(owner.ask);
  const Cookie = cookiesOf(await sign(key));
  expect((await ask('/me', undefined, { Cookie })).status).toBe(200);
  await owner.ask('/passkeys/remove', { id: key.id });
  expect((await ask('/me', undefined, { Cookie })).status).toBe(401);
});

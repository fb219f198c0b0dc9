/** The people of the desk, and what each may do with their own devices and passkeys. */
import { Hono } from 'hono';
import { z } from 'zod';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { errorCode } from '#server/log.ts';
import { sendDirectMail } from '#server/mail/direct-mail.ts';
import { recordAct } from './acts.ts';
import { readBody } from './body.ts';
import type { Challenges } from './challenges.ts';
import type { DeskContext, DeskEnv } from './context.ts';
import { clearSecret } from './cookies.ts';
import { deviceName } from './device.ts';
import { email } from './door.ts';
import type { Limits } from './limits.ts';
import { invitationUrl, makeInvitation } from './links.ts';
import { invitationMail } from './mails.ts';
import { credential, registrationOptions, verifyRegistration } from './passkeys.ts';
import type { Acts, Invited, People } from './wire.ts';

const ACTS_SHOWN = 50;
const purposeOf = (personId: string) => `passkey of ${personId}`;

export function createPeople(context: DeskContext, challenges: Challenges, limits: Limits) {
  const { database, config, site, now, log } = context;
  const people = new Hono<DeskEnv>();

  people.get('/people', async (c) => {
    const { id } = c.get('person');
    const [all, invitations, devices, passkeys] = await Promise.all([
      database.call('people'),
      database.call('invitations', now()),
      database.call('sessionsOf', id, now()),
      database.call('passkeysOf', id),
    ]);
    const answer: People = {
      people: all.map((person) => ({
        id: person.id,
        name: person.name,
        email: person.email,
        isMe: person.id === id,
        seenAt: person.seen_at,
        passkeys: person.passkeys,
      })),
      invitations: invitations.map(({ email: to, expires_at, made_by }) => ({
        email: to,
        until: expires_at,
        by: made_by,
      })),
      devices: devices.map(({ hash, device, seen_at, created_at }) => ({
        id: hash,
        device,
        seenAt: seen_at,
        since: created_at,
        isThis: hash === c.get('sessionHash'),
      })),
      passkeys: passkeys.map(({ id: key, device, created_at, used_at }) => ({
        id: key,
        device,
        since: created_at,
        usedAt: used_at,
      })),
    };
    return c.json(answer);
  });

  people.get('/acts', async (c) => {
    const before = Number(c.req.query('before')) || Number.MAX_SAFE_INTEGER;
    const rows = await database.call('acts', before, ACTS_SHOWN);
    const acts = rows.map(({ id, at, who, what, detail, enquiry_id }) => ({
      id,
      at,
      who,
      what,
      detail,
      reference: enquiry_id,
    }));
    return c.json({ acts, isMore: rows.length === ACTS_SHOWN } satisfies Acts);
  });

  people.post('/people/invite', async (c) => {
    const { email: to } = await readBody(c, z.object({ email }));
    const { id, name } = c.get('person');
    limits.count('mails', id);
    const token = await makeInvitation(database, { email: to, madeBy: name, now: now() });
    const url = invitationUrl(c.get('origin'), token);
    const mail = invitationMail(to, site.studio.name, url, name);
    const isMailed = await sendDirectMail(config, site.studio, mail).then(
      () => true,
      (error) => {
        if (config.smtpUrl) log('error', 'invitation-not-mailed', { code: errorCode(error) });
        return false;
      },
    );
    await recordAct(context, { who: name, what: 'invited', detail: to });
    return c.json({ url, isMailed } satisfies Invited);
  });

  people.post('/people/withdraw', async (c) => {
    const { email: to } = await readBody(c, z.object({ email }));
    await database.call('withdrawInvitation', to);
    await recordAct(context, {
      who: c.get('person').name,
      what: 'withdrew the invitation of',
      detail: to,
    });
    return c.json({});
  });

  people.post('/people/remove', async (c) => {
    const { id } = await readBody(c, z.object({ id: z.string().max(64) }));
    const removed = await database.call('removePerson', id);
    if (removed === 'last')
      throw new HttpError(409, ['The last person stays: invite another first.']);
    if (!removed) throw notFound('This person is not at the desk any more.');
    const { person } = c.var;
    await recordAct(context, { who: person.name, what: 'removed', detail: removed.name });
    if (id === person.id) clearSecret(c, 'desk');
    return c.json({});
  });

  people.post('/sign-out', async (c) => {
    const { scope, device } = await readBody(
      c,
      z.object({
        scope: z.enum(['this', 'others', 'one']),
        device: z.string().max(64).optional(),
      }),
    );
    const { person, sessionHash } = c.var;
    const act = (what: string) => recordAct(context, { who: person.name, what });
    if (scope === 'others') {
      await database.call('endOtherSessions', person.id, sessionHash);
      await act('signed out all other devices');
      return c.json({});
    }
    const hash = scope === 'this' ? sessionHash : (device ?? '');
    if (!(await database.call('endSession', person.id, hash)))
      throw notFound('This device is signed out already.');
    await act(scope === 'this' ? 'signed out' : 'signed out a device');
    if (hash === sessionHash) clearSecret(c, 'desk');
    return c.json({});
  });

  people.post('/passkeys/options', async (c) => {
    const { person, origin } = c.var;
    return c.json(
      await registrationOptions(challenges, {
        origin,
        studio: site.studio.name,
        person,
        known: await database.call('passkeysOf', person.id),
        purpose: purposeOf(person.id),
      }),
    );
  });

  people.post('/passkeys', async (c) => {
    const { response } = await readBody(c, z.object({ response: credential }));
    const { person, origin } = c.var;
    const device = deviceName(c.req.header('User-Agent'));
    const purpose = purposeOf(person.id);
    const { passkey } = await verifyRegistration(challenges, response, { origin, purpose, device });
    await database.call('addPasskey', person.id, passkey, now());
    await recordAct(context, { who: person.name, what: 'added a passkey', detail: `(${device})` });
    return c.json({});
  });

  people.post('/passkeys/remove', async (c) => {
    const { id } = await readBody(c, z.object({ id: z.string().max(2048) }));
    const { person } = c.var;
    const removed = await database.call('removePasskey', person.id, id);
    if (!removed) throw notFound('This passkey is removed already.');
    await recordAct(context, {
      who: person.name,
      what: 'removed a passkey',
      detail: `(${removed.device})`,
    });
    return c.json({});
  });
  return people;
}

/**
 * The passkeys of the signed-in person: adding, naming and removing. Each change is recorded in the audit log and emailed to
 * the owner.
 */
import { Hono } from 'hono';
import { z } from 'zod';
import { PASSKEY_NAME_MAX, PEOPLE_LABELS } from '#contract/desk/people.ts';
import { isBlank } from '#contract/text.ts';
import { HttpError, notFound } from '#server/http/http-error.ts';
import { GONE } from '#server/messages/en.ts';
import { createRecord } from '../audit-log.ts';
import { lineSchema, readBody } from '../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../context.ts';
import type { Challenges } from './challenges.ts';
import { deviceName } from './device.ts';
import { accountMail } from './mails.ts';
import { credential, registrationOptions, verifyRegistration } from './passkeys.ts';

const purposeOf = (personId: string) => `passkey of ${personId}`;
const id = z.string().max(2048);
/** A name without visible characters counts as empty; the device's name is shown then. */
const name = lineSchema(PASSKEY_NAME_MAX)
  .transform((typed) => (isBlank(typed) ? '' : typed))
  .meta({ title: PEOPLE_LABELS.passkey });
/** A longer list would be of no use. */
const PASSKEYS_MAX = 20;

export function createPasskeyRoutes(context: DeskContext, challenges: Challenges) {
  const { database, site, now, deskMails } = context;
  const passkeys = new Hono<DeskEnv>();
  const record = createRecord(context);

  const mailOf = (c: DeskRequest, happened: string) =>
    deskMails.canMail ? accountMail(c.get('person').email, site.studio.name, happened) : null;

  passkeys.post('/passkeys/options', async (c) => {
    const { person, origin } = c.var;
    const known = await database.call('passkeysOf', person.id);
    if (known.length >= PASSKEYS_MAX)
      throw new HttpError(409, [
        `You already have ${PASSKEYS_MAX} passkeys. First remove one that you no longer use.`,
      ]);
    const purpose = purposeOf(person.id);
    const studio = site.studio.name;
    return c.json(
      await registrationOptions(challenges, { origin, studio, person, known, purpose }),
    );
  });

  passkeys.post('/passkeys', async (c) => {
    const body = await readBody(c, z.object({ response: credential, name: name.default('') }));
    const { person, origin, sessionHash } = c.var;
    const device = deviceName(c.req.header('User-Agent'));
    const purpose = purposeOf(person.id);
    const use = { origin, purpose, device, name: body.name };
    const { passkey } = await verifyRegistration(challenges, body.response, use);
    const mail = mailOf(c, `A passkey was added to your account, on ${device}.`);
    const added = { sessionHash, mail, now: now() };
    if (!(await database.call('addPasskey', person.id, passkey, added)))
      throw new HttpError(401, ['You are not signed in. Sign in, then try again.']);
    await record(c, 'added a passkey', `(${device})`);
    deskMails.wake();
    return c.json({});
  });

  passkeys.post('/passkeys/rename', async (c) => {
    const body = await readBody(c, z.object({ id, name }));
    const isOwn = await database.call('renamePasskey', c.get('person').id, body.id, body.name);
    if (!isOwn) throw notFound(GONE.passkey);
    return c.json({});
  });

  passkeys.post('/passkeys/remove', async (c) => {
    const body = await readBody(c, z.object({ id }));
    const { person, sessionHash: keptHash } = c.var;
    const mail = mailOf(c, 'A passkey was removed from your account.');
    const use = { keptHash, mail, now: now() };
    const removed = await database.call('removePasskey', person.id, body.id, use);
    if (!removed) throw notFound(GONE.passkey);
    await record(c, 'removed a passkey', `(${removed.name || removed.device})`);
    deskMails.wake();
    return c.json({});
  });
  return passkeys;
}

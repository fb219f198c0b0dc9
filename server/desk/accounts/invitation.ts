/** Accepting an invitation: look it up, make a passkey, sign in. Only the last step uses up the token. */
import { Hono } from 'hono';
import { z } from 'zod';
import { type Invitation, NAME_MAX, PEOPLE_LABELS } from '#contract/desk/people.ts';
import { isBlank } from '#contract/text.ts';
import { limitKey } from '#server/http/client-address.ts';
import { HttpError } from '#server/http/http-error.ts';
import { recordAuditEntry } from '../audit-log.ts';
import { lineSchema, readBody, secretSchema } from '../body.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../context.ts';
import type { Limits } from '../limits.ts';
import type { Challenges } from './challenges.ts';
import { accountMail } from './mails.ts';
import { credential, registrationOptions, verifyRegistration } from './passkeys.ts';
import { hashOf, newPersonId } from './secrets.ts';
import { newSession } from './sessions.ts';

const OVER =
  'This invitation has been used or withdrawn, or is older than a day. Ask for a new one.';
const token = z.object({ token: secretSchema });
const name = lineSchema(NAME_MAX)
  .refine((typed) => !isBlank(typed), 'is missing. Write it')
  .meta({ title: PEOPLE_LABELS.name });

export function createInvitations(context: DeskContext, challenges: Challenges, limits: Limits) {
  const { database, site, now, address, deskMails } = context;
  const invitations = new Hono<DeskEnv>();

  /** The invitation of a token; a wrong token is counted for the client's network. */
  async function look(c: DeskRequest, typed: string) {
    const found = await database.call('readLink', hashOf(typed), 'invitation', now());
    if (found) return found;
    limits.count('wrongTokens', limitKey(address(c)));
    throw new HttpError(400, [OVER]);
  }

  invitations.post('/invitation', async (c) => {
    const { email, person } = await look(c, (await readBody(c, token)).token);
    const answer: Invitation = { email, name: person?.name ?? '', studio: site.studio.name };
    return c.json(answer);
  });

  invitations.post('/invitation/passkey', async (c) => {
    const body = await readBody(c, token.extend({ name }));
    const { email, person } = await look(c, body.token);
    const options = await registrationOptions(challenges, {
      origin: c.get('origin'),
      studio: site.studio.name,
      person: { id: person?.id ?? newPersonId(), email, name: person?.name ?? body.name },
      known: person ? await database.call('passkeysOf', person.id) : [],
      purpose: `invitation ${hashOf(body.token)}`,
    });
    return c.json(options);
  });

  /** `response` is null if the device cannot make a passkey; its person signs in by an emailed link then. */
  invitations.post('/invitation/accept', async (c) => {
    const body = await readBody(c, token.extend({ name, response: credential.nullable() }));
    const { email, person: known } = await look(c, body.token);
    const hash = hashOf(body.token);
    const { session, begin } = newSession(c, now());
    const { device } = session;
    const made =
      body.response &&
      (await verifyRegistration(challenges, body.response, {
        ...{ origin: c.get('origin'), purpose: `invitation ${hash}`, device, name: '' },
      }));
    const happened = made
      ? `Somebody used an invitation to sign in, and created a passkey (${device}).`
      : `Somebody used an invitation to sign in (${device}).`;
    const spent = await database.call('spendInvitation', {
      hash,
      now: now(),
      personId: made?.personId ?? newPersonId(),
      name: body.name,
      passkey: made?.passkey ?? null,
      session,
      mail: deskMails.canMail
        ? accountMail(known?.email ?? email, site.studio.name, happened)
        : null,
    });
    if (!spent) throw new HttpError(400, [OVER]);
    const { isNew, person } = spent;
    const what = isNew ? 'joined by invitation' : 'signed in with an invitation';
    await recordAuditEntry(context, { who: person.name, what, detail: `from ${device}` });
    if (made)
      await recordAuditEntry(context, {
        who: person.name,
        what: 'added a passkey',
        detail: `(${device})`,
      });
    deskMails.wake();
    begin();
    return c.json({});
  });
  return invitations;
}

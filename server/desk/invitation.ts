/** Coming in by invitation: look, make a passkey, come in. Only the last step spends the token. */
import { Hono } from 'hono';
import { z } from 'zod';
import { limitKey } from '#server/http/client-address.ts';
import { HttpError } from '#server/http/http-error.ts';
import { recordAct } from './acts.ts';
import { line, readBody, secret } from './body.ts';
import type { Challenges } from './challenges.ts';
import type { DeskContext, DeskEnv, DeskRequest } from './context.ts';
import type { Limits } from './limits.ts';
import { credential, registrationOptions, verifyRegistration } from './passkeys.ts';
import { hashOf, newPersonId } from './secrets.ts';
import { newSession } from './sessions.ts';
import type { Invitation } from './wire.ts';

const OVER = 'This invitation is used up, or older than a day. Ask for a new one.';
const token = z.object({ token: secret });
const name = line(80).refine((typed) => typed !== '', 'is missing');

export function createInvitationDoor(context: DeskContext, challenges: Challenges, limits: Limits) {
  const { database, site, now, address } = context;
  const door = new Hono<DeskEnv>();

  /** The invitation of a token; a wrong one counts against the client. */
  async function look(c: DeskRequest, typed: string) {
    const forget = limits.count('failures', limitKey(address(c)));
    const found = await database.call('readInvitation', hashOf(typed), now());
    if (!found) throw new HttpError(400, [OVER]);
    forget();
    return found;
  }

  door.post('/invitation', async (c) => {
    const { email, person } = await look(c, (await readBody(c, token)).token);
    const answer: Invitation = { email, name: person?.name ?? '', studio: site.studio.name };
    return c.json(answer);
  });

  door.post('/invitation/passkey', async (c) => {
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

  /** `response` null: this device can make no passkey; the way back in is a link by mail. */
  door.post('/invitation/accept', async (c) => {
    const body = await readBody(c, token.extend({ name, response: credential.nullable() }));
    await look(c, body.token);
    const hash = hashOf(body.token);
    const { session, begin } = newSession(c, now());
    const made =
      body.response &&
      (await verifyRegistration(challenges, body.response, {
        origin: c.get('origin'),
        purpose: `invitation ${hash}`,
        device: session.device,
      }));
    const spent = await database.call('spendInvitation', {
      hash,
      now: now(),
      personId: made?.personId ?? newPersonId(),
      name: body.name,
      passkey: made?.passkey ?? null,
      session,
    });
    if (!spent) throw new HttpError(400, [OVER]);
    const what = spent.isNew ? 'came to the desk by invitation' : 'came in by an invitation';
    await recordAct(context, { who: spent.person.name, what, detail: `from ${session.device}` });
    begin();
    return c.json({});
  });
  return door;
}

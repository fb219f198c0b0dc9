/** Signing in with a passkey. These addresses, and those of emailed links and invitations, need no session. */
import { Hono } from 'hono';
import { z } from 'zod';
import type { SignInInfo } from '#contract/desk/people.ts';
import { HttpError } from '#server/http/http-error.ts';
import { recordAuditEntry } from '../audit-log.ts';
import { readBody } from '../body.ts';
import type { DeskContext, DeskEnv } from '../context.ts';
import type { Challenges } from './challenges.ts';
import { readSecret } from './cookies.ts';
import { credential, REFUSED, signInOptions, verifySignIn } from './passkeys.ts';
import { hashOf } from './secrets.ts';
import { newSession } from './sessions.ts';

export function createSignIn(context: DeskContext, challenges: Challenges) {
  const { database, site, now, isLocal, deskMails } = context;
  const signIn = new Hono<DeskEnv>();

  signIn.get('/sign-in', async (c) => {
    const session = readSecret(c, 'desk', isLocal);
    return c.json({
      studio: site.studio.name,
      canMail: deskMails.canMail,
      ended: session && (await database.call('sessionEnd', hashOf(session.secret))),
    } satisfies SignInInfo);
  });

  signIn.post('/passkey/options', async (c) =>
    c.json(await signInOptions(challenges, c.get('origin'))),
  );

  // Not limited: a signature cannot be guessed, and a limit would lock out others on the same network.
  signIn.post('/passkey', async (c) => {
    const { response } = await readBody(c, z.object({ response: credential }));
    const found = await database.call('passkey', response.id);
    const origin = c.get('origin');
    const counter = await verifySignIn(challenges, response, {
      origin,
      passkey: found?.passkey ?? null,
    });
    // `verifySignIn` throws for an unknown passkey.
    if (!found) return c.json({}, 401);
    const { session, begin } = newSession(c, now());
    const isStarted = await database.call(
      'startSession',
      found.passkey,
      { ...session, counter },
      now(),
    );
    if (!isStarted) throw new HttpError(401, [REFUSED]);
    await recordAuditEntry(context, {
      who: found.person.name,
      what: 'signed in with a passkey',
      detail: `from ${session.device}`,
    });
    begin();
    return c.json({});
  });

  return signIn;
}

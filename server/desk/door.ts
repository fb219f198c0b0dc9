/** Coming in: by passkey, by a link that was mailed, by invitation. The only addresses that ask for no session. */
import { Hono } from 'hono';
import { z } from 'zod';
import { EMAIL_MAX } from '#enquiry/forms.ts';
import { EMAIL } from '#server/enquiries/email-address.ts';
import { limitKey } from '#server/http/client-address.ts';
import { HttpError } from '#server/http/http-error.ts';
import { errorCode } from '#server/log.ts';
import { sendDirectMail } from '#server/mail/direct-mail.ts';
import { recordAct } from './acts.ts';
import { line, readBody, secret } from './body.ts';
import type { Challenges } from './challenges.ts';
import type { DeskContext, DeskEnv, DeskRequest } from './context.ts';
import { clearSecret, readSecret, setSecret } from './cookies.ts';
import type { Limits } from './limits.ts';
import { MAIL_LINK_SECONDS, mailLinkUrl } from './links.ts';
import { signInMail } from './mails.ts';
import { isLocalhost } from './origin.ts';
import { credential, signInOptions, verifySignIn } from './passkeys.ts';
import { hashOf, newSecret } from './secrets.ts';
import { newSession } from './sessions.ts';
import type { Door } from './wire.ts';

const LINK_OVER = 'This link does not work here. It works once, in the browser that asked for it.';

export const email = line(EMAIL_MAX).refine((text) => EMAIL.test(text), 'is no e-mail address');

export function createDoor(context: DeskContext, challenges: Challenges, limits: Limits) {
  const { database, config, site, now, log, address, isLocal } = context;
  const door = new Hono<DeskEnv>();
  const clientOf = (c: DeskRequest) => limitKey(address(c));

  door.get('/door', (c) =>
    c.json({ studio: site.studio.name, canMail: Boolean(config.smtpUrl) } satisfies Door),
  );

  door.post('/passkey/options', async (c) => {
    limits.count('challenges', clientOf(c));
    return c.json(await signInOptions(challenges, c.get('origin')));
  });

  door.post('/passkey', async (c) => {
    const { response } = await readBody(c, z.object({ response: credential }));
    // Counted before, and forgotten when it was right.
    const undo = [clientOf(c), response.id].map((key) => limits.count('failures', key));
    const found = await database.call('passkey', response.id);
    const origin = c.get('origin');
    const counter = await verifySignIn(challenges, response, {
      origin,
      passkey: found?.passkey ?? null,
    });
    const { id, name } = found!.person;
    for (const forget of undo) forget();
    const { session, begin } = newSession(c, now());
    await database.call('passkeyUsed', response.id, counter, now());
    await database.call('startSession', id, session, now());
    await recordAct(context, {
      who: name,
      what: 'came in with a passkey',
      detail: `from ${session.device}`,
    });
    begin();
    return c.json({});
  });

  /** The same answer and the same work whether the address has an account or not. */
  door.post('/link', async (c) => {
    const body = await readBody(c, z.object({ email }));
    limits.count('linksByAddress', clientOf(c));
    limits.count('linksByEmail', body.email.toLowerCase());
    if (!config.smtpUrl) throw new HttpError(409, ['No mail server is set up here.']);
    const [token, device, origin] = [newSecret(), newSecret(), c.get('origin')];
    const link = { hash: hashOf(token), kind: 'mail', deviceHash: hashOf(device) } as const;
    const expiresAt = now() + MAIL_LINK_SECONDS * 1000;
    const made = { ...link, email: body.email, madeBy: null, expiresAt };
    const person = await database.call('makeLink', made, now());
    if (person) {
      const mail = signInMail(person.email, site.studio.name, mailLinkUrl(origin, token));
      // Not waited for: how long it takes would tell that the address is known.
      void sendDirectMail(config, site.studio, mail).catch((error) =>
        log('error', 'desk-link-not-mailed', { code: errorCode(error) }),
      );
    }
    setSecret(c, 'desk-link', device, {
      isPlain: isLocalhost(origin),
      seconds: MAIL_LINK_SECONDS,
    });
    return c.json({ until: expiresAt }, 202);
  });

  door.post('/link/spend', async (c) => {
    const { token } = await readBody(c, z.object({ token: secret }));
    const forget = limits.count('failures', clientOf(c));
    const device = readSecret(c, 'desk-link', isLocal)?.secret ?? '';
    const { session, begin } = newSession(c, now());
    const person = await database.call(
      'spendMailLink',
      hashOf(token),
      hashOf(device),
      session,
      now(),
    );
    if (!person) throw new HttpError(400, [LINK_OVER]);
    forget();
    await recordAct(context, {
      who: person.name,
      what: 'came in by a link',
      detail: `from ${session.device}`,
    });
    clearSecret(c, 'desk-link');
    begin();
    return c.json({});
  });
  return door;
}

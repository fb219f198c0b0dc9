/** Sessions last 30 days from their last use. The secret is in a cookie, its hash in the database. */
import type { MiddlewareHandler } from 'hono';
import { SESSION_DAYS } from '#contract/desk/people.ts';
import type { NewSession } from '#server/database/desk-types.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { DeskContext, DeskEnv, DeskRequest } from '../context.ts';
import { isLocalhost } from '../origin.ts';
import { readSecret, setSecret } from './cookies.ts';
import { deviceName } from './device.ts';
import { hashOf, newSecret } from './secrets.ts';

const SESSION_SECONDS = SESSION_DAYS * 86_400;

/** A session to be stored, and a function that sets the cookie once it is stored. */
export function newSession(c: DeskRequest, now: number) {
  const secret = newSecret();
  const session: NewSession = {
    hash: hashOf(secret),
    device: deviceName(c.req.header('User-Agent')),
    expiresAt: now + SESSION_SECONDS * 1000,
  };
  const begin = () =>
    setSecret(c, 'desk', secret, {
      isPlain: isLocalhost(c.get('origin')),
      seconds: SESSION_SECONDS,
    });
  return { session, begin };
}

/** Middleware that passes signed-in requests on; others get a 401 without details. */
export function requireSession({
  database,
  now,
  isLocal,
}: Pick<DeskContext, 'database' | 'now' | 'isLocal'>): MiddlewareHandler<DeskEnv> {
  return async (c, next) => {
    const read = readSecret(c, 'desk', isLocal);
    const hash = hashOf(read?.secret ?? '');
    const used = read && (await database.call('useSession', hash, now()));
    if (!used) throw new HttpError(401, ['You are not signed in. Sign in, then try again.']);
    const slideTo = now() + SESSION_SECONDS * 1000;
    // Enquiries can be read on a full disk, too, where nothing can be recorded.
    const isExtended =
      used.isStale &&
      (await database.call('extendSession', hash, now(), slideTo).then(
        () => true,
        () => false,
      ));
    c.set('person', used.person);
    c.set('sessionHash', hash);
    await next();
    // The cookie is extended with the session, unless the response has ended it.
    if (isExtended && !c.res.headers.has('Set-Cookie'))
      setSecret(c, 'desk', read.secret, { isPlain: read.isPlain, seconds: SESSION_SECONDS });
  };
}

/** Checks the origin of a request. The desk is served at the site's own address, and at localhost on the machine itself. */
import type { Context } from 'hono';
import { HttpError } from '#server/http/http-error.ts';
import type { DeskContext } from './context.ts';

const LOCALHOST = /^http:\/\/localhost(:\d+)?$/;

/** Whether an origin is this machine, by its local name. */
export const isLocalhost = (origin: string) => LOCALHOST.test(origin);

/** Refuses a request from another site's page, including a subdomain's. @throws HttpError 403 */
export function rejectOtherSites(c: Context): void {
  const site = c.req.header('Sec-Fetch-Site') ?? 'none';
  if (site === 'same-origin' || site === 'none') return;
  throw new HttpError(
    403,
    [
      'This request came from another website, so it was refused. Open the desk itself and try again.',
    ],
    {},
    { reason: 'desk asked from another site' },
  );
}

/** The page's origin, which every write must have. @throws HttpError 403 with a message that tells the owner what to do */
export function ownOrigin(
  c: Context,
  { site, isLocal }: Pick<DeskContext, 'site' | 'isLocal'>,
): string {
  const origin = c.req.header('Origin') ?? '';
  const home = new URL(site.studio.siteOrigin).origin;
  if (isLocalhost(origin) && isLocal(c) && c.req.header('Host') === new URL(origin).host)
    return origin;
  if (origin === home && (origin.startsWith('https:') || isLocalhost(origin))) return origin;
  const where = home.startsWith('https:')
    ? home
    : 'the address of the site that begins with https://. If there is none, ask the person who runs the server to set SITE_ORIGIN to such an address';
  throw new HttpError(
    403,
    [`The desk does not work at this address. Open the desk at ${where}.`],
    {},
    { reason: 'desk origin' },
  );
}

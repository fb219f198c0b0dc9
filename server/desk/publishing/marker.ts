/** The cookie by which a browser requests the preview. It is valid only together with a session. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { DeskRequest } from '../context.ts';
import { isLocalhost } from '../origin.ts';

const NAME = 'desk-preview';
const SECONDS = 4 * 3600;
const shared = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

/** Finds the cookie in a request header, under either name. */
export const PREVIEW_COOKIE = /(?:^|;\s*)(?:__Host-)?desk-preview=/;

/** Sets the cookie for a release. */
export function setMarker(c: DeskRequest, id: string): void {
  if (isLocalhost(c.get('origin'))) setCookie(c, NAME, id, { ...shared, maxAge: SECONDS });
  else setCookie(c, NAME, id, { ...shared, maxAge: SECONDS, prefix: 'host', secure: true });
}

/** The cookie's value. The plain name is accepted only from the machine itself. */
export const readMarker = (c: Context, isLocal: (c: Context) => boolean): string | undefined =>
  getCookie(c, NAME, 'host') ?? (isLocal(c) ? getCookie(c, NAME) : undefined);

/** Deletes the cookie under both of its names. */
export function clearMarker(c: Context): void {
  deleteCookie(c, NAME, shared);
  deleteCookie(c, NAME, { ...shared, prefix: 'host', secure: true });
}

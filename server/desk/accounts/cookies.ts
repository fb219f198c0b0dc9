/** The desk's cookies: the session, that of a browser that requested a sign-in link, and that of one that shows a preview. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

type CookieName = 'desk' | 'desk-link' | 'desk-preview';

const shared = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

interface SetOptions {
  /** True on localhost without TLS: the cookie has the plain name, without Secure. Otherwise its name begins with `__Host-`. */
  readonly isPlain: boolean;
  readonly seconds: number;
}

/** Sets a cookie that lasts `seconds`. */
export function setSecret(
  c: Context,
  name: CookieName,
  secret: string,
  { isPlain, seconds: maxAge }: SetOptions,
): void {
  if (isPlain) setCookie(c, name, secret, { ...shared, maxAge });
  else setCookie(c, name, secret, { ...shared, maxAge, prefix: 'host', secure: true });
}

/** The plain name is accepted only from the machine itself. */
export function readSecret(
  c: Context,
  name: CookieName,
  isLocal: (c: Context) => boolean,
): { readonly secret: string; readonly isPlain: boolean } | null {
  const secret = getCookie(c, name, 'host');
  if (secret) return { secret, isPlain: false };
  const plain = isLocal(c) ? getCookie(c, name) : undefined;
  return plain ? { secret: plain, isPlain: true } : null;
}

/** Deletes a cookie under both of its names. */
export function clearSecret(c: Context, name: CookieName): void {
  deleteCookie(c, name, shared);
  deleteCookie(c, name, { ...shared, prefix: 'host', secure: true });
}

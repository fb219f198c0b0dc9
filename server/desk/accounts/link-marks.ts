/**
 * A signed cookie for one email address, set in a browser that requested a sign-in link. A link works in every browser with
 * the cookie of its address and in no other, so a stranger who requests one does not invalidate the owner's. The cookie needs
 * no expiry because the link has one.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const markOf = (key: Uint8Array, email: string) =>
  createHmac('sha256', key).update(email.toLowerCase()).digest();

/** The cookie's value for an email address. `key`: the server's secret. */
export const makeMark = (key: Uint8Array, email: string) =>
  markOf(key, email).toString('base64url');

/** Whether a cookie's value was made for this address; compared in constant time. */
export function isMarkFor(key: Uint8Array, mark: string, email: string): boolean {
  const given = Buffer.from(mark, 'base64url');
  const right = markOf(key, email);
  return given.length === right.length && timingSafeEqual(given, right);
}

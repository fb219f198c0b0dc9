/**
 * The mark of a browser that asked for a link: a signed cookie for one address. A link by mail works in every browser
 * that asked for that address, so that a stranger who asks too takes nothing from its owner, and in no other. It needs
 * no end of its own: the link has one.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const markOf = (key: Uint8Array, email: string) =>
  createHmac('sha256', key).update(email.toLowerCase()).digest();

export const makeMark = (key: Uint8Array, email: string) =>
  markOf(key, email).toString('base64url');

export function isMarkFor(key: Uint8Array, mark: string, email: string): boolean {
  const given = Buffer.from(mark, 'base64url');
  const right = markOf(key, email);
  return given.length === right.length && timingSafeEqual(given, right);
}

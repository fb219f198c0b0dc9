/** Identifies this server to a push service by a signed token (VAPID, RFC 8292). */
import { createPrivateKey, sign } from 'node:crypto';
import type { PushKeys } from './keys.ts';

/** How long a token is valid; a service accepts at most 24 hours. */
const VALID_SECONDS = 12 * 3600;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function privateKeyOf({ publicKey, privateKey }: PushKeys) {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((n) => n.toString('base64url'));
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } });
}

/**
 * The header `Authorization` of a push.
 * @param endpoint the device's address at the push service
 * @param subject whom the service can contact: an address that begins with "mailto:"
 * @throws Error if the keys are not a pair of P-256
 */
export function vapidHeader(endpoint: string, subject: string, keys: PushKeys): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(Date.now() / 1000) + VALID_SECONDS,
    sub: subject,
  };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const key = privateKeyOf(keys);
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

import { randomBytes } from 'node:crypto';

/** Crockford's base 32, without I, L, O and U, so that a reference can be read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new enquiry reference such as "7K3F9-QXM2T": 50 random bits, the only identifier of an enquiry. */
export function newReference(): string {
  const characters = Array.from(randomBytes(10), (byte) => ALPHABET[byte & 31]);
  return `${characters.slice(0, 5).join('')}-${characters.slice(5).join('')}`;
}

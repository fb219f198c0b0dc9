/** Names that are safe in an address, in `srcset` and in `url()`, whatever a file is called. */
import { createHash } from 'node:crypto';

const SAFE = /^[A-Za-z0-9._-]+$/;

/** The letters and digits of a name as `words-with-hyphens`; empty where it has none of a to z and 0 to 9. */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/**
 * The part of an address that a picture, film or plan is called by: its key with `-` for `/`, or, where that holds anything
 * that an address would have to escape, its letters and a short hash of the whole.
 */
export function urlName(key: string): string {
  const plain = key.replaceAll('/', '-');
  if (SAFE.test(plain)) return plain;
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 6);
  return [slugOf(plain), hash].filter(Boolean).join('-');
}

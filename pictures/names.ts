/** Names that are safe in an address, in `srcset` and in `url()`, whatever a file is called. */
import { createHash } from 'node:crypto';
import { latinOf } from './devanagari.ts';

const SAFE = /^[A-Za-z0-9._-]+$/;

/** A name as `words-with-hyphens`, Marathi and Hindi in Latin letters; empty where it has only letters of other scripts. */
export const slugOf = (name: string, longest = 60) =>
  latinOf(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');

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

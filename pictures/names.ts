/** Makes names that are safe in addresses, in `srcset` and in `url()`. */
import { createHash } from 'node:crypto';
import { toLatin } from './devanagari.ts';
import { JPEG_QUALITY } from './formats.ts';
import { QUALITY_CHANGE_MAX, type Settings, SSIM_TARGET, settingsFor } from './settings.ts';
import type { Source } from './sources.ts';
import { AVIF_WIDTHS } from './widths.ts';

const SAFE = /^[A-Za-z0-9._-]+$/;

/** What `slugOf` makes. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A name as `words-with-hyphens`, with Marathi and Hindi in Latin letters; '' if it has only letters of other scripts. */
export const slugOf = (name: string, longest = 60) =>
  toLatin(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');

/**
 * The name of a picture, film or plan in addresses: its key with `-` for `/`. If that has characters that an address
 * would escape, its letters and a short hash of the key.
 */
export function urlName(key: string): string {
  const plain = key.replaceAll('/', '-');
  if (SAFE.test(plain)) return plain;
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 6);
  return [slugOf(plain), hash].filter(Boolean).join('-');
}

type Treatment = Pick<Source, 'cut' | 'straighten'> & Record<'hasAlpha' | 'isConverted', boolean>;

/** The hash in the names of a picture's variants: of its bytes and of all settings that affect the result. */
export function variantHash(
  bytes: Buffer,
  { quality, isMeasured, effort, background }: Settings,
  { hasAlpha, isConverted, cut, straighten }: Treatment,
): string {
  const hash = createHash('sha256')
    .update(bytes)
    .update(
      JSON.stringify([
        quality,
        isMeasured && [SSIM_TARGET, QUALITY_CHANGE_MAX],
        JPEG_QUALITY,
        AVIF_WIDTHS.map(effort),
      ]),
    );
  if (hasAlpha) hash.update(background);
  if (isConverted) hash.update('srgb');
  if (cut) hash.update(JSON.stringify(cut));
  if (straighten) hash.update(`straighten ${straighten}`);
  return hash.digest('hex').slice(0, 8);
}

/** The documented values of `PICTURES_EFFORT`. */
const EFFORTS = [0, 4];

/** The hashes that the variants of an opaque, uncut picture may have. */
export const possibleHashes = (
  bytes: Buffer,
  key: string,
  treatment: Pick<Treatment, 'isConverted' | 'straighten'>,
) =>
  EFFORTS.map((effort) =>
    variantHash(bytes, settingsFor(key, effort), { hasAlpha: false, ...treatment }),
  );

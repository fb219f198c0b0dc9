/**
 * The picture formats, one entry each: endings, media type, first bytes, end, and how the encoder writes those that have
 * variants. A page names the variants in `app/components/photo.tsx`, which has a `<source>` for each format by hand.
 */
import { extname } from 'node:path';
import type { Sharp } from 'sharp';
import { AVIF_WIDTHS, JPEG_WIDTHS } from './widths.ts';

export const JPEG_QUALITY = 78;

interface PictureFormat {
  /** In lower case with the dot; the first is the one that is written. */
  readonly endings: readonly [string, ...string[]];
  /** Null where browsers do not show it: a source only. */
  readonly mediaType: string | null;
  /** Whether a file begins so. `head`: its first 64 bytes. */
  readonly matches: (head: Buffer) => boolean;
  /** Whether a file was not cut off, as far as its own frame says. */
  readonly isWhole?: (bytes: Buffer) => boolean;
  /** The variants that pages offer; `quality` and `effort` as sharp takes them for AVIF. */
  readonly variants?: {
    readonly widths: readonly number[];
    readonly encode: (image: Sharp, quality: number, effort: number) => Sharp;
  };
}

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');
const startsWith = (pattern: RegExp) => (head: Buffer) =>
  pattern.test(head.toString('latin1', 0, 64));
const endsWith = (hex: string) => (bytes: Buffer) =>
  bytes.subarray(-hex.length / 2).toString('hex') === hex;

/** What an ISO file says that it may be read as (ISO 14496-12, 4.3); empty for any other file. */
export function isoBrands(head: Buffer): string[] {
  const start = head.toString('latin1', 0, 64);
  if (!/^.{4}ftyp/s.test(start)) return [];
  const length = Math.min(head.readUInt32BE(0), start.length);
  return [start.slice(8, 12), ...(start.slice(16, length).match(/.{4}/gs) ?? [])];
}
const isAvif = (head: Buffer) => isoBrands(head).some((brand) => /^avi[fs]$/.test(brand));
/** A picture that only an HEVC decoder reads. */
export const isHeic = (head: Buffer) =>
  !isAvif(head) && isoBrands(head).some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand));

/** AVIF and MP4 (ISO 14496-12, 4.2): boxes one after the other, each of which says how long it is. */
export function boxesFit(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    if (short === 0) return true;
    if (short === 1 && at + 16 > bytes.length) return false;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length;
}

/** Those with variants come first. */
export const FORMATS = {
  avif: {
    endings: ['.avif'],
    mediaType: 'image/avif',
    matches: isAvif,
    isWhole: boxesFit,
    variants: {
      widths: AVIF_WIDTHS,
      encode: (image, quality, effort) => image.avif({ quality, effort }),
    },
  },
  jpeg: {
    endings: ['.jpg', '.jpeg'],
    mediaType: 'image/jpeg',
    matches: startsWith(/^\xff\xd8\xff/),
    isWhole: endsWith('ffd9'),
    variants: {
      widths: JPEG_WIDTHS,
      encode: (image) => image.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }),
    },
  },
  png: {
    endings: ['.png'],
    mediaType: 'image/png',
    matches: (head) => head.subarray(0, PNG_START.length).equals(PNG_START),
    isWhole: endsWith('49454e44ae426082'),
  },
  webp: {
    endings: ['.webp'],
    mediaType: 'image/webp',
    matches: startsWith(/^RIFF.{4}WEBP/s),
    isWhole: (bytes) => bytes.length > 12 && bytes.readUInt32LE(4) + 8 <= bytes.length,
  },
  tiff: {
    endings: ['.tif', '.tiff'],
    mediaType: null,
    matches: startsWith(/^(II[*+]\0|MM\0[*+])/),
  },
} as const satisfies Record<string, PictureFormat>;

export type FormatName = keyof typeof FORMATS;
export const FORMAT_LIST: readonly PictureFormat[] = Object.values(FORMATS);

/** The format of a file by its name. */
export const formatOf = (file: string): PictureFormat | undefined =>
  FORMAT_LIST.find(({ endings }) => endings.includes(extname(file).toLowerCase()));

const offered = FORMAT_LIST.flatMap(({ variants, endings: [ending] }) =>
  variants ? [ending.slice(1)] : [],
);
const VARIANT = new RegExp(`^(.+)-(\\d+)\\.(?:${offered.join('|')})$`);

/** The name of a variant in its parts, such as "hall" and 736 of "hall-736.avif"; undefined for any other name. */
export function variantNamed(name: string) {
  const [, base, width] = VARIANT.exec(name) ?? [];
  return base === undefined ? undefined : { base, width: Number(width) };
}

/** Whether a name is that of a picture that the encoder reads. */
export const isPicture = (file: string) => formatOf(file) !== undefined;
/** Whether it is one that browsers show. */
export const isShownPicture = (file: string) => typeof formatOf(file)?.mediaType === 'string';

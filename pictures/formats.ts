/** The picture formats, one entry each: signature, end, and how the encoder writes those that have variants. */
import { extname } from 'node:path';
import type { Sharp } from 'sharp';
import { FILE_TYPES, type FileType, type PICTURE_FORMATS } from '#contract/upload-types.ts';
import { AVIF_WIDTHS, JPEG_WIDTHS } from './widths.ts';

export const JPEG_QUALITY = 78;

interface PictureFormat {
  readonly endings: FileType['endings'];
  /** Null if browsers do not display it, so that it is only a source. */
  readonly mediaType: string | null;
  /** Whether a file has this format. `head`: its first 64 bytes. */
  readonly matches: (head: Buffer) => boolean;
  /** Whether the file is complete, as far as its structure shows. */
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

/** The brands of an ISO file (ISO 14496-12, 4.3); [] for any other file. */
export function isoBrands(head: Buffer): string[] {
  const start = head.toString('latin1', 0, 64);
  if (!/^.{4}ftyp/s.test(start)) return [];
  const length = Math.min(head.readUInt32BE(0), start.length);
  return [start.slice(8, 12), ...(start.slice(16, length).match(/.{4}/gs) ?? [])];
}
const isAvif = (head: Buffer) => isoBrands(head).some((brand) => /^avi[fs]$/.test(brand));
/** Whether the picture needs an HEVC decoder. */
export const isHeic = (head: Buffer) =>
  !isAvif(head) && isoBrands(head).some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand));

/** AVIF and MP4 are sequences of boxes that begin with their length (ISO 14496-12, 4.2). */
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
    ...FILE_TYPES.avif,
    matches: isAvif,
    isWhole: boxesFit,
    variants: {
      widths: AVIF_WIDTHS,
      encode: (image, quality, effort) => image.avif({ quality, effort }),
    },
  },
  jpeg: {
    ...FILE_TYPES.jpeg,
    matches: startsWith(/^\xff\xd8\xff/),
    isWhole: endsWith('ffd9'),
    variants: {
      widths: JPEG_WIDTHS,
      encode: (image) => image.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }),
    },
  },
  png: {
    ...FILE_TYPES.png,
    matches: (head) => head.subarray(0, PNG_START.length).equals(PNG_START),
    isWhole: endsWith('49454e44ae426082'),
  },
  webp: {
    ...FILE_TYPES.webp,
    matches: startsWith(/^RIFF.{4}WEBP/s),
    isWhole: (bytes) => bytes.length > 12 && bytes.readUInt32LE(4) + 8 <= bytes.length,
  },
  tiff: {
    endings: FILE_TYPES.tiff.endings,
    mediaType: null,
    matches: startsWith(/^(II[*+]\0|MM\0[*+])/),
  },
} as const satisfies Record<(typeof PICTURE_FORMATS)[number], PictureFormat>;

export type FormatName = keyof typeof FORMATS;
export const FORMAT_LIST: readonly PictureFormat[] = Object.values(FORMATS);

/** The format of a file by its name. */
export const formatOf = (file: string): PictureFormat | undefined =>
  FORMAT_LIST.find(({ endings }) => endings.includes(extname(file).toLowerCase()));

const offered = FORMAT_LIST.flatMap(({ variants, endings: [ending] }) =>
  variants ? [ending.slice(1)] : [],
);
const VARIANT = new RegExp(`^(.+)-(\\d+)\\.(?:${offered.join('|')})$`);

/** The base name and width of a variant: "hall" and 736 for "hall-736.avif"; undefined for any other name. */
export function variantNamed(name: string) {
  const [, base, width] = VARIANT.exec(name) ?? [];
  return base === undefined ? undefined : { base, width: Number(width) };
}

/** Whether the encoder reads files of this name. */
export const isPicture = (file: string) => formatOf(file) !== undefined;
/** Whether browsers display files of this name. */
export const isShownPicture = (file: string) => typeof formatOf(file)?.mediaType === 'string';

/** Converts a photo into the site's format: rotated, in sRGB, at most 3,200 pixels, without metadata. */

import sharp from 'sharp';
import { INDIAN } from '#contract/locale.ts';
import { PICTURE_FORMAT_NAMES } from '#contract/upload-types.ts';
import { HdrPhoto, openPhoto } from '#pictures/colour/open-photo.ts';
import { UploadError } from '../../upload-error.ts';
import { decodeHeic, tooLarge } from './heic.ts';
import { type Kind, kindOf, REFUSED_KINDS } from './kind.ts';

/** Maximum of the longer side in pixels; also the minimum for a wide screen (docs/content.md, "Pictures"). */
const SIDE_MAX = 3200;
const SIDE_MIN = 1800;
/** Phones take 200 megapixels: 16,384 × 12,288. A decompression bomb has more. */
const PIXELS_MAX = 220_000_000;
/** Maximum ratio of the sides; a longer picture cannot be shown. */
const THIN = 20;
/** High quality, because it is encoded again for each width. */
export const JPEG = { quality: 92, chromaSubsampling: '4:4:4' } as const;

export interface ReadPhoto {
  readonly width: number;
  readonly height: number;
  /** Changes to the photo that its owner may want to know, as sentences. */
  readonly notes: readonly string[];
}

const UPRIGHT: Readonly<Record<number, string>> = {
  2: 'The camera had saved it mirrored. It was corrected.',
  3: 'The camera had saved it upside down. It was turned upright.',
  4: 'The camera had saved it mirrored. It was corrected.',
  5: 'The camera had saved it on its side. It was turned upright.',
  6: 'The camera had saved it on its side. It was turned upright.',
  7: 'The camera had saved it on its side. It was turned upright.',
  8: 'The camera had saved it on its side. It was turned upright.',
};

/**
 * A JPEG is scaled while it is decoded. Any other format is decoded completely, once or twice: at most what fits into half of
 * the free memory, at up to 8 bytes a pixel.
 */
const pixelsMaxOf = (kind: Kind) =>
  kind === 'jpeg' ? PIXELS_MAX : Math.min(PIXELS_MAX, process.availableMemory() / 2 / 8);

/** The library's error as a message for the owner. */
function inWords(error: unknown): UploadError {
  if (error instanceof UploadError) return error;
  if (error instanceof HdrPhoto)
    return new UploadError(
      'This is an HDR photo, which most screens would show too dark. Switch HDR off in the photo editor and save a copy as JPEG.',
    );
  const message = String((error as Error).message);
  if (/pixel limit/i.test(message))
    return new UploadError(
      `It has more than the ${PIXELS_MAX / 1e6} million pixels that are accepted. Export it as JPEG: 3,200 on the longer side are enough.`,
    );
  if (/premature|truncat|end of (file|stream|image)|unexpected end|no more data/i.test(message))
    return new UploadError('The file is incomplete. Copy it from the camera or phone again.');
  return new UploadError('It is damaged and cannot be read. Export it again as JPEG.');
}

/**
 * @param bytes the complete file, read once; `name`: its original name, for messages. Writes to `to`
 * @throws UploadError
 */
export async function readPhoto(bytes: Buffer, name: string, to: string): Promise<ReadPhoto> {
  const kind = kindOf(bytes.subarray(0, 64), name);
  if (kind === null)
    throw new UploadError(
      `This file is not a picture. ${PICTURE_FORMAT_NAMES} and HEIC are accepted.`,
    );
  const refused = REFUSED_KINDS[kind];
  if (refused) throw new UploadError(refused);
  try {
    const isHeic = kind === 'heic';
    const max = pixelsMaxOf(kind);
    return await convert(isHeic ? await decodeHeic(bytes, max) : bytes, { isHeic, max, to });
  } catch (error) {
    throw inWords(error);
  }
}

interface Conversion {
  /** It is already rotated, and has no rotation tag. */
  readonly isHeic: boolean;
  /** Maximum number of pixels. */
  readonly max: number;
  readonly to: string;
}

async function convert(bytes: Buffer, { isHeic, max, to }: Conversion): Promise<ReadPhoto> {
  const input = { failOn: 'truncated', limitInputPixels: PIXELS_MAX } as const;
  const found = await sharp(bytes, { ...input, limitInputPixels: false }).metadata();
  const { width: wide, height: high, pages = 1, orientation = 1, space, hasAlpha } = found;
  if (wide * (found.pageHeight ?? high) > max) throw tooLarge(wide, high, max);
  if (pages > 1)
    throw new UploadError(
      `It holds ${pages.toLocaleString(INDIAN)} pictures, one after another. Export the one that you want as JPEG.`,
    );
  if (isAnimated(bytes))
    throw new UploadError('It is animated. Export the picture that you want as JPEG.');
  if (Math.max(wide, high) < SIDE_MIN)
    throw new UploadError(
      `Only ${wide.toLocaleString(INDIAN)} × ${high.toLocaleString(INDIAN)} pixels. The site needs ${SIDE_MIN.toLocaleString(INDIAN)} on the longer side. Choose the original file: copies from messengers are smaller.`,
    );
  if (Math.max(wide / high, high / wide) > THIN)
    throw new UploadError(
      `It is too narrow (${wide.toLocaleString(INDIAN)} × ${high.toLocaleString(INDIAN)} pixels). The longer side may be at most ${THIN} times the shorter one. Crop it.`,
    );
  const { photo } = await openPhoto(bytes, input);
  const { width, height } = await photo
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg(JPEG)
    .toFile(to);
  const notes = [
    !isHeic && UPRIGHT[orientation],
    space === 'cmyk' && 'It was made for print (CMYK) and was converted for screens.',
    hasAlpha &&
      !isHeic &&
      (await isSeeThrough(bytes)) &&
      'It was partly transparent and now has a white background.',
  ].filter((line) => typeof line === 'string');
  return { width, height, notes };
}

const isSeeThrough = async (bytes: Buffer) => !(await sharp(bytes).stats()).isOpaque;

/** An animated PNG has a chunk for it before its pixels (PNG 3, 11.3.6.1); sharp reads only its first picture. */
function isAnimated(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return false;
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const chunk = bytes.toString('latin1', at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT' || chunk === 'IEND') return false;
  }
  return false;
}

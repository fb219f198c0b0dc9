/** Opens a photo so that its output is in sRGB, for the build and the desk. */
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { type ColourCode, chunksOf, isHdr, profileFor, withProfile } from './profile.ts';

/** An HDR photo. It is made for brighter screens and would look too dark. */
export class HdrPhoto extends Error {
  override name = 'HdrPhoto';
}

const isPng = (bytes: Buffer) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n';
const isIso = (bytes: Buffer) => bytes.toString('latin1', 4, 8) === 'ftyp';

/** Colour information of a file: the embedded profile, and code points. */
interface Colours {
  readonly profile?: Buffer;
  readonly code?: ColourCode;
}

/** The first `colr` boxes of an AVIF or HEIC (ISO/IEC 23008-12, 6.5.5), which belong to its main picture. */
function coloursInIso(bytes: Buffer): Colours {
  const found: { profile?: Buffer; code?: ColourCode } = {};
  for (let at = bytes.indexOf('colr'); at > 3; at = bytes.indexOf('colr', at + 4)) {
    const size = bytes.readUInt32BE(at - 4);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (at - 4 + size > bytes.length) continue;
    if (/^(prof|rICC)$/.test(kind) && size > 140)
      found.profile ??= bytes.subarray(at + 8, at - 4 + size);
    if (kind === 'nclx' && size >= 19)
      found.code ??= {
        primaries: bytes.readUInt16BE(at + 8),
        transfer: bytes.readUInt16BE(at + 10),
      };
  }
  return found;
}

/** cICP has priority over other colour information in a PNG (PNG 3, 4.3), and comes before its pixels. */
function coloursInPng(bytes: Buffer): Colours {
  for (const { name, data } of chunksOf(bytes)) {
    const [primaries, transfer] = data;
    if (name === 'cICP' && primaries !== undefined && transfer !== undefined)
      return { code: { primaries, transfer } };
    if (name === 'IDAT') return {};
  }
  return {};
}

/**
 * The colour profile to use if the decoder does not find it.
 * @throws HdrPhoto for PQ and HLG
 */
export function profileOf(bytes: Buffer): Buffer | null {
  const { profile, code } = isPng(bytes)
    ? coloursInPng(bytes)
    : isIso(bytes)
      ? coloursInIso(bytes)
      : {};
  if (code && isHdr(code)) throw new HdrPhoto('PQ or HLG');
  return profile ?? (code ? profileFor(code) : null);
}

interface OpenedPhoto {
  readonly photo: Sharp;
  /** True: its colours are not converted in the decoder's default way. */
  readonly isConverted: boolean;
}

/** Values brighter than white, as in a 32-bit TIFF: only the photographer can say how they should look. */
const isFloating = (depth: string, space: string) =>
  /^(float|double)$/.test(depth) && space !== 'lab';

/**
 * @param bytes of JPEG, PNG, WebP, AVIF or TIFF
 * @throws HdrPhoto, and the decoder's errors
 */
export async function openPhoto(bytes: Buffer, options: SharpOptions = {}): Promise<OpenedPhoto> {
  const { icc, depth, space } = await sharp(bytes, options).metadata();
  if (isFloating(depth, space)) throw new HdrPhoto('32 bits a colour');
  const upright = () => sharp(bytes, options).autoOrient();
  const asPng = (photo: Sharp) => photo.png({ compressionLevel: 1 }).toBuffer();
  // The decoder applies the profile of an 8-bit grey picture, but ignores that of a 16-bit one.
  if (space === 'grey16' && icc) {
    const grey = await asPng(upright().toColourspace('b-w'));
    return openProfiled(withProfile(grey, icc), options);
  }
  const profile = profileOf(bytes);
  if (profile && !(isIso(bytes) && icc)) {
    const png = isPng(bytes) ? bytes : await asPng(upright());
    return openProfiled(withProfile(png, profile), options);
  }
  // For a 16-bit picture with a profile, the decoder works in Display P3 and would not convert the result.
  if (depth === 'ushort' && icc) return openProfiled(bytes, options);
  return { photo: sharp(bytes, options), isConverted: false };
}

const openProfiled = (bytes: Buffer, options: SharpOptions): OpenedPhoto => ({
  photo: sharp(bytes, options).withIccProfile('srgb', { attach: false }),
  isConverted: true,
});

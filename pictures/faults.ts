/** Messages about pictures that cannot be read or written: which file, the cause, and the fix. */

import { HdrPhoto } from './colour/open-photo.ts';
import { FORMATS, isHeic } from './formats.ts';

/** An error that the user can fix; its message is printed without a stack trace. */
export class PictureFault extends Error {
  override name = 'PictureFault';
}

export const HEIC_REMEDY =
  'is a HEIC photo, as iPhones take them, which most browsers cannot show. Export it as JPEG: on the iPhone open it in Photos, Share, Options, "Most Compatible", and save it to Files; for all later photos choose Settings, Camera, Formats, "Most Compatible"';

const CUT_OFF =
  /premature end|unexpected end|end of file|outside of file bounds|libpng read error|unable to parse image|quantization table|input buffer is empty/i;

const JPEG_END = Buffer.from('ffd9', 'hex');
/** Decided by the bytes, because the decoder's message may belong to another photo that is decoded at the same time. */
const isCutOffJpeg = (bytes: Uint8Array) => {
  const file = Buffer.from(bytes);
  return FORMATS.jpeg.matches(file) && file.lastIndexOf(JPEG_END) < file.length - 64;
};

/** The message for a photo that cannot be decoded. */
export function unreadable(file: string, bytes: Uint8Array, cause: unknown): PictureFault {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const says = (text: string) => new PictureFault(`${file} ${text}.`, { cause });
  if (bytes.length === 0)
    return says('is empty (0 bytes). Copy the photo again, or remove the file');
  if (isHeic(Buffer.from(bytes.subarray(0, 64)))) return says(HEIC_REMEDY);
  if (cause instanceof HdrPhoto)
    return says(
      'is an HDR photo (PQ, HLG or 32 bits per colour), which most screens would show too dark. Export it as JPEG, in sRGB or Display P3',
    );
  if (/pixel limit/i.test(reason))
    return says(
      'has more than 268 million pixels. Make it smaller: 2400 px on the long side is enough',
    );
  if (isCutOffJpeg(bytes) || CUT_OFF.test(reason))
    return says(
      'is incomplete: the end of the file is missing, as after an interrupted copy. Copy it again from the camera or phone',
    );
  return says(
    'cannot be read as a picture. Open it and save it again as JPEG or PNG, or remove it',
  );
}

const WRITING: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'This account has used up its share of the disk',
  EROFS: 'The disk can only be read, not written',
  EACCES: 'This user may not write there',
  EPERM: 'This user may not write there',
  EMFILE: 'Too many files are open at once',
  EIO: 'The disk reports an error',
};
const REMEDY: Readonly<Record<string, string>> = {
  ENOSPC: 'Free some space (the encoded pictures take about 1 MB for each photo) and run it again',
  EDQUOT: 'Free some space and run it again',
};

/** The message for a file that the disk does not accept; undefined for any other error. */
export function unwritable(path: string, cause: unknown): PictureFault | undefined {
  const code = (cause as NodeJS.ErrnoException | null)?.code ?? '';
  if (!WRITING[code]) return undefined;
  const remedy =
    REMEDY[code] ?? 'Let the user who runs this write into that folder, then run it again';
  return new PictureFault(
    `${WRITING[code]}: ${path} could not be written. ${remedy}. Nothing is wrong with the photos.`,
    { cause },
  );
}

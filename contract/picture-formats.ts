/**
 * The names of the picture formats that may be uploaded and put into `content/`, by the subtype of their media type.
 * `pictures/formats.ts` says how each is recognised. The desk accepts HEIC, too, and converts it.
 */
export const PICTURE_FORMATS = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  tiff: 'TIFF',
} as const;

/** The names in a sentence: "JPEG, PNG". */
export const PICTURE_FORMAT_NAMES = Object.values(PICTURE_FORMATS).join(', ');

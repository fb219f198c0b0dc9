/**
 * The types of files that may be uploaded, and which of them each upload accepts. `pictures/formats.ts` says how pictures are
 * recognised.
 */
export interface FileType {
  readonly name: string;
  readonly mediaType: string;
  /** File extensions in lower case; files are written with the first one. */
  readonly endings: readonly [string, ...string[]];
}

export const FILE_TYPES = {
  jpeg: { name: 'JPEG', mediaType: 'image/jpeg', endings: ['.jpg', '.jpeg'] },
  png: { name: 'PNG', mediaType: 'image/png', endings: ['.png'] },
  webp: { name: 'WebP', mediaType: 'image/webp', endings: ['.webp'] },
  avif: { name: 'AVIF', mediaType: 'image/avif', endings: ['.avif'] },
  tiff: { name: 'TIFF', mediaType: 'image/tiff', endings: ['.tif', '.tiff'] },
  heic: { name: 'HEIC', mediaType: 'image/heic', endings: ['.heic', '.heif'] },
  svg: { name: 'SVG', mediaType: 'image/svg+xml', endings: ['.svg'] },
  pdf: { name: 'PDF', mediaType: 'application/pdf', endings: ['.pdf'] },
} as const satisfies Readonly<Record<string, FileType>>;

/** Pictures that may be put into `content/`, too. The desk also accepts HEIC, and converts it. */
export const PICTURE_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'tiff'] as const;
export const PLAN_TYPES = ['svg', 'png', 'jpeg', 'pdf'] as const;
export const LOGO_TYPES = ['svg', 'png'] as const;
export const ATTACHMENT_TYPES = ['jpeg', 'png', 'webp', 'heic', 'pdf'] as const;

type Types = readonly (keyof typeof FILE_TYPES)[];

/** "JPEG, PNG or PDF". */
export const namesOf = (types: Types) =>
  types
    .map((type) => FILE_TYPES[type].name)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');

/** The value of `accept` of a file input. */
export const acceptOf = (types: Types) =>
  types.flatMap((type) => [...FILE_TYPES[type].endings, FILE_TYPES[type].mediaType]).join(',');

/** "JPEG, PNG, WebP, AVIF, TIFF". */
export const PICTURE_FORMAT_NAMES = PICTURE_FORMATS.map((type) => FILE_TYPES[type].name).join(', ');

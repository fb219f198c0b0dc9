/** How large the files may be that are uploaded at the desk. */
export const MB = 1024 * 1024;

/** The largest size of each kind of file, in bytes, and what to do with a larger one. */
const LIMITS = {
  /** Of any kind: a film of some minutes in 4K. */
  file: [2048 * MB, 'Choose a smaller one.'],
  photo: [120 * MB, 'Export it as JPEG: a few MB are enough.'],
  attachment: [10 * MB, 'Make it smaller, or send a link instead.'],
  planSvg: [12 * MB, 'Export it as PDF.'],
  logoPng: [8 * MB, 'Save it at 1,000 pixels on the longer side.'],
  logoSvg: [300 * 1024, 'Export the logo alone, as paths.'],
} as const;
export type UploadKind = keyof typeof LIMITS;

/** "2 GB", "120 MB", "300 kB". */
function inWords(bytes: number): string {
  if (bytes >= 1024 * MB) return `${bytes / MB / 1024} GB`;
  return bytes >= MB ? `${bytes / MB} MB` : `${bytes / 1024} kB`;
}

/** Why a file of so many bytes is too large; null: it is not. The desk asks before an upload, and the server again after it. */
export function sizeFault(kind: UploadKind, bytes: number): string | null {
  const [max, advice] = LIMITS[kind];
  return bytes > max ? `This file is larger than ${inWords(max)}. ${advice}` : null;
}

/** Files are uploaded in slices of at most so many bytes, each a request of its own. */
export const SLICE_MAX = 4 * MB;

/** How large the files may be that are uploaded at the desk. */
export const MB = 1024 * 1024;

/** In bytes. */
export const UPLOAD_MAX = {
  /** Of any kind: a film of some minutes in 4K. */
  file: 2048 * MB,
  photo: 120 * MB,
  attachment: 10 * MB,
  planSvg: 12 * MB,
  logoPng: 8 * MB,
  logoSvg: 300 * 1024,
} as const;

/** Files are uploaded in slices of at most so many bytes, each a request of its own. */
export const SLICE_MAX = 4 * MB;

/** Content types of the built files, and headers that depend on a file's kind. */
import { extname } from 'node:path';
import { FORMAT_LIST } from '#pictures/formats.ts';
import { isHashed } from './addresses.ts';

/** By file extension. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  ...Object.fromEntries(
    FORMAT_LIST.flatMap(({ endings, mediaType }) =>
      mediaType ? endings.map((ending) => [ending, mediaType]) : [],
    ),
  ),
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

export const contentType = (path: string) =>
  TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';

export const isHtml = (type: string) => type.startsWith('text/html');
export const isDrawing = (type: string) => type.startsWith('image/svg+xml');
export const isFilm = (type: string) => type.startsWith('video/');
/** Not pictures, films and woff2, which are already compressed. */
export const isCompressible = (type: string) =>
  type.includes('charset=') || type.includes('+json') || type === 'image/x-icon';

/** Other sites may embed only share cards and icons. */
export const resourcePolicy = (path: string) =>
  /^\/(media\/share-|favicon|icon-|apple-touch-icon)/.test(path) ? 'cross-origin' : 'same-origin';

export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Files with a hash in their name never change (RFC 8246). Data that was prefetched must still be fresh at the click. The icon
 * is fresh for a day, because browsers request it with every document. Everything else is revalidated, which costs a 304.
 */
export function cacheControl(path: string) {
  if (isHashed(path.replace(/^\/desk(?=\/)/, ''))) return IMMUTABLE;
  if (/^\/(favicon|icon-|apple-touch-icon)/.test(path)) return 'public, max-age=86400';
  return path.endsWith('.data') ? 'public, max-age=60' : 'no-cache';
}

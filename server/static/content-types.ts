/** Content types of the built files, and what follows from a file's kind. */
import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
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
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

export const contentType = (path: string) =>
  TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';

export const isPage = (type: string) => type.startsWith('text/html');
export const isFilm = (type: string) => type.startsWith('video/');
/** Text shrinks; pictures, films and woff2 are compressed already. */
export const isCompressible = (type: string) =>
  type.includes('charset=') || type.includes('+json') || type === 'image/x-icon';

/** Other sites may embed what a shared link or a bookmark shows of this one, and nothing else. */
export const resourcePolicy = (path: string) =>
  /^\/(media\/share-|favicon|icon-|apple-touch-icon)/.test(path) ? 'cross-origin' : 'same-origin';

/**
 * Hashed names never change their content (RFC 8246). What a link fetched ahead of the click must still be good at the click.
 * A page's icon is good for a day: the browser asks for it with every document. Everything else is asked for again, at
 * the price of a 304.
 */
export function cacheControl(path: string) {
  if (/^\/(assets|media)\//.test(path)) return 'public, max-age=31536000, immutable';
  if (/^\/(favicon|icon-|apple-touch-icon)/.test(path)) return 'public, max-age=86400';
  return path.endsWith('.data') ? 'public, max-age=60' : 'no-cache';
}

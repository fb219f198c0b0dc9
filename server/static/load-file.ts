/** Loads a file of the built site with its encodings, ETag and complete header lists. */
import { readFileSync, type Stats } from 'node:fs';
import { contentSecurityPolicy, DRAWING_POLICY } from '#server/http/csp.ts';
import { FILE_HEADERS, SECURITY_HEADERS } from '#server/http/security-headers.ts';
import type { Encoding } from './accept-encoding.ts';
import {
  cacheControl,
  contentType,
  isCompressible,
  isDrawing,
  isHtml,
  resourcePolicy,
} from './content-types.ts';
import { type EncodedVariant, encodedVariants } from './encoded-variants.ts';

export interface MemoryFile {
  readonly in: 'memory';
  /** Identifies the file on the disk that it was read from; the same stamp means the same content. */
  readonly stamp: string;
  readonly variants: Readonly<Partial<Record<Encoding, EncodedVariant>>> & {
    identity: EncodedVariant;
  };
}
export interface DiskFile {
  readonly in: 'disk';
  readonly path: string;
  readonly size: number;
  readonly etag: string;
  readonly headersWithoutBody: string[];
}
export type SiteFile = MemoryFile | DiskFile;

function headersOf(url: string, type: string): string[] {
  const own = isHtml(type)
    ? SECURITY_HEADERS.flat()
    : [...FILE_HEADERS, 'Cross-Origin-Resource-Policy', resourcePolicy(url)];
  const drawing = isDrawing(type) ? ['Content-Security-Policy', DRAWING_POLICY] : [];
  return ['Content-Type', type, 'Cache-Control', cacheControl(url), ...own, ...drawing];
}

/** Whether the build has a compressed copy of a file, with that suffix. */
type HasCompressed = (suffix: '.br' | '.gz') => boolean;

/** The stamp of a file and its compressed copies, because a provisional release has the same scripts without copies. */
export const stampOf = ({ dev, ino, size, mtimeMs }: Stats, hasCompressed: HasCompressed) =>
  [dev, ino, size, mtimeMs, hasCompressed('.br'), hasCompressed('.gz')].join('-');

/** Makes a file that is read from the disk for each request. */
export function diskFile(url: string, path: string, { size, mtimeMs }: Stats): DiskFile {
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headers = headersOf(url, contentType(path));
  const headersWithoutBody = [...headers, 'ETag', etag, 'Accept-Ranges', 'bytes'];
  return { in: 'disk', path, size, etag, headersWithoutBody };
}

/** Makes a file that is kept in memory. */
export function memoryFile(
  url: string,
  path: string,
  stat: Stats,
  hasCompressed: HasCompressed,
  connect: readonly string[],
): MemoryFile {
  const type = contentType(path);
  const headers = headersOf(url, type);
  const body = readFileSync(path);
  if (isHtml(type))
    headers.push('Content-Security-Policy', contentSecurityPolicy(body.toString(), { connect }));
  const compressedForm = (suffix: '.br' | '.gz') =>
    hasCompressed(suffix) ? readFileSync(path + suffix) : undefined;
  const compressed = isCompressible(type) && {
    br: compressedForm('.br'),
    gzip: compressedForm('.gz'),
  };
  return {
    in: 'memory',
    stamp: stampOf(stat, hasCompressed),
    variants: encodedVariants(body, headers, compressed),
  };
}

/** The page with another body. Its policy stays, so `change` must not add script or style. */
export function withBody(file: MemoryFile, change: (html: string) => string): MemoryFile {
  const { body, headers } = file.variants.identity;
  const text = body.toString();
  const changed = change(text);
  if (changed === text) return file;
  const own = new Set(['ETag', 'Vary', 'Content-Length']);
  const kept = headers.flatMap((value, i) =>
    i % 2 === 0 && !own.has(value) ? [value, headers[i + 1] ?? ''] : [],
  );
  return { ...file, variants: encodedVariants(Buffer.from(changed), kept, {}) };
}

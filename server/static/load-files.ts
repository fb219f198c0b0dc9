/**
 * The built site as it is served: every file with its encodings, ETags and complete header lists in memory;
 * films, and pictures beyond the memory budget, stay on the disk.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentSecurityPolicy } from '#server/http/csp.ts';
import { FILE_HEADERS, SECURITY_HEADERS } from '#server/http/security-headers.ts';
import type { Encoding } from './accept-encoding.ts';
import {
  cacheControl,
  contentType,
  isCompressible,
  isFilm,
  isPage,
  resourcePolicy,
} from './content-types.ts';
import { type EncodedVariant, encodedVariants } from './encoded-variants.ts';

export interface MemoryFile {
  readonly in: 'memory';
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

export interface SiteFiles {
  /** By decoded path: `/about` for a page, `/assets/x.js` for a file. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Canonical paths of the pages. */
  readonly pages: ReadonlySet<string>;
  /** Answers unknown paths, with status 404. */
  readonly notFound: SiteFile | undefined;
}

/** Of pictures in memory. */
const PICTURES_MAX_BYTES = 24 * 1024 * 1024;
/** React Router writes it for hosts that cannot answer 404. */
const UNUSED = '__spa-fallback.html';
export const NOT_FOUND_PAGE = '/404';

/** JPEG is loaded last, so that it is what stays on the disk: hardly a browser still asks for it. */
const isFallback = (name: string) => name.endsWith('.jpg');

const urlOf = (name: string) =>
  `/${name.split(sep).join('/')}`.replace(/\/index\.html$/, '') || '/';

const namesBelow = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((name) => name !== UNUSED)
    .sort((a, b) => Number(isFallback(a)) - Number(isFallback(b)));

function headersOf(url: string, type: string): string[] {
  const own = isPage(type)
    ? SECURITY_HEADERS.flat()
    : [...FILE_HEADERS, 'Cross-Origin-Resource-Policy', resourcePolicy(url)];
  return ['Content-Type', type, 'Cache-Control', cacheControl(url), ...own];
}

function diskFile(path: string, headers: string[]): DiskFile {
  const { size, mtimeMs } = statSync(path);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headersWithoutBody = [...headers, 'ETag', etag, 'Accept-Ranges', 'bytes'];
  return { in: 'disk', path, size, etag, headersWithoutBody };
}

/** Loads the folder of the built site. `connect`: origins that forms are sent to (csp.ts). Throws when it cannot be read. */
export function loadFiles(root: string, { connect }: { connect: readonly string[] }): SiteFiles {
  const names = namesBelow(root);
  const existing = new Set(names);
  const files = new Map<string, SiteFile>();
  const pages = new Set<string>();
  let picturesBytes = 0;

  for (const name of names) {
    if (/\.(br|gz)$/.test(name) && existing.has(name.slice(0, -3))) continue;
    const path = join(root, name);
    const url = urlOf(name);
    const type = contentType(name);
    const headers = headersOf(url, type);
    const { size } = statSync(path);
    const isPicture = !isCompressible(type) && !isFilm(type);
    if (isPicture) picturesBytes += size;
    const isBeyondBudget = isPicture && picturesBytes > PICTURES_MAX_BYTES;
    if (size > 0 && (isFilm(type) || isBeyondBudget)) {
      files.set(url, diskFile(path, headers));
      continue;
    }
    const body = readFileSync(path);
    if (isPage(type)) {
      headers.push('Content-Security-Policy', contentSecurityPolicy(body.toString(), { connect }));
      if (url !== NOT_FOUND_PAGE && name.endsWith('index.html')) pages.add(url);
    }
    /** What the build has already compressed. */
    const compressed = (suffix: string) =>
      existing.has(name + suffix) ? readFileSync(path + suffix) : undefined;
    const encodings = isCompressible(type) && { br: compressed('.br'), gzip: compressed('.gz') };
    files.set(url, { in: 'memory', variants: encodedVariants(body, headers, encodings) });
  }
  return { files, pages, notFound: files.get(NOT_FOUND_PAGE) };
}

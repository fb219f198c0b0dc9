/**
 * The built site as it is served: every file with its encodings, ETags and finished header lists in memory;
 * films, and pictures beyond the memory budget, stay on the disk.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
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

/** One encoding of a file; header lists alternate name and value, as `writeHead` takes them. */
export interface Form {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: string[];
  /** Without the ones that describe a body, for 304. */
  readonly bare: string[];
}
export type SiteFile =
  | {
      readonly in: 'memory';
      readonly forms: Readonly<Partial<Record<Encoding, Form>>> & { identity: Form };
    }
  | {
      readonly in: 'disk';
      readonly path: string;
      readonly size: number;
      readonly etag: string;
      readonly headers: string[];
      readonly bare: string[];
    };

export interface SiteFiles {
  /** By decoded path: `/about` for a page, `/assets/x.js` for a file. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Canonical paths of the pages. */
  readonly pages: ReadonlySet<string>;
  /** Answers unknown paths, with status 404. */
  readonly notFound: SiteFile | undefined;
}

/** In memory. The fall-backs come last: hardly a browser still asks for them. */
const PICTURES_MAX_BYTES = 24 * 1024 * 1024;
/** Quality 5 takes a tenth of the time of 11, which the build uses for the files it writes beside. */
const BROTLI = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } };
/** React Router writes it for hosts that cannot answer 404. */
const UNUSED = '__spa-fallback.html';
export const NOT_FOUND_PAGE = '/404';

const isFallback = (name: string) => name.endsWith('.jpg');

const urlOf = (name: string) =>
  `/${name.split(sep).join('/')}`.replace(/\/index\.html$/, '') || '/';

/** Reads the folder of the built site. `connect`: origins that forms are sent to (csp.ts). Throws when it cannot be read. */
export function loadSite(root: string, { connect }: { connect: readonly string[] }): SiteFiles {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((name) => name !== UNUSED)
    .sort((a, b) => Number(isFallback(a)) - Number(isFallback(b)));
  const beside = new Set(names);
  const files = new Map<string, SiteFile>();
  const pages = new Set<string>();
  let picturesBytes = 0;

  for (const name of names) {
    if (/\.(br|gz)$/.test(name) && beside.has(name.slice(0, -3))) continue;
    const path = join(root, name);
    const url = urlOf(name);
    const type = contentType(name);
    const headers: string[] = [
      'Content-Type',
      type,
      'Cache-Control',
      cacheControl(url),
      ...(isPage(type)
        ? SECURITY_HEADERS.flat()
        : [...FILE_HEADERS, 'Cross-Origin-Resource-Policy', resourcePolicy(url)]),
    ];
    const { size, mtimeMs } = statSync(path);
    if (!isCompressible(type)) picturesBytes += isFilm(type) ? 0 : size;
    if (
      size > 0 &&
      (isFilm(type) || (!isCompressible(type) && picturesBytes > PICTURES_MAX_BYTES))
    ) {
      const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
      const bare = [...headers, 'ETag', etag, 'Accept-Ranges', 'bytes'];
      files.set(url, { in: 'disk', path, size, etag, bare, headers: bare });
      continue;
    }
    const body = readFileSync(path);
    if (isPage(type)) {
      headers.push('Content-Security-Policy', contentSecurityPolicy(body.toString(), { connect }));
      if (url !== NOT_FOUND_PAGE && name.endsWith('index.html')) pages.add(url);
    }
    const readBeside = (suffix: string) =>
      beside.has(name + suffix) ? readFileSync(path + suffix) : undefined;
    files.set(url, {
      in: 'memory',
      forms: formsOf(
        body,
        headers,
        isCompressible(type) && { br: readBeside('.br'), gzip: readBeside('.gz') },
      ),
    });
  }
  return { files, pages, notFound: files.get(NOT_FOUND_PAGE) };
}

function formsOf(
  body: Buffer,
  headers: string[],
  compressed: false | { br?: Buffer | undefined; gzip?: Buffer | undefined },
) {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  const form = (encoding: Encoding, content: Buffer): Form => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const bare = [...headers, 'ETag', etag, ...(compressed ? ['Vary', 'Accept-Encoding'] : [])];
    const coded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    return {
      body: content,
      etag,
      bare,
      headers: [...bare, ...coded, 'Content-Length', String(content.byteLength)],
    };
  };
  const identity = form('identity', body);
  if (!compressed) return { identity };
  const br = compressed.br ?? brotliCompressSync(body, BROTLI);
  const gzip = compressed.gzip ?? gzipSync(body, { level: 9 });
  return {
    identity,
    ...(br.byteLength < body.byteLength && { br: form('br', br) }),
    ...(gzip.byteLength < body.byteLength && { gzip: form('gzip', gzip) }),
  };
}

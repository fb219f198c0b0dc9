/** Headers of the site's files, for hosts without the Node server. */
import { extname } from 'node:path';
import type { SiteFile } from '#server/static/load-file.ts';

/** Headers that depend on connection, encoding or file storage, which the host sets itself. */
const TRANSPORT =
  /^(etag|vary|content-length|content-encoding|accept-ranges|last-modified|date|connection|keep-alive|transfer-encoding)$/i;

export type Header = readonly [name: string, value: string];

/** Headers of a file on every host: type, caching, and policies. */
export function headersOf(file: SiteFile): Header[] {
  const list =
    file.in === 'disk' ? file.headersWithoutBody : file.variants.identity.headersWithoutBody;
  const pairs = list.flatMap((name, at): Header[] => (at % 2 ? [] : [[name, list[at + 1] ?? '']]));
  return pairs.filter(([name]) => !TRANSPORT.test(name));
}

/** Patterns that match a file, wide ones first. */
export function patternsOf(url: string): string[] {
  const end = extname(url);
  if (end === '.data') return ['/*.data'];
  const [, folder] = url.match(/^\/([^/]+)\//) ?? [];
  const [prefix] = url.match(/^\/media\/share-/) ?? [];
  return [folder && `/${folder}/*${end}`, prefix && `${prefix}*${end}`, !folder && url].filter(
    (pattern) => typeof pattern === 'string',
  );
}

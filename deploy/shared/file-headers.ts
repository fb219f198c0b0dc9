/** What is sent with a file of the site, for homes that serve it without this server. */
import { extname } from 'node:path';
import type { SiteFile } from '#server/static/load-file.ts';

/** What follows from a connection, an encoding or a stored file: the business of whatever serves the file. */
const TRANSPORT =
  /^(etag|vary|content-length|content-encoding|accept-ranges|last-modified|date|connection|keep-alive|transfer-encoding)$/i;

export type Header = readonly [name: string, value: string];

/** What is sent with a file wherever it lies: its type, how long it is fresh, and its policies. */
export function headersOf(file: SiteFile): Header[] {
  const list =
    file.in === 'disk' ? file.headersWithoutBody : file.variants.identity.headersWithoutBody;
  const pairs = list.flatMap((name, at): Header[] => (at % 2 ? [] : [[name, list[at + 1] ?? '']]));
  return pairs.filter(([name]) => !TRANSPORT.test(name));
}

/** The patterns that say something of a file, wide ones first; the last alone would do. */
export function patternsOf(url: string): string[] {
  const end = extname(url);
  if (end === '.data') return ['/*.data'];
  const [, folder] = url.match(/^\/([^/]+)\//) ?? [];
  const [prefix] = url.match(/^\/media\/share-/) ?? [];
  return [folder && `/${folder}/*${end}`, prefix && `${prefix}*${end}`, !folder && url].filter(
    (pattern) => typeof pattern === 'string',
  );
}

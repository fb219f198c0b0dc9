/** Which encoding of a file a client gets, and whether it has the file already (RFC 9110, 12.5.3 and 13.1.2). */

export type Encoding = 'br' | 'gzip' | 'identity';

/** In the server's order: at equal quality the smaller wins. */
const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Browsers send a handful of different headers; a program that varies them must not fill the memory. */
const CACHE_MAX = 200;
const cache = new Map<string, readonly Encoding[]>();

function parse(header: string): readonly Encoding[] {
  const qualities = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality = weight === undefined ? 1 : Number(weight);
    if (name) qualities.set(name, Number.isFinite(quality) ? quality : 0);
  }
  const qualityOf = (encoding: Encoding) =>
    qualities.get(encoding) ??
    // Identity is acceptable unless refused, but the last choice unless named.
    (encoding === 'identity' ? (qualities.get('*') === 0 ? 0 : 0.001) : (qualities.get('*') ?? 0));
  return PREFERENCE.filter((encoding) => qualityOf(encoding) > 0).sort(
    (a, b) => qualityOf(b) - qualityOf(a),
  );
}

/** The encodings a client accepts, best first. Without the header it gets the file unencoded. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity'];
  const cached = cache.get(header);
  if (cached) return cached;
  const accepted = parse(header);
  if (cache.size < CACHE_MAX) cache.set(header, accepted);
  return accepted;
}

/** True when If-None-Match names the ETag, by weak comparison; `*` names any. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const tags: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag);
}

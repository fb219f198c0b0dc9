/** Chooses the encoding of a file for a client, and decides whether the client already has the file (RFC 9110, 12.5.3 and 13.1.2). */

export type Encoding = 'br' | 'gzip' | 'identity';

/** In the server's order of preference, for encodings of equal quality. */
const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** A cache. Browsers send only a few different headers; its size is limited, because other programs may vary them. */
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
    // Identity is acceptable unless refused, but comes last unless named.
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

/** True if If-None-Match contains the ETag, by weak comparison; `*` matches any. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const tags: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag);
}

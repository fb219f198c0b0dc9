/** Which stored form of a file a client gets, and whether it needs it at all (RFC 9110, 12.5.3 and 13.1.2). */

export type Encoding = 'br' | 'gzip' | 'identity';

/** Ours first: at equal quality the smaller wins. */
const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Browsers send a handful of different headers; programs that vary it must not fill the memory. */
const REMEMBERED_MAX = 200;
const remembered = new Map<string, readonly Encoding[]>();

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
    // Identity is acceptable unless refused, but nobody's wish unless named.
    (encoding === 'identity' ? (qualities.get('*') === 0 ? 0 : 0.001) : (qualities.get('*') ?? 0));
  return PREFERENCE.filter((encoding) => qualityOf(encoding) > 0).sort(
    (a, b) => qualityOf(b) - qualityOf(a),
  );
}

/** The encodings a client accepts, best first. A missing header asks for nothing but the plain form. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity'];
  const known = remembered.get(header);
  if (known) return known;
  const accepted = parse(header);
  if (remembered.size < REMEMBERED_MAX) remembered.set(header, accepted);
  return accepted;
}

/** True when If-None-Match names the ETag, by weak comparison; `*` names any. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const tags: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag);
}

import { createHash } from 'node:crypto';
import { smallBrotli } from '#tools/postbuild/compress.ts';
import { BUDGETS } from '#tools/release/budgets.ts';

/** The hash in the name of a picture, script, style sheet or font: `-edfbe545-480.avif`, `-CFExWq7L.css`. */
const NAME_HASH = /(?<=-)[\w-]{8}(?=-\d+\.\w|\.(?:js|css|svg|woff2|mp4|jpg)\b)/g;

/**
 * Bytes of a page's HTML as a release compresses it, with fixed hashes in the names of its files: hashes change with
 * every new picture, and a page with them by up to 100 bytes.
 */
export async function pageBytes(html: string): Promise<number> {
  const fixed = new Map<string, string>();
  const steady = html.replace(NAME_HASH, (hash) => {
    const encoding = /^[0-9a-f]+$/.test(hash) ? 'hex' : 'base64url';
    const known = fixed.get(hash) ?? createHash('sha256').update(`${fixed.size}`).digest(encoding);
    fixed.set(hash, known);
    return known.slice(0, hash.length);
  });
  return (await smallBrotli(Buffer.from(steady), BUDGETS.flight)).byteLength;
}

/** The encodings of one file, each with its ETag and headers. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

/** One encoding of a file; header lists alternate name and value, as `writeHead` takes them. */
export interface EncodedVariant {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: string[];
  /** For 304: without the headers that describe a body. */
  readonly headersWithoutBody: string[];
}

/** Quality 5 takes a tenth of the time of 11, which the build uses. */
const BROTLI = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } };

/** `compressed`: the build's compressed copies; false for a file that is not compressed. */
export function encodedVariants(
  body: Buffer,
  headers: readonly string[],
  compressed: false | { br?: Buffer | undefined; gzip?: Buffer | undefined },
) {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  const variant = (encoding: Encoding, content: Buffer): EncodedVariant => {
    const isPlain = encoding === 'identity';
    const etag = isPlain ? `"${hash}"` : `"${hash}-${encoding}"`;
    const vary = compressed ? ['Vary', 'Accept-Encoding'] : [];
    const headersWithoutBody = [...headers, 'ETag', etag, ...vary];
    const contentEncoding = isPlain ? [] : ['Content-Encoding', encoding];
    const length = ['Content-Length', String(content.byteLength)];
    return {
      body: content,
      etag,
      headersWithoutBody,
      headers: [...headersWithoutBody, ...contentEncoding, ...length],
    };
  };
  const identity = variant('identity', body);
  if (!compressed) return { identity };
  const br = compressed.br ?? brotliCompressSync(body, BROTLI);
  const gzip = compressed.gzip ?? gzipSync(body, { level: 9 });
  return {
    identity,
    ...(br.byteLength < body.byteLength && { br: variant('br', br) }),
    ...(gzip.byteLength < body.byteLength && { gzip: variant('gzip', gzip) }),
  };
}

/** Reads at most the allowed size of a body, so that an endless one does not fill the memory. */
import { BODY_MAX_BYTES } from '#server/http/http-error.ts';

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    // One byte more than allowed is enough for a 413.
    if (size > BODY_MAX_BYTES) break;
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The request with its body in memory. If the declared length is too large, the body is not read. */
export async function withBodyInMemory(request: Request): Promise<Request> {
  const { method, headers, body } = request;
  if (!body || Number(headers.get('Content-Length')) > BODY_MAX_BYTES) return request;
  return new Request(request.url, { method, headers, body: await readBounded(body) });
}

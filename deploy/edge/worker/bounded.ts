/** Reads no more of a body than may be sent, so that an endless one fills no memory. */
import { BODY_MAX_BYTES } from '#server/http/http-error.ts';

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    // One byte more than is allowed is enough for the answer 413.
    if (size > BODY_MAX_BYTES) break;
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The same request with its body in memory; one that is declared too long keeps its body unread. */
export async function bounded(request: Request): Promise<Request> {
  const { method, headers, body } = request;
  if (!body || Number(headers.get('Content-Length')) > BODY_MAX_BYTES) return request;
  return new Request(request.url, { method, headers, body: await readBounded(body) });
}

/**
 * Passes node:http requests to the API and its responses back. It reads at most 64 KiB of a body, so that an endless one is cut
 * off at the limit.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context, Hono } from 'hono';
import { clientAddress } from './client-address.ts';
import { BODY_MAX_BYTES, contentTooLarge } from './http-error.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** How long a refused client may take to stop sending, so that it reads the response before the connection is closed. */
const LINGER_MS = 1000;

/** The socket's address is passed to the request as Hono's bindings. */
interface Bindings {
  readonly socketAddress: string;
}

/** For `createApp`: reads the client's address, trusting `hops` proxies. */
export const addressBehind = (hops: number) => (c: Context) =>
  clientAddress(
    (c.env as Bindings).socketAddress,
    c.req.raw.headers.get('X-Forwarded-For') ?? c.req.raw.headers.get('Forwarded'),
    hops,
  );

/** Headers that proxies add. */
const FORWARDED = /^(forwarded|via|x-forwarded-|x-real-ip$|cf-connecting-ip$)/i;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/** Whether the request comes from a program on this machine, directly and with the machine's own name. */
export function isFromThisMachine(c: Context): boolean {
  const { headers } = c.req.raw;
  return (
    LOOPBACK.test((c.env as Bindings).socketAddress) &&
    LOOPBACK_HOST.test(headers.get('Host') ?? '') &&
    ![...headers.keys()].some((name) => FORWARDED.test(name))
  );
}

/** Null if the body is larger than the limit. Rejects if the client disconnects or is disconnected. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers['content-length']) > BODY_MAX_BYTES) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | null>();
  request.on('data', (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > BODY_MAX_BYTES) resolve(null);
    else chunks.push(chunk);
  });
  request.once('end', () => resolve(Buffer.concat(chunks)));
  request.once('error', reject);
  request.once('close', () => reject(new Error('The client disconnected.')));
  return promise;
}

/** The response to a body above the limit, by the request's path. */
type TooLarge = (path: string) => { readonly type: string; readonly body: string };

const enquiryTooLarge: TooLarge = () => ({
  type: 'text/plain; charset=utf-8',
  body: contentTooLarge().message,
});

function sendTooLarge(
  request: IncomingMessage,
  response: ServerResponse,
  { type, body }: ReturnType<TooLarge>,
) {
  response.writeHead(413, [
    ...SECURITY_HEADERS.flat(),
    ...['Content-Type', type, 'Cache-Control', 'no-store'],
    ...['Content-Length', String(Buffer.byteLength(body)), 'Connection', 'close'],
  ]);
  // The response has its length; the connection is closed once the client has stopped sending, or after a while.
  response.write(body);
  const close = () => {
    clearTimeout(timer);
    response.end();
    request.destroy();
  };
  const timer = setTimeout(close, LINGER_MS);
  request.once('end', close).once('close', close).once('error', close).resume();
}

function toRequest(incoming: IncomingMessage, body: Buffer | null): Request {
  const headers = new Headers();
  for (let i = 0; i < incoming.rawHeaders.length; i += 2) {
    headers.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '');
  }
  const { method = 'GET', url = '/' } = incoming;
  // The host in it is never used: responses depend only on paths.
  const target = `http://localhost${url.startsWith('/') ? url : '/'}`;
  return new Request(target, {
    method,
    headers,
    body: body?.byteLength ? new Uint8Array(body) : null,
  });
}

/** A node:http listener for `/api/*` and `/healthz`, or for the desk's API. */
export function createApiListener(app: Pick<Hono, 'fetch'>, tooLarge: TooLarge = enquiryTooLarge) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    try {
      const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
      const body = hasBody ? await readBody(incoming) : Buffer.alloc(0);
      if (body === null) return sendTooLarge(incoming, outgoing, tooLarge(incoming.url ?? ''));
      const bindings: Bindings = { socketAddress: incoming.socket.remoteAddress ?? '' };
      const response = await app.fetch(toRequest(incoming, body), bindings);
      const headers = [...response.headers].flat();
      if (response.headers.has('Transfer-Encoding') && response.body) {
        outgoing.writeHead(response.status, headers);
        // Writes at the client's speed; if the client disconnects, the work ends.
        return await pipeline(Readable.fromWeb(response.body as never), outgoing);
      }
      const content = Buffer.from(await response.arrayBuffer());
      if (incoming.method !== 'HEAD') {
        headers.push('Content-Length', String(content.byteLength));
      }
      outgoing.writeHead(response.status, headers).end(content);
    } catch {
      // The client has disconnected, or sent a method or header that `Request` does not allow.
      if (!outgoing.headersSent && !outgoing.destroyed) {
        outgoing.writeHead(400, [...SECURITY_HEADERS.flat(), 'Connection', 'close']).end();
      }
    }
  };
}

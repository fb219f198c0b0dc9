/** The node:http server: who answers what, and how long a client may take. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { HEALTH_PATH } from './app.ts';
import { HSTS, SECURITY_HEADERS } from './security-headers.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A request's header, and the whole of it with its body, must arrive in this time; else 408 and the line is cut. */
const HEADER_MS = 10_000;
const REQUEST_MS = 20_000;
/** How often the two are looked after. */
const CHECK_MS = 1000;
/** Longer than the idle time of the usual proxies, so that they never meet a line that we are closing. */
const IDLE_MS = 65_000;

export interface HttpOptions {
  readonly serveApi: Listener;
  readonly serveSite: Listener;
  /** True when the visitor came over TLS: then HSTS is sent. */
  readonly isSecure: (request: IncomingMessage) => boolean;
}

const isApi = (url: string) => url.startsWith('/api/') || url.split('?', 1)[0] === HEALTH_PATH;

export function createHttpServer({ serveApi, serveSite, isSecure }: HttpOptions): Server {
  const options = {
    headersTimeout: HEADER_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
    keepAliveTimeout: IDLE_MS,
  };
  const server = createServer(options, (request, response) => {
    if (isSecure(request)) response.setHeader(...HSTS);
    if (isApi(request.url ?? '/')) serveApi(request, response);
    else serveSite(request, response);
  });
  server.on('clientError', refuseBroken);
  return server;
}

const STATUS_LINES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What is no HTTP, or comes too slowly, gets a last line and is cut off. */
function refuseBroken(error: NodeJS.ErrnoException, socket: Socket) {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const headers = [...SECURITY_HEADERS, ['Connection', 'close'], ['Content-Length', '0']];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\n${lines}\r\n`, () => socket.destroy());
}

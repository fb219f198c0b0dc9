/**
 * The node:http server: passes requests to the API or the site, and limits how long a client may take
 * (docs/decisions/server.md#plain-nodehttp-though-nginx-is-faster).
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isApi, isDesk } from './api-paths.ts';
import { sendText } from './plain-answer.ts';
import { HSTS, SECURITY_HEADERS } from './security-headers.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** How long a client may take, in milliseconds. */
interface Timeouts {
  /** For the headers of a request; after that 408, and the connection is closed. */
  readonly headerMs: number;
  /** For the whole request, including its body. */
  readonly requestMs: number;
  /** How often both are checked. */
  readonly checkMs: number;
}
const TIMEOUTS: Timeouts = { headerMs: 10_000, requestMs: 20_000, checkMs: 1000 };
/** Longer than the idle timeout of the usual proxies, so that they never reuse a connection that is being closed here. */
const KEEP_ALIVE_MS = 65_000;

export interface HttpOptions {
  readonly serveApi: Listener;
  readonly serveSite: Listener;
  /** Null: the desk is off, and its addresses belong to the site. */
  readonly serveDesk?: Listener | null;
  /** True if the visitor uses TLS; then HSTS is sent. */
  readonly isSecure: (request: IncomingMessage) => boolean;
  /** Is called first with each request. */
  readonly onRequest?: (request: IncomingMessage) => void;
  readonly timeouts?: Timeouts;
}

export function createHttpServer({
  serveApi,
  serveSite,
  serveDesk = null,
  isSecure,
  onRequest,
  timeouts = TIMEOUTS,
}: HttpOptions): Server {
  const options = {
    headersTimeout: timeouts.headerMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
  const server = createServer(options, (request, response) => {
    const target = request.url ?? '/';
    onRequest?.(request);
    if (isSecure(request)) response.setHeader(...HSTS);
    // No address of the site contains NUL; a program that decodes it later might cut the address there.
    if (target.includes('%00')) sendText(response, 400, 'Bad Request', ['Connection', 'close']);
    else if (isApi(target)) serveApi(request, response);
    else if (serveDesk && isDesk(target)) serveDesk(request, response);
    else serveSite(request, response);
  });
  server.on('clientError', onClientError);
  return server;
}

const STATUS_LINES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Requests that are not HTTP or too slow get an error and are disconnected. */
function onClientError(error: NodeJS.ErrnoException, socket: Socket) {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const headers = [...SECURITY_HEADERS, ['Connection', 'close'], ['Content-Length', '0']];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\n${lines}\r\n`, () => socket.destroy());
}

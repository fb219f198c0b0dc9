/** The node:http server: who answers what, and how long a client may take. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { HEALTH_PATH } from '#server/api/app.ts';
import { sendText } from '#server/static/send-file.ts';
import { HSTS, SECURITY_HEADERS } from './security-headers.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** For a request's header; then 408 and the line is cut. */
  readonly headerMs: number;
  /** For the whole request with its body. */
  readonly requestMs: number;
  /** How often the two are looked after. */
  readonly checkMs: number;
}
const PATIENCE: Patience = { headerMs: 10_000, requestMs: 20_000, checkMs: 1000 };
/** Longer than the idle time of the usual proxies, so that they never meet a line that we are closing. */
const IDLE_MS = 65_000;

export interface HttpOptions {
  readonly serveApi: Listener;
  readonly serveSite: Listener;
  /** True when the visitor came over TLS: then HSTS is sent. */
  readonly isSecure: (request: IncomingMessage) => boolean;
  readonly patience?: Patience;
}

const isApi = (url: string) => url.startsWith('/api/') || url.split('?', 1)[0] === HEALTH_PATH;

export function createHttpServer({
  serveApi,
  serveSite,
  isSecure,
  patience = PATIENCE,
}: HttpOptions): Server {
  const options = {
    headersTimeout: patience.headerMs,
    requestTimeout: patience.requestMs,
    connectionsCheckingInterval: patience.checkMs,
    keepAliveTimeout: IDLE_MS,
  };
  const server = createServer(options, (request, response) => {
    if (isSecure(request)) response.setHeader(...HSTS);
    // No address of ours holds NUL; what unpacks it further on may stop reading there.
    if (request.url?.includes('%00')) {
      sendText(response, 400, 'Bad Request', ['Connection', 'close']);
    } else if (isApi(request.url ?? '/')) serveApi(request, response);
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

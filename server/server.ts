/** Serves the site, the API and the desk on one port. main.ts provides everything from outside. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '#server/http/http-server.ts';
import { watchForOneAddress } from '#server/http/one-address.ts';
import type { Site } from '#server/releases/site.ts';
import { createEnquiryService, GRACE_MS, type ServiceOptions } from './enquiry-service.ts';

/** The message to the operator if a proxy hides the visitors. */
const ONE_ADDRESS =
  'All visitors seem to come from one address, so they share one RATE_LIMIT. Behind a proxy: have it send X-Forwarded-For, and set TRUST_PROXY to the number of proxies.';

interface ServeOptions extends ServiceOptions {
  readonly site: Site;
  /** A socket that a service manager already listens on (startup/inherited-socket.ts), instead of address and port. */
  readonly socket?: { readonly fd: number } | null;
}

export interface RunningServer {
  /** The address that it listens on, such as "http://127.0.0.1:3000". */
  readonly url: string;
  isDeskWithoutOwner(): Promise<boolean>;
  /** Stops listening, finishes requests in progress, closes the database: within 10 s. */
  stop(): Promise<void>;
}

/** Serves the site and the API. Rejects if the port cannot be listened on. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { config, site } = options;
  const enquiryService = createEnquiryService(options);
  const server = createHttpServer({
    serveApi: enquiryService.listener,
    serveSite: enquiryService.behindPreview(
      (request, response) => {
        site.serve(request, response);
        enquiryService.visits.count(request, response);
      },
      () => site.files,
    ),
    serveDesk: enquiryService.desk,
    onRequest: watchForOneAddress(config.trustProxy, () =>
      options.log('warn', 'one-address', { advice: ONE_ADDRESS }),
    ),
    isSecure: ({ headers }) =>
      site.studio.siteOrigin.startsWith('https:') ||
      (config.trustProxy > 0 && headers['x-forwarded-proto'] === 'https'),
  });
  try {
    server.listen(options.socket ?? { port: config.port, host: config.host });
    await once(server, 'listening');
  } catch (error) {
    await enquiryService.close(Promise.resolve());
    throw error;
  }
  const { port, address, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    isDeskWithoutOwner: enquiryService.isDeskWithoutOwner,
    stop() {
      site.stop();
      return enquiryService.close(drain(server));
    },
  };
}

/** Accepts no new connections; resolves when the last response is sent or cut off. */
async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that becomes idle after its last response would otherwise stay open.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 100);
  const closeAll = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(closeAll);
}

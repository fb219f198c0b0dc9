/** Wires the whole server together: store, outbox, post room, site. The start hands in everything from outside. */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from '#server/api/app.ts';
import type { Config } from '#server/config/config.ts';
import { openStore } from '#server/database/client.ts';
import { takeLease } from '#server/database/send-lock.ts';
import { startHousekeeping } from '#server/enquiries/retention.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { addressBehind, createApiListener } from '#server/http/node-adapter.ts';
import { letterFile } from '#server/mail/eml-files.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createMailer, mailFolder } from '#server/mail/transport.ts';
import { databaseFile, leaseFile } from '#server/startup/data-dir.ts';
import { createSite } from '#server/static/handler.ts';
import { loadSite } from '#server/static/load-files.ts';
import type { Log } from './log.ts';
import type { Studio } from './studio.ts';

/** Letters in hand may take so long to finish when the server is stopped. */
const GRACE_MS = 7000;

export interface ServeOptions {
  readonly config: Config;
  readonly studio: Studio;
  /** Folder of the built site. */
  readonly siteRoot: string;
  readonly now: () => number;
  readonly log: Log;
}

export interface Running {
  /** Where to look, e.g. "http://127.0.0.1:3000". */
  readonly url: string;
  /** Stops listening, finishes what is in hand, closes the database: within 10 s. */
  stop(): Promise<void>;
}

/** The post room without a port: for the server and for the development server alike. */
export function openPostRoom(
  { config, studio, now, log }: Omit<ServeOptions, 'siteRoot'>,
  pages: ReadonlySet<string>,
) {
  const store = openStore(databaseFile(config.dataDir));
  const outbox = createOutbox({
    store,
    mail: createMailer(config, studio),
    retrySeconds: config.retrySeconds,
    now,
    log,
    lease: () => takeLease(leaseFile(config.dataDir)),
    onOrphan: ({ enquiry_id, kind }) =>
      rm(join(mailFolder(config.dataDir), letterFile(enquiry_id, kind)), { force: true }),
  });
  const address = addressBehind(config.trustProxy);
  const app = createApp({ store, outbox, config, studio, pages, now, log, address });
  const stopHousekeeping = startHousekeeping({ store, config, studio, now, log });
  outbox.wake();
  return {
    listener: createApiListener(app),
    /** Once `drained` resolves no request needs the store any more. */
    async close(drained: Promise<unknown>) {
      stopHousekeeping();
      await Promise.all([outbox.stop(GRACE_MS), drained]);
      await store.close();
    },
  };
}

/** Serves site and post room. Rejects when the port cannot be listened on. */
export async function serve(options: ServeOptions): Promise<Running> {
  const { config, studio, siteRoot } = options;
  const site = loadSite(siteRoot, { connect: [studio.send.origin] });
  const postRoom = openPostRoom(options, site.pages);
  const isTls = studio.siteOrigin.startsWith('https:');
  const server = createHttpServer({
    serveApi: postRoom.listener,
    serveSite: createSite(site),
    isSecure: ({ headers }) =>
      isTls || (config.trustProxy > 0 && headers['x-forwarded-proto'] === 'https'),
  });
  try {
    server.listen(config.port, config.host);
    await once(server, 'listening');
  } catch (error) {
    await postRoom.close(Promise.resolve());
    throw error;
  }
  const { port, address, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    stop: () => postRoom.close(drain(server)),
  };
}

/** Takes no new connection and resolves when the last answer is out, or cut off. */
async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A line that falls idle after its last answer would be kept for the next one.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

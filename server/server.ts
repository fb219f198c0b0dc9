/** Connects the parts of the server: database, outbox, API, site. main.ts hands in everything from outside. */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from '#server/api/app.ts';
import type { Config } from '#server/config/config.ts';
import { openDatabaseClient } from '#server/database/client.ts';
import { acquireSendLock } from '#server/database/send-lock.ts';
import { startRetention } from '#server/enquiries/retention.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { addressBehind, createApiListener } from '#server/http/node-adapter.ts';
import { deleteOrphanedEmlFiles, emlFileName, emlFolder } from '#server/mail/eml-files.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createMailTransport } from '#server/mail/transport.ts';
import { databaseFile, sendLockFile } from '#server/startup/data-dir.ts';
import { createSiteHandler } from '#server/static/handler.ts';
import { loadFiles } from '#server/static/load-files.ts';
import type { Log } from './log.ts';
import type { Studio } from './studio.ts';

/** When the server stops, requests and emails in progress may take so long to finish. */
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
  /** The address that it listens on, e.g. "http://127.0.0.1:3000". */
  readonly url: string;
  /** Stops listening, finishes what is in progress, closes the database: within 10 s. */
  stop(): Promise<void>;
}

/** The enquiry service without a port: for the server and for the development server alike. */
export function createEnquiryService(
  { config, studio, now, log }: Omit<ServeOptions, 'siteRoot'>,
  pages: ReadonlySet<string>,
) {
  const { dataDir } = config;
  const database = openDatabaseClient(databaseFile(dataDir));
  const outbox = createOutbox({
    database,
    transport: createMailTransport(config, studio),
    retrySeconds: config.retrySeconds,
    now,
    log,
    acquireLock: () => acquireSendLock(sendLockFile(dataDir)),
    onEnquiryErased: ({ enquiry_id, kind }) =>
      rm(join(emlFolder(dataDir), emlFileName(enquiry_id, kind)), { force: true }),
  });
  const address = addressBehind(config.trustProxy);
  const app = createApp({ database, outbox, config, studio, pages, now, log, address });
  const stopRetention = startRetention({
    database,
    months: studio.retentionMonths,
    deleteOrphanedEmails: () =>
      deleteOrphanedEmlFiles(emlFolder(dataDir), (id) => database.call('exists', id)),
    now,
    log,
  });
  outbox.wake();
  return {
    listener: createApiListener(app),
    /** `requestsDone` resolves when no request needs the database any more. */
    async close(requestsDone: Promise<unknown>) {
      stopRetention();
      await Promise.all([outbox.stop(GRACE_MS), requestsDone]);
      await database.close();
    },
  };
}

/** Serves the site and the API. Rejects when the port cannot be listened on. */
export async function serve(options: ServeOptions): Promise<Running> {
  const { config, studio, siteRoot } = options;
  const site = loadFiles(siteRoot, { connect: [studio.send.origin] });
  const enquiryService = createEnquiryService(options, site.pages);
  const isTls = studio.siteOrigin.startsWith('https:');
  const server = createHttpServer({
    serveApi: enquiryService.listener,
    serveSite: createSiteHandler(site, studio.addresses),
    isSecure: ({ headers }) =>
      isTls || (config.trustProxy > 0 && headers['x-forwarded-proto'] === 'https'),
  });
  try {
    server.listen(config.port, config.host);
    await once(server, 'listening');
  } catch (error) {
    await enquiryService.close(Promise.resolve());
    throw error;
  }
  const { port, address, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    stop: () => enquiryService.close(drain(server)),
  };
}

/** Takes no new connection; resolves when the last answer is sent, or cut off. */
async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that becomes idle after its last answer would be kept open for the next one.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 100);
  const closeAll = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(closeAll);
}

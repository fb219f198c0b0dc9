/** Connects the parts of the server that need no port: database, outbox, API, desk, alarm, retention. */
import { join } from 'node:path';
import { startAlarm } from '#server/alarm/alarm.ts';
import { machineRemedies } from '#server/alarm/alarm-email.ts';
import { readMachineFacts } from '#server/alarm/machine.ts';
import { createApp } from '#server/api/app.ts';
import type { Config } from '#server/config/config.ts';
import { openDatabaseClient } from '#server/database/client.ts';
import type { DatabaseError } from '#server/database/database-error.ts';
import { acquireLock } from '#server/database/lock.ts';
import { createDesk } from '#server/desk/app.ts';
import { createDeskMails } from '#server/desk/desk-mails.ts';
import { createDeskListener } from '#server/desk/files.ts';
import { createPushes } from '#server/desk/push/pushes.ts';
import { deskTooLarge } from '#server/desk/too-large.ts';
import { createDrafts } from '#server/drafts/drafts.ts';
import { startRetention } from '#server/enquiries/retention.ts';
import { addressBehind, createApiListener, isFromThisMachine } from '#server/http/node-adapter.ts';
import { createErasure } from '#server/mail/erasure.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { liveTransport } from '#server/mail/transport.ts';
import { timeOfName } from '#server/releases/folder.ts';
import type { Site } from '#server/releases/site.ts';
import { databaseFile, sendLockFile } from '#server/startup/data-dir.ts';
import { createUploadRoutes } from './desk/content/uploads/upload-routes.ts';
import { fillInbox } from './desk/inbox/fill-inbox.ts';
import { createPreviewListener } from './desk/publishing/preview-routes.ts';
import type { Log } from './log.ts';
import { type BuildProgram, PREVIEW_PROGRAM } from './publishing/builder.ts';
import { createPublisher } from './publishing/publisher.ts';
import { createSetTimes } from './publishing/set-time.ts';
import { startVisits } from './visits/counter.ts';

/** How long requests and emails in progress may take to finish when the server stops. */
export const GRACE_MS = 7000;
/** Folder of the desk's built client, which belongs to the code. */
const DESK_FOLDER = join(import.meta.dirname, '..', 'desk', 'build', 'client');

export interface ServiceOptions {
  readonly config: Config;
  readonly site: Pick<Site, 'studio' | 'pages' | 'release'> &
    Partial<Pick<Site, 'take' | 'files' | 'renderer'>>;
  readonly now: () => number;
  readonly log: Log;
  /** The program that builds a preview; for tests. */
  readonly buildProgram?: Partial<BuildProgram>;
  /** The push services that may be called; for tests. */
  readonly isPushService?: (endpoint: string) => boolean;
}

/** The enquiry service without a port: for the server and for the development server alike. */
export function createEnquiryService({
  config,
  site,
  now,
  log,
  buildProgram,
  isPushService,
}: ServiceOptions) {
  const { dataDir } = config;
  const database = openDatabaseClient(databaseFile(dataDir));
  const erasure = createErasure(database, dataDir);
  const outbox = createOutbox({
    database,
    transport: liveTransport(config, site),
    retrySeconds: config.retrySeconds,
    now,
    log,
    acquireLock: () => acquireLock(sendLockFile(dataDir)),
    onEnquiryErased: erasure.deleteEmail,
  });
  const address = addressBehind(config.trustProxy);
  const releasedAt = () => timeOfName(site.release?.id ?? '');
  const looks = { releasedAt, machine: () => readMachineFacts(dataDir) };
  const context = {
    isLocal: isFromThisMachine,
    database,
    outbox,
    config,
    site,
    now,
    log,
    address,
    ...looks,
  };
  const deskMails = createDeskMails(context);
  const pushes = createPushes({ ...context, deskMails, isService: isPushService });
  const app = createApp({ ...context, ...(config.desk && { onEnquiry: pushes.tell }) });
  const drafts = createDrafts(config);
  const program = { ...PREVIEW_PROGRAM, ...buildProgram };
  const publisher = createPublisher({ config, drafts, program, site, now, log });
  const setTimes = createSetTimes({
    ...{ dataDir, database, drafts, publisher, site, releasedAt, now, log },
    mails: deskMails.canMail ? deskMails : null,
  });
  const timeZone = () => site.studio.hours.timeZone;
  const siteOrigin = () => site.studio.siteOrigin;
  const visits = startVisits({ database, timeZone, siteOrigin, now, log });
  const desk = config.desk
    ? createDesk({
        ...context,
        deskMails,
        pushes,
        drafts,
        publisher,
        setTimes,
        afterErasure: erasure.afterErasure,
        writeVisits: visits.write,
      })
    : null;
  const stopRetention = startRetention({
    database,
    get months() {
      return site.studio.retentionMonths;
    },
    get releasedAt() {
      return releasedAt();
    },
    eraseMore: (before, at) => database.call('eraseMoreExpired', before, at),
    ...erasure,
    now,
    log,
  });
  const remedies = machineRemedies(desk !== null);
  const stopAlarm = startAlarm({ database, config, site, now, log, remedies, ...looks });
  // Rows of an older version are completed in the background; if this fails, the first request of the inbox does it.
  if (desk) void fillInbox({ database, site, log })().catch(() => {});
  database.call('health', now()).catch(({ code, message }: DatabaseError) => {
    log('error', 'database-unusable', { code, message });
  });
  outbox.wake();
  deskMails.wake();
  return {
    listener: createApiListener(app),
    visits,
    /** Null if the desk is off. */
    desk:
      desk &&
      createDeskListener({
        folder: DESK_FOLDER,
        api: createApiListener(desk, deskTooLarge),
        takeUpload: createUploadRoutes({ api: desk, dataDir, log }),
        studio: () => site.studio,
      }),
    /** The site, with the preview for people who are signed in at the desk. */
    behindPreview: (serveSite: Site['serve'], filesOfSite: () => Site['files']) =>
      desk
        ? createPreviewListener({ dataDir, desk, serveSite, filesOfSite, timeZone, log })
        : serveSite,
    /** True if the desk is on but has no people yet; also false if the database cannot be read. */
    async isDeskWithoutOwner() {
      if (!config.desk) return false;
      return database.call('countOwners').then(
        (owners) => owners === 0,
        () => false,
      );
    },
    /** `requestsDone` resolves when no request needs the database any more. */
    async close(requestsDone: Promise<unknown>) {
      await setTimes.close();
      publisher.close();
      stopRetention();
      stopAlarm();
      await Promise.all([outbox.stop(GRACE_MS), deskMails.stop(GRACE_MS), requestsDone]);
      await pushes.stop();
      await visits.stop();
      await database.close();
    },
  };
}

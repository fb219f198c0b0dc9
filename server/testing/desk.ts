/** The desk's API without a port, on a real database file. */
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { Role } from '#contract/desk/roles.ts';
import { openDatabaseClient } from '#server/database/client.ts';
import type { NewEnquiry } from '#server/database/types.ts';
import { makeInvitation } from '#server/desk/accounts/links.ts';
import { createDesk } from '#server/desk/app.ts';
import type { DeskContext } from '#server/desk/context.ts';
import { createDeskMails } from '#server/desk/desk-mails.ts';
import { createPushes } from '#server/desk/push/pushes.ts';
import { isPushService } from '#server/desk/push/services.ts';
import { createDrafts } from '#server/drafts/drafts.ts';
import type { Log } from '#server/log.ts';
import { deleteOrphanedEmlFiles } from '#server/mail/eml-files.ts';
import { type BuildProgram, PREVIEW_PROGRAM } from '#server/publishing/builder.ts';
import { createPublisher } from '#server/publishing/publisher.ts';
import { createSetTimes } from '#server/publishing/set-time.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import type { Logged } from './api.ts';
import { configOf, STUDIO, temporaryFolder } from './fixtures.ts';
import { newEnquiry } from './samples.ts';

export const ORIGIN = STUDIO.siteOrigin;

/** The cookies that a response sets, as a browser would send them back. */
export const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');

export interface TestDeskOptions {
  readonly env?: Record<string, string>;
  readonly dataDir?: string;
  /** The served release, if there is one. */
  readonly site?: Partial<DeskContext['site']>;
  readonly program?: Partial<BuildProgram>;
  /** The push services that may be called. */
  readonly isService?: (endpoint: string) => boolean;
}

export function openTestDesk({
  env = {},
  dataDir = temporaryFolder(),
  site = {},
  program = {},
  isService = isPushService,
}: TestDeskOptions = {}) {
  const file = databaseFile(dataDir);
  const database = openDatabaseClient(file);
  onTestFinished(() => database.close());
  const logged: Logged[] = [];
  const clock = { now: Date.parse('2026-11-24T06:10:00Z') };
  const client = { address: '192.0.2.1', isLocal: false };
  const outbox = { wake: vi.fn() };
  const config = configOf({ DATA_DIR: dataDir, ...env });
  const now = () => clock.now;
  const log: Log = (level, event, fields) => logged.push({ level, event, ...fields });
  const drafts = createDrafts(config);
  const served = { studio: STUDIO, ...site };
  const publisher = createPublisher({
    ...{ config, drafts, now, log, site: served },
    program: { ...PREVIEW_PROGRAM, ...program },
  });
  onTestFinished(() => publisher.close());
  const deskMails = createDeskMails({ database, config, site: served, now, log });
  onTestFinished(() => deskMails.stop(100));
  const setTimes = createSetTimes({
    ...{ dataDir, database, drafts, publisher, site: served, now, log },
    ...{ releasedAt: () => 0, mails: deskMails },
  });
  onTestFinished(() => setTimes.close());
  const pushes = createPushes({ database, config, site: served, deskMails, now, log, isService });
  onTestFinished(() => void pushes.stop());
  const app = createDesk({
    deskMails,
    pushes,
    drafts,
    publisher,
    setTimes,
    database,
    outbox,
    config,
    site: served,
    now,
    log,
    address: () => client.address,
    isLocal: () => client.isLocal,
    writeVisits: async () => {},
    afterErasure: () =>
      deleteOrphanedEmlFiles(join(dataDir, 'mail'), (id) => database.call('exists', id)),
  });

  /** A request of the desk's own page. A body makes it a POST. */
  function ask(
    path: string,
    body?: unknown,
    { method = body === undefined ? 'GET' : 'POST', ...headers }: Record<string, string> = {},
  ): Promise<Response> {
    const init = {
      method,
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    return Promise.resolve(app.request(`/desk/api${path}`, init));
  }
  /** An invitation from the command line; returns its token. */
  const invite = async (email: string, role: Role = 'owner') =>
    (await makeInvitation(database, { email, maker: null, role, now: clock.now })).token;

  /** A person who accepted an invitation, without a passkey. */
  async function comeIn(email = 'asha@studio.example', name = 'Asha', role: Role = 'owner') {
    const token = await invite(email, role);
    const answer = await ask('/invitation/accept', { token, name, response: null });
    const Cookie = cookiesOf(answer);
    return {
      Cookie,
      ask: (path: string, body?: unknown, headers: Record<string, string> = {}) =>
        ask(path, body, { Cookie, ...headers }),
    };
  }

  return {
    app,
    deskMails,
    pushes,
    database,
    outbox,
    clock,
    client,
    logged,
    drafts,
    publisher,
    dataDir,
    file,
    ask,
    invite,
    comeIn,
    /** Stores an enquiry, as the API does. Returns its reference. */
    async insert(
      values: NewEnquiry['values'] = {},
      changes: Partial<NewEnquiry> = {},
    ): Promise<string> {
      const words = {
        user_name: 'Meera Kale',
        user_email: 'meera@example.org',
        property_type: '2BHK',
        message: 'A flat in Aundh.',
      };
      const enquiry = newEnquiry({ ...words, ...values }, { receivedAt: clock.now, ...changes });
      const { id } = enquiry;
      const emails = [{ kind: 'studio' as const, messageId: `<${id}.studio@studio.example>` }];
      await database.call('insertEnquiry', { ...enquiry, emails, ...changes });
      return id;
    },
  };
}

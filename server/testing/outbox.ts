/** An outbox on a real database and a real mail server, with a clock that the test sets. */
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type DatabaseClient, openDatabaseClient } from '#server/database/client.ts';
import { acquireLock } from '#server/database/lock.ts';
import type { EnquiryRow, NewEnquiry } from '#server/database/types.ts';
import { mailAddresses } from '#server/mail/addresses.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createMailTransport, type MailTransport } from '#server/mail/transport.ts';
import { databaseFile, sendLockFile } from '#server/startup/data-dir.ts';
import type { Logged } from './api.ts';
import { configOf, STUDIO, temporaryFolder } from './fixtures.ts';
import { newEnquiry } from './samples.ts';

export const NOW = Date.parse('2026-11-23T04:30:00Z');

interface TestOutboxOptions {
  readonly env?: Record<string, string>;
  readonly dataDir?: string;
  /** Wraps the real functions, to make them fail. */
  readonly wrapDatabase?: (database: DatabaseClient) => Pick<DatabaseClient, 'call'>;
  readonly wrapTransport?: (transport: MailTransport) => MailTransport;
}

export function openTestOutbox({
  env = {},
  dataDir = temporaryFolder(),
  wrapDatabase,
  wrapTransport,
}: TestOutboxOptions = {}) {
  const config = configOf({
    DATA_DIR: dataDir,
    MAIL_TO: 'inbox@studio.example',
    ACKNOWLEDGE: 'off',
    ...env,
  });
  const database = openDatabaseClient(databaseFile(dataDir));
  const clock = { now: NOW };
  const logged: Logged[] = [];
  const transport = createMailTransport(config, STUDIO);
  const outbox = createOutbox({
    database: wrapDatabase?.(database) ?? database,
    transport: wrapTransport?.(transport) ?? transport,
    retrySeconds: config.retrySeconds,
    now: () => clock.now,
    log: (level, event, fields) => logged.push({ level, event, ...fields }),
    acquireLock: () => acquireLock(sendLockFile(dataDir)),
  });
  const stop = async () => {
    await outbox.stop(100);
    await database.close();
  };
  onTestFinished(stop);
  const { emailsFor } = mailAddresses(config, STUDIO);

  return {
    outbox,
    database,
    clock,
    logged,
    stop,
    dataDir,
    emlFolder: join(dataDir, 'mail'),
    /** Stores an enquiry, as the API does. Returns its reference. */
    async insert(
      values: NewEnquiry['values'] = {},
      changes: Partial<NewEnquiry> = {},
    ): Promise<string> {
      const words = {
        user_name: 'Asha Patil',
        user_email: 'asha@example.org',
        property_type: '2BHK',
        message: 'Hello',
      };
      const enquiry = newEnquiry({ ...words, ...values }, { receivedAt: clock.now, ...changes });
      const emails = emailsFor(enquiry.id);
      await database.call('insertEnquiry', { ...enquiry, emails, ...changes });
      return enquiry.id;
    },
    /** Lets the outbox send everything that is due, and waits for it. */
    async send() {
      outbox.wake();
      await outbox.idle();
    },
    emailsOf: (id: string) => database.call('emailsOf', id),
    enquiry: async (id: string): Promise<EnquiryRow> => (await database.call('find', id))[0]!,
  };
}

/** An outbox on a real database and a real mail server, with a clock that the test turns. */
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore, type Store } from '#server/database/client.ts';
import { takeLease } from '#server/database/send-lock.ts';
import type { Acceptance, EnquiryRow } from '#server/database/types.ts';
import { newReference } from '#server/enquiries/reference.ts';
import { sendersOf } from '#server/mail/addresses.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createMailer, type Mailer } from '#server/mail/transport.ts';
import { databaseFile, leaseFile } from '#server/startup/data-dir.ts';
import type { Logged } from './api.ts';
import { configOf, STUDIO, temporaryFolder } from './fixtures.ts';

export const NOW = Date.parse('2026-11-23T04:30:00Z');

export interface PostOfficeOptions {
  readonly env?: Record<string, string>;
  readonly dataDir?: string;
  /** Wraps the real ones, to make them fail. */
  readonly wrapStore?: (store: Store) => Pick<Store, 'call'>;
  readonly wrapMail?: (mail: Mailer) => Mailer;
}

export function openPostOffice({
  env = {},
  dataDir = temporaryFolder(),
  wrapStore,
  wrapMail,
}: PostOfficeOptions = {}) {
  const config = configOf({
    DATA_DIR: dataDir,
    MAIL_TO: 'inbox@studio.example',
    ACKNOWLEDGE: 'off',
    ...env,
  });
  const store = openStore(databaseFile(dataDir));
  const clock = { now: NOW };
  const logged: Logged[] = [];
  const mail = createMailer(config, STUDIO);
  const outbox = createOutbox({
    store: wrapStore?.(store) ?? store,
    mail: wrapMail?.(mail) ?? mail,
    retrySeconds: config.retrySeconds,
    now: () => clock.now,
    log: (level, event, fields) => logged.push({ level, event, ...fields }),
    lease: () => takeLease(leaseFile(dataDir)),
  });
  const stop = async () => {
    await outbox.stop(100);
    await store.close();
  };
  onTestFinished(stop);
  const senders = sendersOf(config, STUDIO);

  return {
    outbox,
    store,
    clock,
    logged,
    stop,
    mailFolder: join(dataDir, 'mail'),
    /** Keeps an enquiry, as the relay does. Returns its reference. */
    async keep(
      values: Acceptance['values'] = {},
      changes: Partial<Acceptance> = {},
    ): Promise<string> {
      const id = newReference();
      await store.call('accept', {
        id,
        form: 'contact',
        submissionId: null,
        wordsHash: id,
        repeats: null,
        values: {
          user_name: 'Asha Patil',
          user_email: 'asha@example.org',
          property_type: '2BHK',
          message: 'Hello',
          ...values,
        },
        page: '/contact',
        noticeVersion: null,
        receivedAt: clock.now,
        suspicion: null,
        letters: senders.kinds.map((kind) => ({ kind, messageId: senders.messageId(id, kind) })),
        ...changes,
      });
      return id;
    },
    /** Lets the outbox send what is due now, to the end. */
    async send() {
      outbox.wake();
      await outbox.idle();
    },
    letters: (id: string) => store.call('letters', id),
    enquiry: async (id: string): Promise<EnquiryRow> => (await store.call('find', id))[0]!,
  };
}

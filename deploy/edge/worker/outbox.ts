/**
 * Sends the emails in D1. A queue message names an enquiry, and stays in the queue until the enquiry's emails are sent or have
 * failed. The claim in D1 decides who sends, so a duplicate message does no harm.
 */
import type { Config } from '#server/config/config.ts';
import { errorCode, type Log } from '#server/log.ts';
import { createDeliver } from '#server/mail/deliver.ts';
import type { MailTransport } from '#server/mail/transport.ts';
import type { DueMessage, Message, Queue } from './platform.ts';
import type { EdgeStore } from './store.ts';

interface OutboxOptions {
  readonly store: EdgeStore;
  readonly queue: Queue;
  /** Null if no mail server is configured: the emails wait. */
  readonly transport: MailTransport | null;
  readonly config: Pick<Config, 'retrySeconds'>;
  readonly now: () => number;
  readonly log: Log;
}

/** Cloudflare ends a consumer after 15 minutes, so an older claim is abandoned. */
const LEASE_MS = 15 * 60_000;
/** A delivery is aborted before that. */
const CUT_OFF_MS = LEASE_MS - 60_000;
/** Maximum delay of a queue message (developers.cloudflare.com/queues/platform/limits). */
const DELAY_MAX_SECONDS = 12 * 3600;
/** After a failure of D1. */
const DATABASE_RETRY_SECONDS = 30;
/** An email that has been due for this long has no message in the queue. */
const LOST_MS = 5 * 60_000;
/** Maximum number that one run of Cron queues again, and that one call can contain. */
const LOST_MAX = 2000;
const BATCH_MAX = 100;

const referenceOf = (body: unknown): string | null => {
  const { reference } = (body ?? {}) as Partial<DueMessage>;
  return typeof reference === 'string' ? reference : null;
};

export function createOutbox({ store, queue, transport, config, now, log }: OutboxOptions) {
  /** Sends the due emails of an enquiry. Returns the seconds until the next action, or null. */
  async function send(reference: string, transport: MailTransport): Promise<number | null> {
    const deliver = createDeliver({
      ...{ database: store, transport, now, log },
      retrySeconds: config.retrySeconds,
    });
    const emails = await store.claimOf(reference, now(), now() - LEASE_MS);
    await Promise.all(emails.map((email) => deliver(email, AbortSignal.timeout(CUT_OFF_MS))));
    const next = await store.nextOf(reference, LEASE_MS);
    return next === null ? null : Math.max(1, Math.ceil((next - now()) / 1000));
  }

  return {
    /** Adds an enquiry to the queue. `putBackLost` finds it if the message is lost. */
    async wake(reference: string): Promise<void> {
      try {
        await queue.send({ reference });
      } catch (error) {
        log('warn', 'not-queued', { reference, code: errorCode(error) });
      }
    },
    async consume(message: Message): Promise<void> {
      const reference = referenceOf(message.body);
      if (reference === null) return message.ack();
      if (!transport) {
        // Stored in D1, and queued by Cron once there is a mail server.
        log('error', 'no-mail-server', { reference });
        return message.ack();
      }
      try {
        const seconds = await send(reference, transport);
        if (seconds === null) message.ack();
        else message.retry({ delaySeconds: Math.min(seconds, DELAY_MAX_SECONDS) });
      } catch (error) {
        log('error', 'outbox-failed', { reference, code: errorCode(error) });
        message.retry({ delaySeconds: DATABASE_RETRY_SECONDS });
      }
    },
    /** Queues enquiries again whose message is missing: the Worker ended before it sent one, or the queue dropped it. */
    async putBackLost(): Promise<void> {
      const at = now();
      const references = await store.lost(at - LOST_MS, at - LEASE_MS, LOST_MAX);
      if (!transport) {
        if (references.length > 0) log('error', 'no-mail-server', { enquiries: references.length });
        return;
      }
      for (let from = 0; from < references.length; from += BATCH_MAX) {
        const batch = references.slice(from, from + BATCH_MAX);
        await queue.sendBatch(batch.map((reference) => ({ body: { reference } })));
      }
      if (references.length > 0) log('warn', 'put-back', { enquiries: references.length });
    },
  };
}

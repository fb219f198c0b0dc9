/** Sends one claimed email and saves the result. */
import type { RelayStore } from '#server/database/relay-store.ts';
import type { ClaimedEmail } from '#server/database/types.ts';
import { errorCode, type Log } from '#server/log.ts';
import { nextAttempt } from './retry-schedule.ts';
import type { MailTransport } from './transport.ts';

export interface DeliverOptions {
  readonly database: RelayStore;
  readonly transport: MailTransport;
  readonly retrySeconds: readonly number[];
  readonly now: () => number;
  readonly log: Log;
  /** Called if the enquiry of a sent email was erased meanwhile. */
  readonly onEnquiryErased?: (email: ClaimedEmail) => Promise<unknown>;
}

/** Interval between attempts to save a result. */
const SAVE_RETRY_MS = 1000;

export function createDeliver(options: DeliverOptions) {
  const { database, transport, retrySeconds, now, log, onEnquiryErased } = options;

  /** Repeats a write until the database accepts it. Meanwhile the claim keeps the email from being sent again. */
  async function save(write: () => Promise<unknown>, signal: AbortSignal): Promise<unknown> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        log('error', 'result-not-saved', { code: errorCode(error) });
        if (signal.aborted) return;
        await new Promise((done) => setTimeout(done, SAVE_RETRY_MS));
      }
    }
  }

  /** `has`: all recipients that have the email so far. */
  async function saveFailure(
    email: ClaimedEmail,
    error: Error,
    has: readonly string[],
    signal: AbortSignal,
  ) {
    const { id, kind, tries, enquiry_id: reference, queued_at: queuedAt } = email;
    const next = nextAttempt({ queuedAt, tries, now: now() }, retrySeconds);
    const [level, event] =
      next === null ? (['error', 'email-failed'] as const) : (['warn', 'email-delayed'] as const);
    const taken = has.length > 0 ? { takenBy: has.length } : {};
    log(level, event, { reference, kind, tries, code: errorCode(error), ...taken });
    await save(() => database.call('markFailed', id, now(), error.message, next, has), signal);
  }

  /** `signal` aborts the sending, because the server stops. */
  return async function deliver(email: ClaimedEmail, signal: AbortSignal): Promise<void> {
    const { id, kind, tries, enquiry_id: reference, taken_by: takenBefore } = email;
    const { takenBy, error } = await transport(email, signal).catch((failure: Error) => ({
      takenBy: [],
      error: failure,
    }));
    const has = [...(JSON.parse(takenBefore ?? '[]') as string[]), ...takenBy];
    if (signal.aborted && error) {
      // Aborted because the server stops: an email that no recipient has stays claimed, and is sent after the next start.
      if (takenBy.length > 0)
        await database
          .call('markFailed', id, now(), 'The server stopped.', now(), has)
          .catch((failure) => log('error', 'result-not-saved', { code: errorCode(failure) }));
      return;
    }
    if (error) return saveFailure(email, error, has, signal);
    const exists = await save(() => database.call('markSent', id, now()), signal);
    log('info', 'email-sent', { reference, kind, tries });
    if (exists === false) await onEnquiryErased?.(email);
  };
}

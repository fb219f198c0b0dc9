/** Sends one claimed letter and notes what became of it. */

import type { Store } from '#server/database/client.ts';
import type { ClaimedLetter } from '#server/database/types.ts';
import { errorCode, type Log } from '#server/log.ts';
import { nextTry } from './retry-schedule.ts';
import type { Mailer } from './transport.ts';

export interface DeliveryOptions {
  readonly store: Pick<Store, 'call'>;
  readonly mail: Mailer;
  readonly retrySeconds: readonly number[];
  readonly now: () => number;
  readonly log: Log;
  /** Called when a letter was sent whose enquiry was erased meanwhile. */
  readonly onOrphan?: (letter: ClaimedLetter) => Promise<unknown>;
}

/** Wait before a result that could not be noted is noted again. */
const NOTE_AGAIN_MS = 1000;

/** `signal`, when aborted, cuts the sending off: the server stops. */
export function createDelivery({ store, mail, retrySeconds, now, log, onOrphan }: DeliveryOptions) {
  /** Repeats a note until the store takes it. The claim keeps the letter from being sent meanwhile. */
  async function note(write: () => Promise<unknown>, signal: AbortSignal): Promise<unknown> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        log('error', 'result-not-noted', { code: errorCode(error) });
        if (signal.aborted) return;
        await new Promise((done) => setTimeout(done, NOTE_AGAIN_MS));
      }
    }
  }

  return async function deliver(letter: ClaimedLetter, signal: AbortSignal): Promise<void> {
    const { id, kind, tries, enquiry_id: reference, queued_at: queuedAt } = letter;
    try {
      await mail(letter, signal);
    } catch (error) {
      // Cut off by the stop: it stays claimed, and the next start sends it.
      if (signal.aborted) return;
      const next = nextTry({ queuedAt, tries, now: now() }, retrySeconds);
      const code = errorCode(error);
      log(next === null ? 'error' : 'warn', next === null ? 'letter-failed' : 'letter-delayed', {
        reference,
        kind,
        tries,
        code,
      });
      await note(
        () => store.call('noteFailure', id, now(), (error as Error).message, next),
        signal,
      );
      return;
    }
    const isKnown = await note(() => store.call('noteSent', id, now()), signal);
    log('info', 'letter-sent', { reference, kind, tries });
    if (isKnown === false) await onOrphan?.(letter);
  };
}

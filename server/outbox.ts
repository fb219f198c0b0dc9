/**
 * Sends what the store holds. A letter is claimed in the database before it is sent, so that it cannot go again while
 * its result is unknown: when "sent" cannot be noted, the note is repeated, never the mail.
 */
import { errorCode, type Log } from './log.ts';
import type { Mailer } from './mailer.ts';
import { nextTry } from './retry-schedule.ts';
import type { ClaimedLetter } from './store/records.ts';
import type { Store } from './store.ts';

export interface OutboxOptions {
  readonly store: Pick<Store, 'call'>;
  readonly mail: Mailer;
  readonly retrySeconds: readonly number[];
  readonly now: () => number;
  readonly log: Log;
  /** Takes the right to send, or null while another process has it; the function gives it back. */
  readonly lease: () => (() => void) | null;
  /** Called when a letter was sent whose enquiry was erased meanwhile. */
  readonly onOrphan?: (letter: ClaimedLetter) => Promise<unknown>;
}

export interface Outbox {
  /** There may be something to send: look now. */
  wake(): void;
  /** Resolves when nothing is on its way. */
  idle(): Promise<void>;
  /** Lets the letters in hand finish for at most `graceMs`, then cuts them off. */
  stop(graceMs: number): Promise<void>;
}

/** Letters on their way at once: one that hangs holds up no other. */
const PARALLEL = 5;
/** The longest sleep: the enquiries command may have queued something meanwhile. */
const POLL_MS = 10_000;
/** Wait after the database refused. */
const TROUBLE_MS = 2000;

export function createOutbox({
  store,
  mail,
  retrySeconds,
  now,
  log,
  lease,
  onOrphan,
}: OutboxOptions): Outbox {
  const hurry = new AbortController();
  const onTheirWay = new Set<Promise<void>>();
  let giveLeaseBack: (() => void) | null = null;
  let isStopping = false;
  let isLooking = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;

  /** Repeats a note until the store takes it. The claim keeps the letter from being sent meanwhile. */
  async function note(write: () => Promise<unknown>): Promise<unknown> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        log('error', 'result-not-noted', { code: errorCode(error) });
        if (isStopping) return;
        await new Promise((done) => setTimeout(done, TROUBLE_MS));
      }
    }
  }

  async function deliver(letter: ClaimedLetter): Promise<void> {
    const { id, kind, tries, enquiry_id: reference, queued_at: queuedAt } = letter;
    try {
      await mail(letter, hurry.signal);
    } catch (error) {
      // Cut off by the stop: it stays claimed, and the next start sends it.
      if (hurry.signal.aborted) return;
      const next = nextTry({ queuedAt, tries, now: now() }, retrySeconds);
      const code = errorCode(error);
      log(next === null ? 'error' : 'warn', next === null ? 'letter-failed' : 'letter-delayed', {
        reference,
        kind,
        tries,
        code,
      });
      await note(() => store.call('noteFailure', id, now(), (error as Error).message, next));
      return;
    }
    const isKnown = await note(() => store.call('noteSent', id, now()));
    log('info', 'letter-sent', { reference, kind, tries });
    if (isKnown === false) await onOrphan?.(letter);
  }

  /** Claims what is due and starts it. Returns how long to sleep, in milliseconds. */
  async function look(): Promise<number> {
    if (!giveLeaseBack) {
      giveLeaseBack = lease();
      if (!giveLeaseBack) return TROUBLE_MS;
      const released = await store.call('releaseClaims', now());
      if (released > 0) log('warn', 'letters-resumed', { released });
    }
    const letters = await store.call('claim', now(), PARALLEL - onTheirWay.size);
    for (const letter of letters) {
      const way = deliver(letter).finally(() => {
        onTheirWay.delete(way);
        wake();
      });
      onTheirWay.add(way);
    }
    if (onTheirWay.size >= PARALLEL) return POLL_MS;
    const next = await store.call('nextDue');
    return next === null ? POLL_MS : Math.min(POLL_MS, Math.max(0, next - now()));
  }

  async function turn(): Promise<void> {
    isLooking = true;
    clearTimeout(timer);
    let sleepMs = TROUBLE_MS;
    do {
      isWoken = false;
      if (onTheirWay.size >= PARALLEL) {
        sleepMs = POLL_MS;
        break;
      }
      try {
        sleepMs = await look();
      } catch (error) {
        log('error', 'outbox-waits', { code: errorCode(error) });
        sleepMs = TROUBLE_MS;
      }
    } while (isWoken && !isStopping);
    isLooking = false;
    if (!isStopping) timer = setTimeout(wake, sleepMs);
  }

  function wake() {
    isWoken = true;
    if (!isLooking && !isStopping) void turn();
  }

  async function idle() {
    while (isLooking || onTheirWay.size > 0) {
      await Promise.all(onTheirWay);
      await new Promise((done) => setImmediate(done));
    }
  }

  return {
    wake,
    idle,
    async stop(graceMs) {
      isStopping = true;
      clearTimeout(timer);
      const cut = setTimeout(() => hurry.abort(), graceMs);
      await idle();
      clearTimeout(cut);
      giveLeaseBack?.();
      giveLeaseBack = null;
    },
  };
}

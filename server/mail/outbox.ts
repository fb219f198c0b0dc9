/**
 * Sends the emails in the database. An email is claimed there before it is sent, so that it is not sent again while its result
 * is unknown: if "sent" cannot be saved, only the saving is repeated
 * (docs/decisions/enquiries.md#an-email-is-claimed-before-it-is-sent).
 */
import type { DatabaseClient } from '#server/database/client.ts';
import { errorCode } from '#server/log.ts';
import { createDeliver, type DeliverOptions } from './deliver.ts';
import { longestWait } from './retry-schedule.ts';
import { withFiles } from './with-files.ts';

interface OutboxOptions extends DeliverOptions {
  readonly database: Pick<DatabaseClient, 'call'>;
  /** Acquires the lock for sending and returns the function that releases it; null while another process holds it. */
  readonly acquireLock: () => (() => void) | null;
}

export interface Outbox {
  /** Checks now for emails to send. */
  wake(): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Lets the emails that are being sent finish for at most `graceMs`, then cuts them off. */
  stop(graceMs: number): Promise<void>;
}

/** Emails sent in parallel, so that one that hangs does not delay the others. */
const CONCURRENCY = 5;
/** This many enquiries in this time are a burst: they get the processor first, emails wait a little. */
const BURST = { enquiries: 20, withinMs: 500, concurrency: 1 };
/** The longest sleep, because the command line may queue an email meanwhile. */
const POLL_MS = 10_000;
/** Wait after an error of the database, or while another process sends. */
const RETRY_MS = 2000;

function detectBursts(now: () => number) {
  let recent: number[] = [];
  return {
    noteWake() {
      recent = [...recent.slice(1 - BURST.enquiries), now()];
    },
    isBurst: () => recent.length === BURST.enquiries && (recent[0] ?? 0) > now() - BURST.withinMs,
  };
}

/** @param inFlight emails that this process is sending, by id */
function createClaim(
  { database, now, log, retrySeconds }: Omit<OutboxOptions, 'acquireLock'>,
  inFlight: ReadonlyMap<number, unknown>,
) {
  /** Whether the database may contain abandoned claims: at the start, and after a claim failed. */
  let hasStaleClaims = true;
  /** Makes emails due again that were claimed by a process that ended, or by a call whose result was lost. Rejects if it cannot. */
  async function releaseStaleClaims() {
    if (!hasStaleClaims) return;
    const released = await database.call('releaseClaims', now(), [...inFlight.keys()]);
    hasStaleClaims = false;
    if (released > 0) log('warn', 'claims-released', { emails: released });
  }
  return async (freeSlots: () => number) => {
    await releaseStaleClaims();
    hasStaleClaims = true;
    const emails = await database.call('claimDue', now(), freeSlots(), longestWait(retrySeconds));
    hasStaleClaims = false;
    return emails;
  };
}

export function createOutbox({ acquireLock, ...options }: OutboxOptions): Outbox {
  const { database, now, log } = options;
  const transport = withFiles(options.transport, database);
  const deliver = createDeliver({ ...options, transport });
  const abort = new AbortController();
  /** Emails that are being sent, by id. */
  const inFlight = new Map<number, Promise<void>>();
  const claim = createClaim(options, inFlight);
  let releaseLock: (() => void) | null = null;
  let isStopping = false;
  let isRunning = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  const { noteWake, isBurst } = detectBursts(now);
  const freeSlots = () =>
    Math.max(0, (isBurst() ? BURST.concurrency : CONCURRENCY) - inFlight.size);

  /** Claims due emails and starts sending them. Returns how long to sleep, in milliseconds. */
  async function sendDue(): Promise<number> {
    releaseLock ??= acquireLock();
    if (!releaseLock) return RETRY_MS;
    for (const email of await claim(freeSlots)) {
      const { id } = email;
      const delivery = deliver(email, abort.signal).finally(() => {
        inFlight.delete(id);
        wake();
      });
      inFlight.set(id, delivery);
    }
    if (freeSlots() === 0) return isBurst() ? BURST.withinMs : POLL_MS;
    const next = await database.call('nextDueAt');
    return next === null ? POLL_MS : Math.min(POLL_MS, Math.max(0, next - now()));
  }

  async function run(): Promise<void> {
    isRunning = true;
    clearTimeout(timer);
    let sleepMs = RETRY_MS;
    do {
      isWoken = false;
      if (freeSlots() === 0) {
        sleepMs = isBurst() ? BURST.withinMs : POLL_MS;
        break;
      }
      try {
        sleepMs = await sendDue();
      } catch (error) {
        log('error', 'outbox-failed', { code: errorCode(error) });
        sleepMs = RETRY_MS;
      }
    } while (isWoken && !isStopping);
    isRunning = false;
    if (!isStopping) timer = setTimeout(wake, sleepMs);
  }

  function wake() {
    isWoken = true;
    if (!isRunning && !isStopping) void run();
  }

  async function idle() {
    while (isRunning || inFlight.size > 0) {
      await Promise.all(inFlight.values());
      await new Promise((done) => setImmediate(done));
    }
  }

  return {
    wake() {
      noteWake();
      wake();
    },
    idle,
    async stop(graceMs) {
      isStopping = true;
      clearTimeout(timer);
      const cut = setTimeout(() => abort.abort(), graceMs);
      await idle();
      clearTimeout(cut);
      releaseLock?.();
      releaseLock = null;
    },
  };
}

/**
 * Sends the emails that the database holds. An email is claimed in the database before it is sent, so that it cannot be
 * sent again while its result is unknown: when "sent" cannot be saved, the saving is repeated, never the sending.
 */
import type { DatabaseClient } from '#server/database/client.ts';
import { errorCode } from '#server/log.ts';
import { createDeliver, type DeliverOptions } from './deliver.ts';
import { withFiles } from './with-files.ts';

export interface OutboxOptions extends DeliverOptions {
  readonly database: Pick<DatabaseClient, 'call'>;
  /** Acquires the right to send, or null while another process has it; the function releases it. */
  readonly acquireLock: () => (() => void) | null;
}

export interface Outbox {
  /** Looks now for something to send. */
  wake(): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Lets the emails that are being sent finish for at most `graceMs`, then cuts them off. */
  stop(graceMs: number): Promise<void>;
}

/** Emails sent at once: one that hangs does not hold up the others. */
const CONCURRENCY = 5;
/** So many enquiries within so short a time are a burst: they need the processor first, emails can wait a little. */
const BURST = { enquiries: 20, withinMs: 500, concurrency: 1 };
/** The longest sleep: the enquiries command may have queued something meanwhile. */
const POLL_MS = 10_000;
/** Wait after the database failed, or while another process sends. */
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

export function createOutbox({ acquireLock, ...options }: OutboxOptions): Outbox {
  const { database, now, log } = options;
  const transport = withFiles(options.transport, database);
  const deliver = createDeliver({ ...options, transport });
  const abort = new AbortController();
  /** Emails that are being sent, by their id. */
  const inFlight = new Map<number, Promise<void>>();
  let releaseLock: (() => void) | null = null;
  /** Whether the database may hold claims that nobody carries out: at the start, and after a claim failed. */
  let hasStaleClaims = true;
  let isStopping = false;
  let isRunning = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  const { noteWake, isBurst } = detectBursts(now);
  const freeSlots = () =>
    Math.max(0, (isBurst() ? BURST.concurrency : CONCURRENCY) - inFlight.size);

  /** Makes emails due again that a dead process, or a claim whose answer was lost, left claimed. Rejects when it cannot. */
  async function releaseStaleClaims() {
    if (!hasStaleClaims) return;
    const released = await database.call('releaseClaims', now(), [...inFlight.keys()]);
    hasStaleClaims = false;
    if (released > 0) log('warn', 'claims-released', { emails: released });
  }

  async function claim() {
    hasStaleClaims = true;
    const emails = await database.call('claimDue', now(), freeSlots());
    hasStaleClaims = false;
    return emails;
  }

  /** Claims what is due and starts sending it. Returns how long to sleep, in milliseconds. */
  async function sendDue(): Promise<number> {
    releaseLock ??= acquireLock();
    if (!releaseLock) return RETRY_MS;
    await releaseStaleClaims();
    for (const email of await claim()) {
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

/**
 * Sends what the store holds. A letter is claimed in the database before it is sent, so that it cannot go again while
 * its result is unknown: when "sent" cannot be noted, the note is repeated, never the mail.
 */

import { errorCode } from '#server/log.ts';
import { createDelivery, type DeliveryOptions } from './deliver.ts';

export interface OutboxOptions extends DeliveryOptions {
  /** Takes the right to send, or null while another process has it; the function gives it back. */
  readonly lease: () => (() => void) | null;
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
/** So many calls within so short a time are a rush: enquiries need the processor now, letters can wait a little. */
const RUSH = { calls: 20, withinMs: 500, parallel: 1 };
/** The longest sleep: the enquiries command may have queued something meanwhile. */
const POLL_MS = 10_000;
/** Wait after the database refused, or while another process sends. */
const TROUBLE_MS = 2000;

export function createOutbox({ lease, ...options }: OutboxOptions): Outbox {
  const { store, now, log } = options;
  const deliver = createDelivery(options);
  const hurry = new AbortController();
  /** By the letter's id. */
  const onTheirWay = new Map<number, Promise<void>>();
  let giveLeaseBack: (() => void) | null = null;
  /** Whether the database may hold claims that nobody here carries out: at the start, and after a claim went wrong. */
  let hasStrayClaims = true;
  let isStopping = false;
  let isLooking = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let calls: number[] = [];

  const isRush = () => calls.length === RUSH.calls && (calls[0] ?? 0) > now() - RUSH.withinMs;
  const freeSlots = () => Math.max(0, (isRush() ? RUSH.parallel : PARALLEL) - onTheirWay.size);

  /** Makes letters due again that a dead process, or a claim whose answer was lost, left claimed. Rejects when it cannot. */
  async function releaseStrayClaims() {
    if (!hasStrayClaims) return;
    const released = await store.call('releaseClaims', now(), [...onTheirWay.keys()]);
    hasStrayClaims = false;
    if (released > 0) log('warn', 'letters-resumed', { released });
  }

  async function claim() {
    hasStrayClaims = true;
    const letters = await store.call('claim', now(), freeSlots());
    hasStrayClaims = false;
    return letters;
  }

  /** Claims what is due and starts it. Returns how long to sleep, in milliseconds. */
  async function look(): Promise<number> {
    giveLeaseBack ??= lease();
    if (!giveLeaseBack) return TROUBLE_MS;
    await releaseStrayClaims();
    for (const letter of await claim()) {
      const { id } = letter;
      const way = deliver(letter, hurry.signal).finally(() => {
        onTheirWay.delete(id);
        wake();
      });
      onTheirWay.set(id, way);
    }
    if (freeSlots() === 0) return isRush() ? RUSH.withinMs : POLL_MS;
    const next = await store.call('nextDue');
    return next === null ? POLL_MS : Math.min(POLL_MS, Math.max(0, next - now()));
  }

  async function turn(): Promise<void> {
    isLooking = true;
    clearTimeout(timer);
    let sleepMs = TROUBLE_MS;
    do {
      isWoken = false;
      if (freeSlots() === 0) {
        sleepMs = isRush() ? RUSH.withinMs : POLL_MS;
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
      await Promise.all(onTheirWay.values());
      await new Promise((done) => setImmediate(done));
    }
  }

  return {
    wake() {
      calls = [...calls.slice(1 - RUSH.calls), now()];
      wake();
    },
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

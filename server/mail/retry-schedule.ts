/** The retries of an email: the configured waits, of which the last one repeats, until seven days after it was queued. */
import { DAY_MS } from '#contract/duration.ts';
export const GIVE_UP_AFTER_MS = 7 * DAY_MS;
/** Time in which a reply can be taken back. */
export const REPLY_LEAVES_AFTER_MS = 10_000;

/**
 * When to try again after the `tries`-th attempt failed at `now`, or null to give up. All times in milliseconds. 4xx and 5xx are
 * both retried, because a full mailbox must not lose an enquiry.
 */
export function nextAttempt(
  { queuedAt, tries, now }: { queuedAt: number; tries: number; now: number },
  retrySeconds: readonly number[],
): number | null {
  const wait = retrySeconds[Math.min(tries, retrySeconds.length) - 1] ?? 0;
  const next = now + wait * 1000;
  return next > queuedAt + GIVE_UP_AFTER_MS ? null : next;
}

/** The longest time, in milliseconds, that an email waits for an attempt. */
export const longestWait = (retrySeconds: readonly number[]) =>
  Math.max(REPLY_LEAVES_AFTER_MS, ...retrySeconds.map((wait) => wait * 1000));

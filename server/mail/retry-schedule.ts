/** How long an email is tried: the configured waits, the last one repeating, until seven days after it was queued. */
import { DAY_MS } from '#contract/duration.ts';
export const GIVE_UP_AFTER_MS = 7 * DAY_MS;

/**
 * When to try again after the `tries`-th try failed at `now` (all times in milliseconds), or null to give up.
 * 4xx and 5xx alike are tried again: a full mailbox must not lose a client.
 */
export function nextAttempt(
  { queuedAt, tries, now }: { queuedAt: number; tries: number; now: number },
  retrySeconds: readonly number[],
): number | null {
  const wait = retrySeconds[Math.min(tries, retrySeconds.length) - 1] ?? 0;
  const next = now + wait * 1000;
  return next > queuedAt + GIVE_UP_AFTER_MS ? null : next;
}

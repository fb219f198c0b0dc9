/** Limits in a sliding window how much may come from one address or person: enquiries, writes, emails. */
import type { RateLimit } from '#server/config/variables.ts';

/** Either accepted, with a function that undoes the count, or refused, with the seconds to wait. */
export type RateLimitResult = { readonly undo: () => void } | { readonly retryAfter: number };

interface Entry {
  at: number;
  readonly retryKey: string | null;
  retries: number;
}

/** Number of retries of the same enquiry that do not count as new ones. */
const FREE_RETRIES = 10;
/** Beyond this number the least recently used keys are dropped, so that memory does not grow in an attack. */
const KEYS_MAX = 50_000;

/**
 * `now` in milliseconds. With `limit` null everybody is accepted. Of the returned function, `key` is the address or person, and
 * `retryKey` the same for each attempt to send one enquiry (null: every attempt counts).
 */
export function createRateLimiter(limit: RateLimit | null, now: () => number) {
  const windows = new Map<string, Entry[]>();
  const windowMs = (limit?.seconds ?? 0) * 1000;
  let cleanUp: NodeJS.Timeout | undefined;

  /** Without those that were counted long before the clock was set back. */
  const withinWindow = (entries: Entry[]) =>
    entries.filter(({ at }) => Math.abs(now() - at) < windowMs);

  /** Removes keys that the limit no longer needs, even if no further request comes. */
  function scheduleCleanUp() {
    if (cleanUp) return;
    cleanUp = setTimeout(() => {
      cleanUp = undefined;
      for (const [key, entries] of windows) {
        if (withinWindow(entries).length === 0) windows.delete(key);
      }
      if (windows.size > 0) scheduleCleanUp();
    }, windowMs).unref();
  }

  return function count(key: string, retryKey: string | null): RateLimitResult {
    if (!limit) return { undo: () => {} };
    scheduleCleanUp();
    const entries = withinWindow(windows.get(key) ?? []);
    const retried = entries.find((entry) => retryKey !== null && entry.retryKey === retryKey);
    if (retried && retried.retries < FREE_RETRIES) {
      retried.retries += 1;
      return { undo: () => {} };
    }
    if (entries.length >= limit.count) {
      const first = entries[0]?.at ?? now();
      return { retryAfter: Math.max(1, Math.ceil((first + windowMs - now()) / 1000)) };
    }
    const entry = { at: now(), retryKey, retries: 0 };
    // Deleted first, so that the map is in the order of last use.
    windows.delete(key);
    windows.set(key, [...entries, entry]);
    const [oldest = key] = windows.keys();
    if (windows.size > KEYS_MAX) windows.delete(oldest);
    return {
      undo: () => {
        windows.set(key, windows.get(key)?.filter((other) => other !== entry) ?? []);
      },
    };
  };
}

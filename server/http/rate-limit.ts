/** How many enquiries one client address may send in a sliding window. All state lives in the factory's closure. */
import type { RateLimit } from '#server/config/variables.ts';

/** Either admitted, with the undo, or refused, with the seconds to wait. */
export type RateLimitResult = { readonly undo: () => void } | { readonly retryAfter: number };

interface Entry {
  at: number;
  readonly submissionId: string | null;
  retries: number;
}

/** A retry of the same draft does not count as a new enquiry, up to this many times. */
const FREE_RETRIES = 10;
/** Beyond this many addresses the least recently used are dropped: memory must not grow with an attack. */
const ADDRESSES_MAX = 50_000;

/** `now` in milliseconds. With `limit` null everybody is admitted. */
export function createRateLimiter(limit: RateLimit | null, now: () => number) {
  const windows = new Map<string, Entry[]>();
  const windowMs = (limit?.seconds ?? 0) * 1000;
  let cleanUp: NodeJS.Timeout | undefined;

  const withinWindow = (entries: Entry[]) => entries.filter(({ at }) => at > now() - windowMs);

  /** Addresses are kept only as long as the limit needs them, also when no further request comes. */
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

  return function count(key: string, submissionId: string | null): RateLimitResult {
    if (!limit) return { undo: () => {} };
    scheduleCleanUp();
    const entries = withinWindow(windows.get(key) ?? []);
    const retried = entries.find(
      (entry) => submissionId !== null && entry.submissionId === submissionId,
    );
    if (retried && retried.retries < FREE_RETRIES) {
      retried.retries += 1;
      return { undo: () => {} };
    }
    if (entries.length >= limit.enquiries) {
      const first = entries[0]?.at ?? now();
      return { retryAfter: Math.max(1, Math.ceil((first + windowMs - now()) / 1000)) };
    }
    const entry = { at: now(), submissionId, retries: 0 };
    // Deleted first, so that the map's order is that of last use.
    windows.delete(key);
    windows.set(key, [...entries, entry]);
    const [oldest = key] = windows.keys();
    if (windows.size > ADDRESSES_MAX) windows.delete(oldest);
    return {
      undo: () => {
        windows.set(key, windows.get(key)?.filter((other) => other !== entry) ?? []);
      },
    };
  };
}

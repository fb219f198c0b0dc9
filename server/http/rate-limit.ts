/** How many enquiries one client address may send in a sliding window. All state lives in the factory's closure. */
import type { RateLimit } from '#server/config/variables.ts';

/** A place in the window with its undo, or how many seconds to wait for one. */
export type Place = { readonly giveBack: () => void } | { readonly retryAfter: number };

interface Entry {
  at: number;
  readonly submissionId: string | null;
  repeats: number;
}

/** A retry of the same draft is no new enquiry, within reason. */
const FREE_REPEATS = 10;
/** Beyond this many addresses the oldest are forgotten: memory must not grow with an attack. */
const ADDRESSES_MAX = 50_000;

/** `now` in milliseconds. With `limit` null everybody has a place. */
export function createRateLimiter(limit: RateLimit | null, now: () => number) {
  const windows = new Map<string, Entry[]>();
  const windowMs = (limit?.seconds ?? 0) * 1000;
  let sweep: NodeJS.Timeout | undefined;

  const fresh = (entries: Entry[]) => entries.filter(({ at }) => at > now() - windowMs);

  /** Addresses are kept only as long as the limit needs them, also when nobody comes any more. */
  function sweepLater() {
    if (sweep) return;
    sweep = setTimeout(() => {
      sweep = undefined;
      for (const [key, entries] of windows) if (fresh(entries).length === 0) windows.delete(key);
      if (windows.size > 0) sweepLater();
    }, windowMs).unref();
  }

  return function take(key: string, submissionId: string | null): Place {
    if (!limit) return { giveBack: () => {} };
    sweepLater();
    const entries = fresh(windows.get(key) ?? []);
    const same = entries.find(
      (entry) => submissionId !== null && entry.submissionId === submissionId,
    );
    if (same && same.repeats < FREE_REPEATS) {
      same.repeats += 1;
      return { giveBack: () => {} };
    }
    if (entries.length >= limit.enquiries) {
      return { retryAfter: Math.max(1, Math.ceil((entries[0]!.at + windowMs - now()) / 1000)) };
    }
    const entry = { at: now(), submissionId, repeats: 0 };
    // Set anew, so that the map's order is that of last use.
    windows.delete(key);
    windows.set(key, [...entries, entry]);
    if (windows.size > ADDRESSES_MAX) windows.delete(windows.keys().next().value!);
    return {
      giveBack: () => {
        windows.set(key, windows.get(key)?.filter((other) => other !== entry) ?? []);
      },
    };
  };
}

/** How often somebody may try. Kept in memory, as long as the limit needs. */
import { HttpError } from '#server/http/http-error.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';

const perQuarter = (enquiries: number) => ({ enquiries, seconds: 900 });
const perTenMinutes = (enquiries: number) => ({ enquiries, seconds: 600 });

function tooMany(retryAfter: number): HttpError {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const headers = { 'Retry-After': String(retryAfter) };
  return new HttpError(429, [`Too many tries. Please wait ${wait}.`], headers, { reason: 'desk' });
}

export function createLimits(now: () => number) {
  const counters = {
    /** Wrong tokens and passkeys, by client address and by passkey. */
    failures: createRateLimiter(perTenMinutes(10), now),
    /** Challenges handed out, by client address. */
    challenges: createRateLimiter(perTenMinutes(60), now),
    linksByAddress: createRateLimiter(perQuarter(5), now),
    linksByEmail: createRateLimiter(perQuarter(3), now),
    /** Writes of one person. */
    writes: createRateLimiter(perTenMinutes(1200), now),
    /** Mails that one person causes: replies and invitations. */
    mails: createRateLimiter(perTenMinutes(60), now),
  };
  return {
    /** Counts one; throws a 429 when there were too many. Returns the undo. */
    count(name: keyof typeof counters, key: string): () => void {
      const counted = counters[name](key, null);
      if ('retryAfter' in counted) throw tooMany(counted.retryAfter);
      return counted.undo;
    },
  };
}
export type Limits = ReturnType<typeof createLimits>;

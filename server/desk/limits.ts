/**
 * How often somebody may try. Kept in memory, as long as the limit needs. What cannot be guessed is not counted: a right
 * token or passkey comes in, however many wrong ones came from the same network.
 */
import { HttpError } from '#server/http/http-error.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { LIMITS } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';

const perQuarter = (enquiries: number) => ({ enquiries, seconds: 900 });
const perTenMinutes = (enquiries: number) => ({ enquiries, seconds: 600 });

function tooMany(retryAfter: number): HttpError {
  const headers = { 'Retry-After': String(retryAfter) };
  const message = say(LIMITS.tooMany, { count: Math.ceil(retryAfter / 60) });
  return new HttpError(429, [message], headers, { reason: 'desk' });
}

export function createLimits(now: () => number) {
  const counters = {
    /** Wrong tokens, by network. */
    wrongTokens: createRateLimiter(perTenMinutes(10), now),
    /** Requests for a link, by network: beyond it is a flood of writes, not an office. */
    linkRequests: createRateLimiter(perQuarter(300), now),
    /** Links that are mailed to one address, known or not. */
    linkMails: createRateLimiter(perQuarter(3), now),
    /** Writes of one person. */
    writes: createRateLimiter(perTenMinutes(1200), now),
    /** Mails that one person causes: replies and invitations. */
    mails: createRateLimiter(perTenMinutes(60), now),
  };
  return {
    /** Counts one. False when there were too many. */
    allows: (name: keyof typeof counters, key: string) => 'undo' in counters[name](key, null),
    /** Counts one; throws a 429 when there were too many. */
    count(name: keyof typeof counters, key: string): void {
      const counted = counters[name](key, null);
      if ('retryAfter' in counted) throw tooMany(counted.retryAfter);
    },
  };
}
export type Limits = ReturnType<typeof createLimits>;

/**
 * Rate limits of the desk, in memory. Requests that cannot be guessed are not counted: a valid token or passkey is accepted
 * even after many wrong ones from the same network.
 */
import { HttpError } from '#server/http/http-error.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { LIMITS } from '#server/messages/en.ts';
import { say } from '#server/messages/say.ts';

const perQuarter = (count: number) => ({ count, seconds: 900 });
const perTenMinutes = (count: number) => ({ count, seconds: 600 });

function tooMany(retryAfter: number): HttpError {
  const headers = { 'Retry-After': String(retryAfter) };
  const message = say(LIMITS.tooMany, { count: Math.ceil(retryAfter / 60) });
  return new HttpError(429, [message], headers, { reason: 'desk' });
}

/** @param now milliseconds since 1970 */
export function createLimits(now: () => number) {
  const counters = {
    /** Wrong tokens, by network. */
    wrongTokens: createRateLimiter(perTenMinutes(10), now),
    /** Requests for a sign-in link, by network. The limit allows an office and stops a flood of writes. */
    linkRequests: createRateLimiter(perQuarter(300), now),
    /** Links that are emailed to one address, known or not. */
    linkMails: createRateLimiter(perQuarter(3), now),
    /** Writes of one person. */
    writes: createRateLimiter(perTenMinutes(1200), now),
    /** Emails that one person causes: replies and invitations. */
    mails: createRateLimiter(perTenMinutes(60), now),
  };
  return {
    /** Counts one. False if there were too many. */
    allows: (name: keyof typeof counters, key: string) => 'undo' in counters[name](key, null),
    /** Counts one. @throws HttpError 429 if there were too many */
    count(name: keyof typeof counters, key: string): void {
      const counted = counters[name](key, null);
      if ('retryAfter' in counted) throw tooMany(counted.retryAfter);
    },
  };
}
export type Limits = ReturnType<typeof createLimits>;

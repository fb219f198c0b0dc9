/** The limits of one address, counted by the platform's Rate Limiting: where the visitor is, over a minute. */
import type { Limits } from '#server/api/context.ts';
import type { Config } from '#server/config/config.ts';
import type { Env, RateLimiting } from './platform.ts';

/** As wrangler.jsonc says; how many, too, stands there. */
const PERIOD_SECONDS = 60;

export function createLimits(env: Env, { rateLimit }: Pick<Config, 'rateLimit'>): Limits {
  const count = (binding: RateLimiting) => async (key: string) => {
    const isAdmitted = rateLimit === null || (await binding.limit({ key })).success;
    return isAdmitted ? { undo: () => {} } : { retryAfter: PERIOD_SECONDS };
  };
  return { countEnquiry: count(env.ENQUIRIES), countAttempt: count(env.REQUESTS) };
}

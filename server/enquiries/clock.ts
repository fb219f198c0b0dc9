/** Whether the clock can be right: what is erased by age cannot be brought back. */
import { DAY_MS } from '#contract/duration.ts';
import { RUN_GAP_MAX_MS } from '#server/database/expiry-sql.ts';

export interface KnownTimes {
  /** When rows were last erased by age; null when they never were. */
  readonly expiryRunAt: number | null;
  /** When the release that is served was made; 0 where there is none. */
  readonly releasedAt: number;
}

/** Why the time `now` is not believed; null when it is. All in milliseconds. */
export function clockDoubt(
  now: number,
  { expiryRunAt, releasedAt }: KnownTimes,
): 'ahead' | 'behind' | null {
  if (now < releasedAt - DAY_MS) return 'behind';
  return expiryRunAt !== null && now - expiryRunAt > RUN_GAP_MAX_MS ? 'ahead' : null;
}

/** Checks whether the clock can be right, because erasing by age cannot be undone. */
import { DAY_MS } from '#contract/duration.ts';
import { RUN_GAP_MAX_MS } from '#server/database/expiry-sql.ts';

export interface KnownTimes {
  /** When rows were last erased by age; null if never. */
  readonly expiryRunAt: number | null;
  /** When the served release was made; 0 if there is none. */
  readonly releasedAt: number;
}

/** What a person who confirms the clock reads. */
export const CLOCK_CONFIRMED =
  'It is confirmed. Old enquiries are deleted again: each day, at most a tenth of all enquiries.\n';

/** Why the time `now` is doubted; null if it is not. All in milliseconds. */
export function clockProblem(
  now: number,
  { expiryRunAt, releasedAt }: KnownTimes,
): 'ahead' | 'behind' | null {
  if (now < releasedAt - DAY_MS) return 'behind';
  return expiryRunAt !== null && now - expiryRunAt > RUN_GAP_MAX_MS ? 'ahead' : null;
}

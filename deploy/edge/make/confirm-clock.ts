import { CONFIRM_EXPIRY_RUN } from '#server/database/expiry-sql.ts';

/** The SQL statement that confirms the clock, for a command line. `now` in milliseconds. */
export const confirmClockSql = (now: number) =>
  CONFIRM_EXPIRY_RUN.replace('?1', `${Math.round(now)}`).replace(/\s+/g, ' ');

/** The studio's hours in the short form that pages load, and the hours of a given day. */
import { DAY_MS } from './duration.ts';

/** Times are "HH:MM", 24 hours. */
export interface OpenHours {
  readonly opens: string;
  readonly closes: string;
}

/** Made from the content's hours by `businessHours` (written-hours.ts). It is short, because every page loads it. */
export interface BusinessHours {
  /** Sunday first; null: closed. */
  readonly week: readonly (OpenHours | null)[];
  /** Closed days, counted from 1 January 1970. */
  readonly closed?: readonly number[] | undefined;
  /** IANA name. */
  readonly timeZone: string;
}

/** The hours of the day at local time `shown` (as if it were UTC, in milliseconds); null if the studio is closed. */
export const hoursOn = (shown: number, { week, closed }: BusinessHours) =>
  closed?.includes(Math.floor(shown / DAY_MS)) ? null : week[new Date(shown).getUTCDay()];

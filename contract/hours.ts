/** The studio's hours in the form that pages load, and which of them apply on a calendar day. */
import { DAY_MS } from './duration.ts';

/** Times are "HH:MM", 24 hours. */
export interface OpenHours {
  readonly opens: string;
  readonly closes: string;
}

/** Made of the content's hours by `businessHours` (written-hours.ts). Every page loads it, so it is short. */
export interface BusinessHours {
  /** Sunday first; null: closed. */
  readonly week: readonly (OpenHours | null)[];
  /** Closed days, counted from 1 January 1970. */
  readonly closed?: readonly number[] | undefined;
  /** IANA name. */
  readonly timeZone: string;
}

/** The hours of the day on which the studio's clock shows `shown` (as if it were UTC, in milliseconds); null when it is closed. */
export const hoursOn = (shown: number, { week, closed }: BusinessHours) =>
  closed?.includes(Math.floor(shown / DAY_MS)) ? null : week[new Date(shown).getUTCDay()];

/** Data that the screen of opening hours and the server exchange, as JSON. */
import type { OpenHours } from '../hours.ts';
import type { Closing } from '../written-hours.ts';
import type { Revised } from './revised.ts';

/** Monday first; null: closed. Times are as typed, which includes '' and invalid ones. */
export type Week = readonly (OpenHours | null)[];

export interface Holiday {
  /** "2027-01-26" */
  readonly on: string;
  readonly name: string;
  /** It depends on the moon, and the official list is not out, or the moon must be sighted. */
  readonly isUncertain: boolean;
}

export interface HoursView {
  readonly week: Revised<Week>;
  /** Sorted by their first days. */
  readonly closings: Revised<readonly Closing[]>;
  /** Public holidays of Maharashtra, this year and the next two. */
  readonly years: readonly { readonly year: number; readonly holidays: readonly Holiday[] }[];
  /** The current day in the studio's time zone, "2026-11-27". */
  readonly today: string;
  /** The hours in words, as on the pages. */
  readonly sentence: string;
}

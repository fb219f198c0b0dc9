/** What the screen of the opening hours and the server say to each other, as JSON. */
import type { OpenHours } from '../hours.ts';
import type { Closing } from '../written-hours.ts';
import type { Revised } from './plan.ts';

/** Monday first; null: closed. Times are as they are typed, also '' and other faults. */
export type Week = readonly (OpenHours | null)[];

export interface Holiday {
  /** "2027-01-26" */
  readonly on: string;
  readonly name: string;
  /** It depends on the moon, and no official list names it yet, or the moon has to be seen. */
  readonly isUncertain: boolean;
}

export interface HoursView {
  readonly week: Revised<Week>;
  /** In the order of their first days. */
  readonly closings: Revised<readonly Closing[]>;
  /** Of Maharashtra: this year and the next two. */
  readonly years: readonly { readonly year: number; readonly holidays: readonly Holiday[] }[];
  /** The studio's calendar day, "2026-11-27". */
  readonly today: string;
  /** The week as the pages say it. */
  readonly sentence: string;
}

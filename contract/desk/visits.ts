/** What the screen of visits and the server exchange, as JSON. */

/** A period in days, up to today. */
export const VISIT_PERIODS = [30, 365, 730] as const;
export type VisitPeriod = (typeof VISIT_PERIODS)[number];

export interface VisitTotal {
  /** A page's path, a host, or a missing address. '' if the browser did not say. */
  readonly name: string;
  /** "Deshmukh residence"; null if only the address is known. */
  readonly label: string | null;
  readonly count: number;
}

export interface Visits {
  readonly period: VisitPeriod;
  /** First and last day, "2026-11-27". */
  readonly from: string;
  readonly to: string;
  /** The days of the period with visits. */
  readonly days: readonly {
    readonly day: string;
    readonly views: number;
    readonly visits: number;
  }[];
  readonly views: number;
  readonly visits: number;
  /** Views in the previous period of the same length; null unless counting began before that. */
  readonly viewsBefore: number | null;
  readonly pages: readonly VisitTotal[];
  readonly sources: readonly VisitTotal[];
  /** Number of enquiries by the page of the form. */
  readonly enquiries: readonly VisitTotal[];
  readonly broken: readonly VisitTotal[];
}

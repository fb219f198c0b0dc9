/** What the screen of visits and the server exchange, as JSON. */

/** A period of so many days up to today. */
export const VISIT_PERIODS = [30, 365, 730] as const;
export type VisitPeriod = (typeof VISIT_PERIODS)[number];

export interface Counted {
  /** A page's address, a host, or an address that leads nowhere. '' where the browser did not say. */
  readonly name: string;
  /** "Deshmukh residence"; null where only the address is known. */
  readonly label: string | null;
  readonly count: number;
}

export interface Visits {
  readonly period: VisitPeriod;
  /** First and last day, "2026-11-27". */
  readonly from: string;
  readonly to: string;
  /** Every day of the period on which somebody came. */
  readonly days: readonly {
    readonly day: string;
    readonly views: number;
    readonly visits: number;
  }[];
  readonly views: number;
  readonly visits: number;
  /** Views in the period of the same length before it; null unless counting began before that one. */
  readonly viewsBefore: number | null;
  readonly pages: readonly Counted[];
  readonly sources: readonly Counted[];
  /** Enquiries by the page they were sent from. */
  readonly enquiries: readonly Counted[];
  readonly broken: readonly Counted[];
}

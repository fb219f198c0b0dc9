/** A value with its revision. */

/** A value in the draft, with the revision that a save sends back as `X-Revision`. */
export interface Revised<T> {
  readonly value: T;
  readonly revision: string;
}

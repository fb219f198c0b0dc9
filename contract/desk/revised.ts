/**
 * A value in the draft, with the revision that a save sends back as `X-Revision`. An outdated one is answered 409 with the current
 * value.
 */
export interface Revised<T> {
  readonly value: T;
  readonly revision: string;
}

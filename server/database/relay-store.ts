/** What the public relay and the sending of its emails ask of a database: the same calls wherever the site lives. */
import type { Queries } from './queries.ts';

type RelayQuery =
  | 'insertEnquiry'
  | 'markSent'
  | 'markFailed'
  | 'health'
  | 'alarmsTold'
  | 'noteAlarm'
  | 'eraseExpired';

export interface RelayStore {
  /** Resolves once the database has kept what was written. Rejects with a `DatabaseError`. */
  call<Q extends RelayQuery>(
    query: Q,
    ...args: Parameters<Queries[Q]>
  ): Promise<ReturnType<Queries[Q]>>;
}

/** The queries of the public relay and its outbox: the same for all engines. */
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
  /** Resolves once the database has stored the change. Rejects with a `DatabaseError`. */
  call<Q extends RelayQuery>(
    query: Q,
    ...args: Parameters<Queries[Q]>
  ): Promise<ReturnType<Queries[Q]>>;
}

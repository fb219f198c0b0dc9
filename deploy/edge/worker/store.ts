/** The database of this home: the relay's queries on D1. Each call is one batch, which D1 runs as one transaction. */
import { DatabaseError } from '#server/database/database-error.ts';
import { SET_FAILED, SET_SENT } from '#server/database/outbox-sql.ts';
import type { RelayStore } from '#server/database/relay-store.ts';
import type { Health } from '#server/database/types.ts';
import { claimOf, lost, nextOf } from './claims.ts';
import { insertEnquiry } from './insert-enquiry.ts';
import type { D1 } from './platform.ts';

/** Written at most once a second, however often health is asked: a written row is what costs. */
const HEARTBEAT = `INSERT INTO heartbeat VALUES (1, ?1)
  ON CONFLICT (one) DO UPDATE SET at = excluded.at WHERE excluded.at >= at + 1000`;

/** D1's own messages quote the statement, never the values; its errors carry no code. */
const toDatabaseError = (error: unknown) =>
  new DatabaseError(error instanceof Error ? error.message : String(error), 'D1');

const withDatabaseErrors = (db: D1): D1 => ({
  prepare: (sql) => db.prepare(sql),
  batch: (statements) =>
    db.batch<never>(statements).catch((error) => {
      throw toDatabaseError(error);
    }),
});

function createQueries(db: D1) {
  const run = async (sql: string, ...values: (string | number | null)[]) =>
    (await db.batch([db.prepare(sql).bind(...values)]))[0]!;
  return {
    insertEnquiry: insertEnquiry(db),
    async markSent(id: number, now: number): Promise<boolean> {
      return (await run(SET_SENT, now, id)).meta.changes > 0;
    },
    async markFailed(id: number, now: number, error: string, next: number | null): Promise<void> {
      await run(SET_FAILED, id, now, error, next);
    },
    /** Only whether D1 can be written: the health check says no more here, and counting would read every email. */
    async health(now: number): Promise<Health> {
      await run(HEARTBEAT, now);
      return { unsent: 0, failed: 0, oldestUnsentAt: null };
    },
    async eraseBefore(time: number): Promise<string[]> {
      const erased = await run('DELETE FROM enquiry WHERE received_at < ?1 RETURNING id', time);
      return (erased.results as { id: string }[]).map(({ id }) => id);
    },
  };
}

/** The relay's calls, and those by which the queue's consumer claims what it sends. All reject with a `DatabaseError`. */
export interface EdgeStore extends RelayStore {
  readonly claimOf: ReturnType<typeof claimOf>;
  readonly nextOf: ReturnType<typeof nextOf>;
  readonly lost: ReturnType<typeof lost>;
}

export function createStore(d1: D1): EdgeStore {
  const db = withDatabaseErrors(d1);
  const queries = createQueries(db);
  return {
    call: (query, ...args) => (queries[query] as (...args: unknown[]) => Promise<never>)(...args),
    claimOf: claimOf(db),
    nextOf: nextOf(db),
    lost: lost(db),
  };
}

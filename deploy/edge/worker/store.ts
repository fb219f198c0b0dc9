/** The relay's queries on D1. Each call is one batch, which D1 runs as one transaction. */
import { RECORD_SENT_ALARM, SENT_ALARMS } from '#server/database/alarm-sql.ts';
import { DatabaseError } from '#server/database/database-error.ts';
import {
  BEGIN_EXPIRY_RUN,
  ERASE_EXPIRED,
  LAST_EXPIRY_RUN,
  PREPARE_EXPIRY_RUN,
} from '#server/database/expiry-sql.ts';
import { COUNT_FAILED, COUNT_UNSENT, SET_FAILED, SET_SENT } from '#server/database/outbox-sql.ts';
import type { RelayStore } from '#server/database/relay-store.ts';
import type { Health, SentAlarm } from '#server/database/types.ts';
import { claimOf, findLostEnquiries, nextOf } from './claims.ts';
import { insertEnquiry } from './insert-enquiry.ts';
import type { D1 } from './platform.ts';

/** Written at most once a second, because each written row costs money. */
const HEARTBEAT = `INSERT INTO heartbeat VALUES (1, ?1)
  ON CONFLICT (one) DO UPDATE SET at = excluded.at WHERE excluded.at >= at + 1000`;

/** D1's error messages contain the statement but not the values, and have no code. */
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
  async function run(sql: string, ...values: (string | number | null)[]) {
    const [result] = await db.batch([db.prepare(sql).bind(...values)]);
    if (!result) throw new DatabaseError('D1 gave no result.', 'unknown');
    return result;
  }
  return {
    insertEnquiry: insertEnquiry(db),
    async markSent(id: number, now: number): Promise<boolean> {
      return (await run(SET_SENT, now, id)).meta.changes > 0;
    },
    async markFailed(
      id: number,
      now: number,
      error: string,
      next: number | null,
      takenBy: readonly string[] = [],
    ): Promise<void> {
      const taken = takenBy.length > 0 ? JSON.stringify(takenBy) : null;
      await run(SET_FAILED, id, now, error, next, taken);
    },
    /** Reads only unsent and failed emails, for which there are indexes. */
    async health(now: number): Promise<Health> {
      const counts = [COUNT_UNSENT, COUNT_FAILED, LAST_EXPIRY_RUN].map((sql) => db.prepare(sql));
      const results = await db.batch([db.prepare(HEARTBEAT).bind(now), ...counts]);
      return Object.assign({}, ...results.map(({ results: [row] }) => row)) as Health;
    },
    async alarmsTold(): Promise<SentAlarm[]> {
      return (await run(SENT_ALARMS)).results as SentAlarm[];
    },
    async noteAlarm(channel: string, now: number, reasons: string): Promise<void> {
      await run(RECORD_SENT_ALARM, channel, now, reasons);
    },
    async eraseExpired(before: number, now: number): Promise<string[] | null> {
      const [, begun] = await db.batch([
        db.prepare(PREPARE_EXPIRY_RUN),
        db.prepare(BEGIN_EXPIRY_RUN).bind(now),
      ]);
      if (!begun?.results.length) return null;
      const { results } = await run(ERASE_EXPIRED, before, now);
      return (results as { id: string }[]).map(({ id }) => id);
    },
  };
}

/** The relay's queries, and those for claims of the queue's consumer. All reject with a `DatabaseError`. */
export interface EdgeStore extends RelayStore {
  readonly claimOf: ReturnType<typeof claimOf>;
  readonly nextOf: ReturnType<typeof nextOf>;
  readonly lost: ReturnType<typeof findLostEnquiries>;
}

export function createStore(d1: D1): EdgeStore {
  const db = withDatabaseErrors(d1);
  const queries = createQueries(db);
  return {
    call: (query, ...args) => (queries[query] as (...args: unknown[]) => Promise<never>)(...args),
    claimOf: claimOf(db),
    nextOf: nextOf(db),
    lost: findLostEnquiries(db),
  };
}

/**
 * The database's API for the rest of the server: the queries of queries.ts as promises. While a transaction is written
 * to the disk, further calls are collected and share the next one (group commit), so fifty enquiries at the same time
 * need one sync (docs/decisions/database.md#the-database-runs-in-its-own-thread).
 */
import { Worker } from 'node:worker_threads';
import { DatabaseError } from './database-error.ts';
import type { Queries, QueryName } from './queries.ts';
import type { QueryCall, QueryOutcome } from './worker.ts';

export { DatabaseError };

export interface DatabaseClient {
  /** Runs a query; resolves once it is committed and synced. Rejects with a `DatabaseError`. */
  call<Q extends QueryName>(
    query: Q,
    ...args: Parameters<Queries[Q]>
  ): Promise<ReturnType<Queries[Q]>>;
  /** Finishes what is queued and closes the database. */
  close(): Promise<void>;
}

interface QueuedCall extends QueryCall {
  resolve: (result: never) => void;
  reject: (error: DatabaseError) => void;
}

/** Maximum number of calls in one transaction, and in the queue: a longer queue means that the disk has stopped. */
const BATCH_MAX = 200;
const QUEUE_MAX = 2000;
const CLOSE_POLL_MS = 5;

/** Opens a client for the SQLite file at `path`. Errors of the disk are reported by the calls, not here. */
export function openDatabaseClient(path: string): DatabaseClient {
  let queue: QueuedCall[] = [];
  let batch: QueuedCall[] = [];
  let isScheduled = false;
  let isClosed = false;
  /** Started by the first call, and again if it died. */
  let worker: Worker | null = null;

  function startWorker(): Worker {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { path } });
    thread.on('message', settleBatch);
    // 'exit' follows an 'error'; without this listener the process would end.
    thread.on('error', () => {});
    thread.on('exit', () => {
      worker = null;
      if (isClosed) return;
      const error = { message: 'The database thread stopped and was restarted.', code: 'worker' };
      settleBatch(batch.map(() => ({ error })));
    });
    return thread;
  }

  function scheduleBatch() {
    if (isScheduled || batch.length > 0 || queue.length === 0) return;
    isScheduled = true;
    // After this turn of the event loop, so that calls of requests that arrived together share a transaction.
    setImmediate(() => {
      isScheduled = false;
      batch = queue.slice(0, BATCH_MAX);
      queue = queue.slice(BATCH_MAX);
      try {
        worker ??= startWorker();
        worker.postMessage(batch.map(({ query, args }): QueryCall => ({ query, args })));
      } catch (failure) {
        // No thread can be started, because files or memory are exhausted: the next call tries again.
        const { message, code = 'worker' } = failure as Error & { code?: string };
        settleBatch(batch.map(() => ({ error: { message, code } })));
      }
    });
  }

  function settleBatch(outcomes: readonly QueryOutcome[]) {
    const settled = batch;
    batch = [];
    scheduleBatch();
    for (const [index, { resolve, reject }] of settled.entries()) {
      const outcome = outcomes[index];
      if (!outcome) reject(new DatabaseError('The database thread gave no answer.', 'worker'));
      else if ('error' in outcome)
        reject(new DatabaseError(outcome.error.message, outcome.error.code));
      else resolve(outcome.result as never);
    }
  }

  return {
    call: (query, ...args) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new DatabaseError('The database is closed.', 'closed'));
        if (queue.length >= QUEUE_MAX) {
          return reject(new DatabaseError('The disk is too slow for the load.', 'overload'));
        }
        queue.push({ query, args, resolve, reject });
        scheduleBatch();
      }),
    async close() {
      if (isClosed) return;
      while (queue.length + batch.length > 0) {
        await new Promise((done) => setTimeout(done, CLOSE_POLL_MS));
      }
      isClosed = true;
      if (!worker) return;
      const exited = new Promise((done) => worker?.once('exit', done));
      worker.postMessage('close');
      await exited;
    },
  };
}

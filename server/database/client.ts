/**
 * The store as the rest of the server sees it: the verbs of store/verbs.ts as promises.
 * While one transaction is on its way to the disk, further calls gather and share the next (group commit),
 * so that fifty enquiries at once cost one sync.
 */
import { Worker } from 'node:worker_threads';
import type { Verb, Verbs } from './queries.ts';
import type { Call, Outcome } from './worker.ts';

/** Stored nothing: the disk is full or read-only, the database locked or damaged. `code` may be logged. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

export interface Store {
  /** Runs a verb; resolves once it is committed and synced. Rejects with a `StoreError`. */
  call<V extends Verb>(verb: V, ...args: Parameters<Verbs[V]>): Promise<ReturnType<Verbs[V]>>;
  /** Finishes what is waiting and closes the database. */
  close(): Promise<void>;
}

interface Waiting extends Call {
  resolve: (result: never) => void;
  reject: (error: StoreError) => void;
}

/** Calls in one transaction, and calls that may wait for it: beyond that the disk has stopped. */
const BATCH_MAX = 200;
const WAITING_MAX = 2000;

/** Opens the store on the SQLite file at `path`. A fault of the disk shows in the calls, not here. */
export function openStore(path: string): Store {
  let waiting: Waiting[] = [];
  let flying: Waiting[] = [];
  let isScheduled = false;
  let isClosed = false;
  /** Started by the first call, and again after it died. */
  let worker: Worker | null = null;

  function start(): Worker {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { path },
    });
    thread.on('message', land);
    // An 'error' is followed by 'exit'; without a listener it would end the process.
    thread.on('error', () => {});
    thread.on('exit', () => {
      worker = null;
      if (isClosed) return;
      const error = { message: 'The store stopped and was started again.', code: 'worker' };
      land(flying.map(() => ({ error })));
    });
    return thread;
  }

  function schedule() {
    if (isScheduled || flying.length > 0 || waiting.length === 0) return;
    isScheduled = true;
    // After this turn of the loop: calls of requests that arrived together fly together.
    setImmediate(() => {
      isScheduled = false;
      flying = waiting.slice(0, BATCH_MAX);
      waiting = waiting.slice(BATCH_MAX);
      worker ??= start();
      worker.postMessage(flying.map(({ verb, args }): Call => ({ verb, args })));
    });
  }

  function land(outcomes: readonly Outcome[]) {
    const landed = flying;
    flying = [];
    schedule();
    for (const [index, { resolve, reject }] of landed.entries()) {
      const outcome = outcomes[index]!;
      if ('error' in outcome) reject(new StoreError(outcome.error.message, outcome.error.code));
      else resolve(outcome.result as never);
    }
  }

  return {
    call: (verb, ...args) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new StoreError('The store is closed.', 'closed'));
        if (waiting.length >= WAITING_MAX) {
          return reject(new StoreError('The disk does not keep up.', 'overload'));
        }
        waiting.push({ verb, args, resolve, reject });
        schedule();
      }),
    async close() {
      if (isClosed) return;
      while (waiting.length + flying.length > 0) await new Promise((done) => setTimeout(done, 5));
      isClosed = true;
      if (!worker) return;
      const exited = new Promise((done) => worker?.once('exit', done));
      worker.postMessage('close');
      await exited;
    },
  };
}

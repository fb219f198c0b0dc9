/**
 * The database's thread, because SQLite's calls block until the disk has answered. Each message is a list of calls that
 * become one transaction (group commit); the answer has a result for each. The database is opened at the first call and
 * again after an error, so it recovers from a full or read-only disk without a restart.
 */
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { emptyLog, openDatabase } from './connection.ts';
import { plainDamage } from './damaged.ts';
import { createQueries, ERASING, type Queries, type QueryName } from './queries.ts';
import { inTransaction } from './transaction.ts';

export interface QueryCall {
  readonly query: QueryName;
  readonly args: readonly unknown[];
}
export type QueryOutcome =
  | { readonly result: unknown }
  | { readonly error: { readonly message: string; readonly code: string } };

/** SQLite's primary result codes (https://sqlite.org/rescode.html) after which the connection can still be used. */
const BUSY = 5;
const LOCKED = 6;
const FULL = 13;
const CONSTRAINT = 19;
const RECOVERABLE: readonly (number | undefined)[] = [BUSY, LOCKED, FULL, CONSTRAINT];

const { path } = workerData as { path: string };
let connection: { db: DatabaseSync; queries: Queries; inode: number } | null = null;
let isLogDirty = false;

function connect() {
  const db = openDatabase(path);
  return { db, queries: createQueries(db), inode: statSync(path).ino };
}

function disconnect() {
  const { db } = connection ?? {};
  connection = null;
  db?.close();
}

/** True if the file was moved or deleted while it was open, so that writes would be lost. */
const isFileGone = () => connection?.inode !== statSync(path, { throwIfNoEntry: false })?.ino;

function runBatch(calls: readonly QueryCall[]): readonly unknown[] {
  if (connection && isFileGone()) disconnect();
  connection ??= connect();
  const { db, queries } = connection;
  const results = inTransaction(db, () =>
    calls.map(({ query, args }) => (queries[query] as (...args: unknown[]) => unknown)(...args)),
  );
  isLogDirty ||= calls.some(({ query }) => ERASING.has(query));
  if (isLogDirty) cleanLog(db);
  return results;
}

/** The erasure is already committed; if a reader blocks the log, the next calls try again. */
function cleanLog(db: DatabaseSync) {
  try {
    emptyLog(db);
    isLogDirty = false;
  } catch {
    isLogDirty = true;
  }
}

function runCalls(calls: readonly QueryCall[]): readonly QueryOutcome[] {
  try {
    return runBatch(calls).map((result) => ({ result }));
  } catch (error) {
    const { code, errcode } = error as Error & { code?: string; errcode?: number };
    // The low byte of an extended code is the primary code.
    const primary = errcode === undefined ? undefined : errcode & 0xff;
    // An error of one call must not make the other calls of the transaction fail: on a full disk, reads still work.
    const isOneCalls =
      primary === undefined
        ? code === 'ERR_INVALID_ARG_TYPE'
        : primary === CONSTRAINT || primary === FULL;
    if (isOneCalls && calls.length > 1) return calls.flatMap((call) => runCalls([call]));
    if (!isOneCalls && !RECOVERABLE.includes(primary)) disconnectQuietly();
    const shown = errcode === undefined ? (code ?? 'unknown') : `SQLITE ${errcode}`;
    const { message } = plainDamage(error, path) as Error;
    return calls.map(() => ({ error: { message, code: shown } }));
  }
}

function disconnectQuietly() {
  try {
    disconnect();
  } catch {
    // A damaged file cannot always be closed; the first error is reported.
  }
}

parentPort?.on('message', (message: readonly QueryCall[] | 'close') => {
  if (message === 'close') {
    disconnectQuietly();
    parentPort?.close();
  } else {
    parentPort?.postMessage(runCalls(message));
  }
});

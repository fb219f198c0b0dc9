/**
 * The store's own thread: SQLite's calls wait for the disk, and the pages must not wait with them.
 * Each message is a list of calls that become one transaction (group commit); the answer holds one outcome for
 * each. The database is opened at the first call and again after a fault, so that a disk
 * that was full or read-only heals without a restart.
 */
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { emptyLog, inTransaction, openDatabase } from './connection.ts';
import { createVerbs, ERASING, type Verb, type Verbs } from './queries.ts';

export interface Call {
  readonly verb: Verb;
  readonly args: readonly unknown[];
}
export type Outcome =
  | { readonly result: unknown }
  | { readonly error: { readonly message: string; readonly code: string } };

/** SQLite's primary result codes (https://sqlite.org/rescode.html) after which the connection is still good. */
const BUSY = 5;
const LOCKED = 6;
const FULL = 13;
const CONSTRAINT = 19;
const HARMLESS: readonly (number | undefined)[] = [BUSY, LOCKED, FULL, CONSTRAINT];

const { path } = workerData as { path: string };
let open: { db: DatabaseSync; verbs: Verbs; inode: number } | null = null;
let isLogDirty = false;

function connect() {
  const db = openDatabase(path);
  return { db, verbs: createVerbs(db), inode: statSync(path).ino };
}

function disconnect() {
  const { db } = open ?? {};
  open = null;
  db?.close();
}

/** True when the file was moved or deleted under us: what is written now would be stored nowhere. */
const isGone = () => open?.inode !== statSync(path, { throwIfNoEntry: false })?.ino;

function run(calls: readonly Call[]): readonly unknown[] {
  if (open && isGone()) disconnect();
  open ??= connect();
  const { db, verbs } = open;
  const results = inTransaction(db, () =>
    calls.map(({ verb, args }) => (verbs[verb] as (...args: unknown[]) => unknown)(...args)),
  );
  isLogDirty ||= calls.some(({ verb }) => ERASING.has(verb));
  if (isLogDirty) cleanLog(db);
  return results;
}

/** The erasure is committed; when a reader keeps the log busy, the next calls try again. */
function cleanLog(db: DatabaseSync) {
  try {
    emptyLog(db);
    isLogDirty = false;
  } catch {
    isLogDirty = true;
  }
}

function answer(calls: readonly Call[]): readonly Outcome[] {
  try {
    return run(calls).map((result) => ({ result }));
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
    // Extended codes carry the primary one in their low byte.
    const fault = errcode === undefined ? undefined : errcode & 0xff;
    // A fault of one call, not of the disk, must not take the others with it.
    const isOneCalls = fault === undefined ? code === 'ERR_INVALID_ARG_TYPE' : fault === CONSTRAINT;
    if (isOneCalls && calls.length > 1) return calls.flatMap((call) => answer([call]));
    if (!isOneCalls && !HARMLESS.includes(fault)) disconnectQuietly();
    const shown = errcode === undefined ? (code ?? 'unknown') : `SQLITE ${errcode}`;
    return calls.map(() => ({ error: { message, code: shown } }));
  }
}

function disconnectQuietly() {
  try {
    disconnect();
  } catch {
    // A broken file cannot always be closed either; the first error is the one reported.
  }
}

parentPort?.on('message', (message: readonly Call[] | 'close') => {
  if (message === 'close') {
    disconnectQuietly();
    parentPort?.close();
  } else {
    parentPort?.postMessage(answer(message));
  }
});

/** The store opened directly, for a command that comes and goes beside the running server. */
import { emptyLog, inTransaction, openDatabase } from './connection.ts';
import { createVerbs, ERASING, type Verb, type Verbs } from './queries.ts';

export interface Desk {
  /** Runs a verb in a synced transaction of its own. */
  call<V extends Verb>(verb: V, ...args: Parameters<Verbs[V]>): ReturnType<Verbs[V]>;
  close(): void;
}

/** Throws SQLite's error when the file is no database or stays locked. */
export function openDesk(file: string): Desk {
  const db = openDatabase(file);
  const verbs = createVerbs(db);
  return {
    call(verb, ...args) {
      const run = verbs[verb] as (...args: unknown[]) => never;
      const result = inTransaction(db, () => run(...args));
      if (ERASING.has(verb)) emptyLog(db);
      return result;
    },
    close: () => db.close(),
  };
}

/** The database without a thread of its own, for a command that runs beside the server and ends. */
import type { DatabaseClient } from './client.ts';
import { emptyLog, openDatabase } from './connection.ts';
import { createQueries, ERASING } from './queries.ts';
import { inTransaction } from './transaction.ts';

/** Each query runs in a synced transaction of its own. Throws SQLite's error when the file is not a database or stays locked. */
export function openDatabaseDirectly(file: string): DatabaseClient {
  const db = openDatabase(file);
  const queries = createQueries(db);
  return {
    async call(query, ...args) {
      const run = queries[query] as (...args: unknown[]) => never;
      const result = inTransaction(db, () => run(...args));
      if (ERASING.has(query)) emptyLog(db);
      return result;
    },
    async close() {
      db.close();
    },
  };
}

/** The database without its own thread, for commands that run beside the server. */
import type { DatabaseClient } from './client.ts';
import { emptyLog, openDatabase } from './connection.ts';
import { withPlainDamage } from './damaged.ts';
import { createQueries, ERASING } from './queries.ts';
import { inTransaction } from './transaction.ts';

/**
 * Each query runs in its own synced transaction. Throws a `DamagedDatabaseError`, or SQLite's error, for example if the file
 * stays locked.
 */
export function openDatabaseDirectly(file: string): DatabaseClient {
  const db = withPlainDamage(file, () => openDatabase(file));
  const queries = withPlainDamage(file, () => createQueries(db));
  return {
    async call(query, ...args) {
      const run = queries[query] as (...args: unknown[]) => never;
      const result = withPlainDamage(file, () => inTransaction(db, () => run(...args)));
      if (ERASING.has(query)) emptyLog(db);
      return result;
    },
    async close() {
      if (db.isOpen) db.close();
    },
  };
}

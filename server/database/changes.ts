/** Detects changes of the inbox's data without reading it. */
import type { DatabaseSync } from 'node:sqlite';

const TABLES = ['enquiry', 'handling', 'email', 'reply'] as const;
const EVENTS = ['INSERT', 'UPDATE', 'DELETE'] as const;

/**
 * Returns a function that returns the revision of these tables: a text that changes with any change to them, by any
 * connection. Triggers (temporary ones) count the changes of this connection; `data_version` shows those of others.
 */
export function watchChanges(db: DatabaseSync): () => string {
  let count = 0;
  db.function('count_change', () => {
    count += 1;
    return null;
  });
  db.exec('PRAGMA temp_store = MEMORY');
  for (const table of TABLES)
    for (const event of EVENTS)
      db.exec(
        `CREATE TEMP TRIGGER ${table}_${event} AFTER ${event} ON main.${table}
         BEGIN SELECT count_change(); END`,
      );
  const selectVersion = db.prepare('PRAGMA data_version');
  const opened = Date.now().toString(36);
  return () => {
    const { data_version: version } = selectVersion.get() as { data_version: number };
    return `${opened}.${version}.${count}`;
  };
}

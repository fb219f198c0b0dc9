import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** The rows of a query, read by a connection of its own; none while there is no file. */
export function readRows<Row>(file: string, sql: string): Row[] {
  if (!existsSync(file)) return [];
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db.prepare(sql).all() as Row[];
  } finally {
    db.close();
  }
}

import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Reads the rows of a query with a separate connection; [] if there is no file. */
export function readRows<Row>(file: string, sql: string): Row[] {
  if (!existsSync(file)) return [];
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db.prepare(sql).all() as Row[];
  } finally {
    db.close();
  }
}

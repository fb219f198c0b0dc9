import { DatabaseSync } from 'node:sqlite';

/** Writes rows as another program would, without the queries of this one. */
export function writeRows(
  file: string,
  sql: string,
  rows: readonly (string | number | null)[][],
): void {
  const db = new DatabaseSync(file);
  try {
    db.exec('BEGIN');
    const statement = db.prepare(sql);
    for (const row of rows) statement.run(...row);
    db.exec('COMMIT');
  } finally {
    db.close();
  }
}

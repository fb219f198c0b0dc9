import { DatabaseSync } from 'node:sqlite';

/** Writes rows like another program, without this program's queries. */
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

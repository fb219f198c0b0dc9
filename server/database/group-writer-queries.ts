/** Who last changed each group of the draft. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';

interface GroupWriterRow {
  readonly group_id: string;
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

export function createGroupWriterQueries(db: DatabaseSync) {
  const put = db.prepare(
    `INSERT INTO group_writer VALUES (?, ?, ?)
     ON CONFLICT (group_id) DO UPDATE SET name = excluded.name, at = excluded.at`,
  );
  const select = db.prepare('SELECT * FROM group_writer');
  return {
    noteGroupWriter(groups: readonly string[], name: string, at: number): void {
      for (const group of groups) put.run(group, name, at);
    },
    groupWriters: (): GroupWriterRow[] => select.all() as unknown as GroupWriterRow[],
  };
}

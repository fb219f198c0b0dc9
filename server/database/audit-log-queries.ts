/** The audit log of the desk, and who last changed each group of the draft. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { AuditEntry, AuditRow } from './desk-types.ts';

export function createAuditLogQueries(db: DatabaseSync) {
  const insertAuditEntry = db.prepare(
    'INSERT INTO act (at, who, what, detail, enquiry_id) VALUES (?, ?, ?, ?, ?)',
  );
  const selectAuditEntries = db.prepare('SELECT * FROM act WHERE id < ? ORDER BY id DESC LIMIT ?');
  const selectAuditEntriesOf = db.prepare('SELECT * FROM act WHERE enquiry_id = ? ORDER BY id');

  return {
    recordAuditEntry({ who, what, detail, enquiryId }: AuditEntry, now: number): void {
      insertAuditEntry.run(now, who, what, detail ?? null, enquiryId ?? null);
    },
    /** Newest first; only those before the entry with that id. */
    auditEntries(before: number, limit: number): AuditRow[] {
      return selectAuditEntries.all(before, limit) as unknown as AuditRow[];
    },
    /** Actions on an enquiry, oldest first. */
    auditEntriesOf(enquiryId: string): AuditRow[] {
      return selectAuditEntriesOf.all(enquiryId) as unknown as AuditRow[];
    },
  };
}

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

/** The reminder of an enquiry. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';

export function createReminderQueries(db: DatabaseSync) {
  const set = db.prepare(
    `INSERT INTO handling (enquiry_id, remind_at) SELECT id, ?2 FROM enquiry WHERE id = ?1
     ON CONFLICT (enquiry_id) DO UPDATE SET remind_at = excluded.remind_at, removed_remind_at = NULL`,
  );
  const remove = db.prepare(
    `UPDATE handling SET removed_remind_at = remind_at, remind_at = NULL
     WHERE enquiry_id = ? AND remind_at IS NOT NULL`,
  );
  const restore = db.prepare(
    `UPDATE handling SET remind_at = removed_remind_at, removed_remind_at = NULL
     WHERE enquiry_id = ? AND remind_at IS NULL AND removed_remind_at IS NOT NULL`,
  );
  return {
    /** `at`: milliseconds since 1970. False if there is no such enquiry. */
    setReminder: (id: string, at: number): boolean => set.run(id, at).changes > 0,
    /** False if there was none. */
    removeReminder: (id: string): boolean => remove.run(id).changes > 0,
    /** Restores the one that was removed last, even if its time has passed. False if there is another one, or none to restore. */
    restoreReminder: (id: string): boolean => restore.run(id).changes > 0,
  };
}

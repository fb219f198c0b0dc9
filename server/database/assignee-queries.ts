/** Assigns enquiries to people. Each query runs inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';

export function createAssigneeQueries(db: DatabaseSync) {
  const selectEnquiry = db.prepare('SELECT 1 FROM enquiry WHERE id = ?');
  const selectName = db.prepare('SELECT name FROM person WHERE id = ?');
  const selectAssigned = db.prepare('SELECT assigned_to FROM handling WHERE enquiry_id = ?');
  const assign = db.prepare(
    `INSERT INTO handling (enquiry_id, assigned_to) VALUES (?1, ?2)
     ON CONFLICT (enquiry_id) DO UPDATE SET assigned_to = excluded.assigned_to, left_by = NULL`,
  );
  return {
    /** Assigns it to this person, or to nobody (null). Returns the person's name, and whether it was assigned to somebody else before. */
    assignEnquiry(id: string, personId: string | null) {
      if (!selectEnquiry.get(id)) return 'no enquiry';
      const person = personId === null ? null : selectName.get(personId);
      if (person === undefined) return 'no person';
      const before = selectAssigned.get(id)?.assigned_to ?? null;
      assign.run(id, personId);
      return { name: (person?.name as string | undefined) ?? null, isChanged: before !== personId };
    },
  };
}

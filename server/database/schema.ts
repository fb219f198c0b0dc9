/** The columns of form fields, one for each field in `FIELDS`. */
import type { DatabaseSync } from 'node:sqlite';
import { FIELD_NAMES, type FieldName } from '#contract/forms.ts';

/** Fields without a column. A removed field keeps its column and data. */
export function fieldsWithoutColumn(db: DatabaseSync): readonly FieldName[] {
  const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all('enquiry');
  const names = new Set(columns.map(({ name }) => name));
  return FIELD_NAMES.filter((name) => !names.has(name));
}

/** Adds a text column for each field of `FIELDS` that has none yet. */
export function addFieldColumns(db: DatabaseSync): void {
  for (const name of fieldsWithoutColumn(db)) {
    db.exec(`ALTER TABLE enquiry ADD COLUMN ${name} TEXT`);
  }
}

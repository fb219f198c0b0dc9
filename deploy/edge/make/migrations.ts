/**
 * Makes D1's migrations from those of the server and the table of form fields. D1 applies each file once, in order, so an
 * existing file is never changed: additions become a new file at the end.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIELD_NAMES } from '#contract/forms.ts';
import { MIGRATIONS, SERVER_ONLY } from '#server/database/migrations.ts';

const MIGRATIONS_FOLDER = join(import.meta.dirname, '..', 'migrations');

export interface MigrationFile {
  readonly name: string;
  readonly sql: string;
}

/** Files in the order in which D1 applies them; [] if there is no folder. */
export function readMigrations(folder = MIGRATIONS_FOLDER): MigrationFile[] {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
}

const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '');

/** Names of the columns of the enquiries' table, according to the statements. */
function columnsIn(sql: string): ReadonlySet<string> {
  const statements = withoutComments(sql);
  const [, created = ''] = statements.match(/CREATE TABLE enquiry \(([^;]*)\)/) ?? [];
  const added = statements.matchAll(/ALTER TABLE enquiry ADD COLUMN (\w+)/g);
  return new Set([...(created.match(/\w+/g) ?? []), ...Array.from(added, ([, name = '']) => name)]);
}

/** The migrations missing in `kept`: later ones of the server, then a column for each field that has none. */
export function missingMigrations(
  kept: readonly MigrationFile[],
  numbered: readonly string[] = MIGRATIONS,
  fields: readonly string[] = FIELD_NAMES,
): MigrationFile[] {
  const numberOf = (index: number) => String(kept.length + index + 1).padStart(4, '0');
  const isKept = (end: string) => kept.some(({ name }) => name.slice(5) === end);
  const later = numbered.flatMap((sql, index) => {
    const end = `server_${index + 1}.sql`;
    return isKept(end) || SERVER_ONLY.has(sql) ? [] : [{ end, sql: `${sql.trim()}\n` }];
  });
  const known = columnsIn([...kept, ...later].map(({ sql }) => sql).join('\n'));
  const columns = fields
    .filter((field) => !known.has(field))
    .map((field) => ({
      end: `field_${field}.sql`,
      sql: `ALTER TABLE enquiry ADD COLUMN ${field} TEXT;\n`,
    }));
  return [...later, ...columns].map(({ end, sql }, index) => ({
    name: `${numberOf(index)}_${end}`,
    sql,
  }));
}

/** The statements of a file. No text in them contains a semicolon. */
export const statementsOf = ({ sql }: MigrationFile): string[] =>
  withoutComments(sql)
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);

/** Writes the missing migrations. Returns their names. */
export function writeMigrations(folder = MIGRATIONS_FOLDER): string[] {
  const missing = missingMigrations(readMigrations(folder));
  for (const { name, sql } of missing) writeFileSync(join(folder, name), sql, { flag: 'wx' });
  return missing.map(({ name }) => name);
}

// `npm run edge:migrations`: after a change of the tables or fields.
if (import.meta.main) {
  const names = writeMigrations();
  process.stdout.write(names.length === 0 ? 'Nothing is missing.\n' : `${names.join('\n')}\n`);
}

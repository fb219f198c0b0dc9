import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { MIGRATIONS, SERVER_ONLY } from '#server/database/migrations.ts';
import { missingMigrations, readMigrations, writeMigrations } from './make/migrations.ts';

const kept = readMigrations();

test("D1's migrations are the server's, and every form field has its column: else run `npm run edge:migrations`, or name a migration of the desk in SERVER_ONLY", () => {
  expect(missingMigrations(kept)).toEqual([]);
  const numbered = kept.filter(({ name }) => name.includes('_server_'));
  const shared = MIGRATIONS.filter((sql) => !SERVER_ONLY.has(sql));
  expect(numbered.map(({ sql }) => sql.trim())).toEqual(shared.map((sql) => sql.trim()));
});

test('D1 gets no virtual table: `wrangler d1 export` would refuse the database', () => {
  expect(kept.filter(({ sql }) => /CREATE VIRTUAL TABLE/i.test(sql))).toEqual([]);
});

test('what is new comes at the end, as files of its own', () => {
  const missing = missingMigrations(
    kept,
    [...MIGRATIONS, 'CREATE TABLE visit (id INTEGER);'],
    // A word of another table, or of a comment, is no column of an enquiry.
    ['message', 'budget', 'note', 'draft'],
  );
  expect(missing.map(({ name }) => name.slice(4))).toEqual([
    `_server_${MIGRATIONS.length + 1}.sql`,
    '_field_budget.sql',
    '_field_note.sql',
    '_field_draft.sql',
  ]);
  expect(missing[0]!.name.slice(0, 4)).toBe(String(kept.length + 1).padStart(4, '0'));
  expect(missingMigrations([...kept, ...missing], MIGRATIONS, ['budget'])).toEqual([]);
});

test('an empty folder gets all of them, once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edge-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(writeMigrations(folder)).toEqual(readdirSync(folder));
  expect(writeMigrations(folder)).toEqual([]);
});

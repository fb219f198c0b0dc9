import { copyFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FIELD_NAMES } from '#contract/forms.ts';
import { createBuild, temporaryFolder } from '#server/testing/fixtures.ts';
import { openTestOutbox } from '#server/testing/outbox.ts';
import { runProcess } from '#server/testing/process.ts';
import { headerOf, startSmtpServer } from '#server/testing/smtp-server.ts';
import { openDatabaseClient } from './client.ts';
import { MIGRATIONS } from './migrations.ts';
import { readRows } from './testing/read-rows.ts';
import type { EmailRow, EnquiryRow } from './types.ts';

/**
 * Databases that the programs of earlier versions have written (`README.md` says how to add one):
 * - 1: an answered enquiry with a draft's id whose two emails were sent, two that the mail server refused once (one with a
 *   draft's id), suspected spam, and one whose email was being sent when the process was killed.
 * - 7: six enquiries, one of them spam, one with a note, one with a reply. Its searched texts have no index yet.
 * - 10: three enquiries (one spam), with a note, a draft and a reply, and a person.
 * - 12: two people, an invitation by one of them, an enquiry and an entry of the log.
 */
const FOLDER = join(import.meta.dirname, 'testing');
const VERSIONS = readdirSync(FOLDER).flatMap(
  (name) => /^version-(\d+)\.sqlite$/.exec(name)?.[1] ?? [],
);
const fileOfVersion = (version: number | string) => join(FOLDER, `version-${version}.sqlite`);

function oldDatabase(version: number | string = 1) {
  const dataDir = temporaryFolder();
  const file = join(dataDir, 'enquiries.sqlite');
  copyFileSync(fileOfVersion(version), file);
  return { dataDir, file, copy: `${file}.version-${version}` };
}

function open(file: string) {
  const database = openDatabaseClient(file);
  onTestFinished(() => database.close());
  return database;
}

const NO_FIELDS = Object.fromEntries(FIELD_NAMES.map((name) => [name, null]));
/** Fields that forms have gained since the row was written are empty. */
const withFields = (row: Record<string, unknown>) => ({ ...NO_FIELDS, ...row });
/** Without the columns of fields, whose order depends on the version that added them. */
const withoutFields = (sql: string) =>
  FIELD_NAMES.reduce((text, name) => text.replace(`, ${name} TEXT`, ''), sql);

const tablesOf = (file: string) =>
  readRows<{ name: string; sql: string }>(
    file,
    "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY name",
  ).map(({ name, sql }) => ({ name, sql: withoutFields(sql) }));
const versionIn = (file: string) =>
  readRows<{ user_version: number }>(file, 'PRAGMA user_version')[0]!.user_version;

test.each(VERSIONS)(
  'a database of version %s ends with the same tables as a new one',
  async (version) => {
    const { file } = oldDatabase(version);
    const fresh = join(temporaryFolder(), 'enquiries.sqlite');
    await open(file).call('health', 1);
    await open(fresh).call('health', 1);
    expect(tablesOf(file)).toEqual(tablesOf(fresh));
  },
);

describe('a database of version 1', () => {
  test('keeps every enquiry and every email, value by value', async () => {
    const { file } = oldDatabase();
    const before = {
      enquiries: readRows<Record<string, unknown>>(file, 'SELECT * FROM enquiry ORDER BY id'),
      emails: readRows(file, 'SELECT * FROM letter ORDER BY id'),
    };
    expect([before.enquiries.length, before.emails.length]).toEqual([5, 6]);
    await open(file).call('health', 1);
    expect(versionIn(file)).toBe(MIGRATIONS.length);
    expect(readRows(file, 'SELECT * FROM email ORDER BY id')).toEqual(
      before.emails.map((email) => ({ ...(email as object), taken_by: null })),
    );
    const renamed = before.enquiries.map(({ words_hash, suspicion, ...same }) => ({
      ...withFields(same),
      content_hash: words_hash,
      spam_reason: suspicion,
      desk_outcome: null,
      due_at: null,
      has_search_text: 0,
      desk_state: suspicion ? 'spam' : same.answered_at ? 'talks' : 'new',
      desk_what: same.property_type ?? 'Question',
    }));
    expect(readRows(file, 'SELECT * FROM enquiry ORDER BY id')).toEqual(renamed);
  });

  test('has its unsent emails sent, with their old Message-ID, and no other', async () => {
    const server = await startSmtpServer();
    const { dataDir, file } = oldDatabase();
    const unsent = readRows<EmailRow>(
      file,
      'SELECT * FROM letter WHERE sent_at IS NULL AND next_try_at IS NOT NULL',
    );
    expect(unsent).toHaveLength(3);
    const { send, clock } = openTestOutbox({ dataDir, env: { SMTP_URL: server.url } });
    clock.now = Math.max(...unsent.map(({ next_try_at }) => next_try_at!));
    await send();
    expect(server.received.map(({ raw }) => headerOf(raw, 'Message-ID')).sort()).toEqual(
      unsent.map(({ message_id }) => message_id).sort(),
    );
  });

  test('still knows the retry of a draft', async () => {
    const { file } = oldDatabase();
    const [answered] = readRows<EnquiryRow & { words_hash: string }>(
      file,
      'SELECT * FROM enquiry WHERE answered_at IS NOT NULL',
    );
    const { submission_id, words_hash, id } = answered!;
    const retried = await open(file).call('insertEnquiry', {
      id: 'AAAAA-AAAAA',
      form: 'contact',
      submissionId: submission_id,
      contentHash: words_hash,
      duplicateCheck: null,
      values: { user_email: 'asha@example.org' },
      page: null,
      noticeVersion: null,
      receivedAt: 1,
      spamReason: null,
      emails: [],
    });
    expect(retried).toEqual({ id, isNew: false, spamReason: null });
  });

  test('is copied beside before, readable by its owner only', async () => {
    const { file, copy } = oldDatabase();
    const before = readRows(file, 'SELECT * FROM letter ORDER BY id');
    await open(file).call('health', 1);
    expect(versionIn(copy)).toBe(1);
    expect(readRows(copy, 'SELECT * FROM letter ORDER BY id')).toEqual(before);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const { dataDir } = oldDatabase();
    expect(readdirSync(dataDir), 'a current database is not copied').toEqual(['enquiries.sqlite']);
  });

  test('leaves no copy of what is erased', async () => {
    const { dataDir, file, copy } = oldDatabase();
    const database = open(file);
    await database.call('eraseBefore', 1);
    expect(existsSync(copy), 'nothing was erased').toBe(true);
    await database.call('eraseByEmail', 'LEELA@example.org');
    expect(existsSync(copy)).toBe(false);
    const bytes = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'));
    expect(bytes.join('')).not.toMatch(/leela/i);
    expect(bytes.join('')).toContain('ravi@example.org');
  });

  test('stays as it was when the migration fails', async () => {
    const { file } = oldDatabase();
    const db = new DatabaseSync(file);
    db.exec('CREATE TABLE email (id INTEGER)');
    db.close();
    const before = tablesOf(file);
    await expect(open(file).call('health', 1)).rejects.toMatchObject({ name: 'DatabaseError' });
    expect([versionIn(file), tablesOf(file)]).toEqual([1, before]);
  });

  test('is not migrated by the command while a server, which must be an older one, has it open', async () => {
    const { dataDir, file } = oldDatabase();
    const server = openTestOutbox({ dataDir });
    copyFileSync(fileOfVersion(1), file);
    server.outbox.wake();
    await server.outbox.idle();
    await server.database.close();
    copyFileSync(fileOfVersion(1), file);
    const refused = await runProcess('cli/main.ts', ['list'], { DATA_DIR: dataDir });
    expect([refused.code, versionIn(file)]).toEqual([1, 1]);
    expect(refused.output).toMatch(/^The running server is an older version .*restart it.*\n$/);
    await server.stop();
    const { code, output } = await runProcess('cli/main.ts', ['list'], { DATA_DIR: dataDir });
    expect([code, versionIn(file)]).toEqual([0, MIGRATIONS.length]);
    expect(output).toContain('Ravi Kulkarni');
  });
});

describe('a database of version 7', () => {
  const opened = () => open(oldDatabase(7).file);

  test.each([
    ["O'Brien", 1],
    ['gross', 1],
    ['joshi ravi', 1],
    ['फरहान', 1],
    ['098230 12345', 1],
    ['brien', 1],
    ['pa', 2 + 1],
    ['45', 1],
    ['parrot', 3],
    ['AAAA4-BBBB4', 1],
    ['nobody', 0],
  ])('is searched by the index: %s is found in %i', async (search, count) => {
    const database = opened();
    const query = { list: 'all', what: '', search, page: 1, assignedTo: '', now: 0 } as const;
    const page = await database.call('inbox', query, null);
    expect([page!.total, page!.found?.all]).toEqual([count, count]);
  });

  test('has its enquiries counted', async () => {
    const database = opened();
    const query = { list: 'all', what: '', search: '', page: 1, assignedTo: '', now: 0 } as const;
    const page = await database.call('inbox', query, null);
    expect(page!.counts).toEqual({
      new: 4,
      talks: 1,
      won: 0,
      closed: 0,
      failed: 0,
      spam: 1,
      all: 6,
    });
  });
});

describe('a database of version 10', () => {
  test('keeps its rows, value by value', async () => {
    const { file } = oldDatabase(10);
    const tables = ['enquiry', 'email', 'handling', 'reply', 'person', 'act', 'search_text'];
    const read = (table: string) =>
      readRows<Record<string, unknown>>(file, `SELECT * FROM ${table} ORDER BY 1`);
    const before = tables.map(read);
    expect(before.map(({ length }) => length)).toEqual([3, 4, 1, 1, 1, 1, 3]);
    await open(file).call('health', 1);
    const addedTo: Record<string, Record<string, unknown>> = {
      enquiry: NO_FIELDS,
      person: { role: 'owner' },
      handling: {
        entered_by: null,
        remind_at: null,
        removed_remind_at: null,
        assigned_to: null,
        left_by: null,
      },
    };
    const after = tables.map(read);
    expect(after).toEqual(
      before.map((rows, at) => rows.map((row) => ({ ...addedTo[tables[at]!], ...row }))),
    );
  });
});

describe('a database of version 12', () => {
  test('makes owners of the people and invitations that it has', async () => {
    const { file } = oldDatabase(12);
    const read = () =>
      ['person', 'sign_in_link', 'session', 'act', 'enquiry'].map((table) =>
        readRows<Record<string, unknown>>(file, `SELECT * FROM ${table} ORDER BY 1`),
      );
    const [people, links, sessions, acts, enquiries] = read();
    expect([people!.length, links!.length]).toEqual([2, 1]);
    await open(file).call('health', 1);
    const owners = (rows: typeof people) => rows!.map((row) => ({ ...row, role: 'owner' }));
    expect(read()).toEqual([
      owners(people),
      owners(links),
      sessions,
      acts,
      enquiries!.map(withFields),
    ]);
  });
});

describe('a database of a newer version', () => {
  const newerDatabase = () => {
    const { dataDir, file } = oldDatabase();
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 99');
    db.close();
    return { dataDir, file };
  };

  test.each([['main.ts'], ['start.ts']])('stops the start with one line (%s)', async (script) => {
    const { dataDir, file } = newerDatabase();
    const { code, output } = await runProcess(script, script === 'main.ts' ? [createBuild()] : [], {
      DATA_DIR: dataDir,
      PORT: '0',
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^[^\n]*was written by a newer version of this program[^\n]*\n$/);
    expect(versionIn(file)).toBe(99);
  });

  test('is not touched by the command either', async () => {
    const { dataDir, file } = newerDatabase();
    const { code, output } = await runProcess('cli/main.ts', ['list'], { DATA_DIR: dataDir });
    expect([code, output.split('\n').length]).toEqual([1, 2]);
    expect(output).toContain('newer version');
    expect(versionIn(file)).toBe(99);
  });
});

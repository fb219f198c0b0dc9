import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newReference } from '#server/enquiries/reference.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { fillDisk, freeSpace, tinyDisk } from '#server/testing/tiny-disk.ts';
import { DatabaseError, openDatabaseClient } from './client.ts';
import type { NewEnquiry } from './types.ts';

const NOW = Date.parse('2026-11-23T04:30:00Z');

function newEnquiry(changes: Partial<NewEnquiry> = {}): NewEnquiry {
  const id = newReference();
  return {
    id,
    form: 'contact',
    submissionId: null,
    contentHash: 'h',
    duplicateCheck: null,
    values: { user_name: 'Asha', user_email: 'asha@example.org', message: 'words' },
    page: null,
    noticeVersion: null,
    receivedAt: NOW,
    spamReason: null,
    emails: [{ kind: 'studio', messageId: `<${id}@x>` }],
    ...changes,
  };
}

function openIn(folder: string) {
  const file = join(folder, 'enquiries.sqlite');
  const database = openDatabaseClient(file);
  onTestFinished(() => database.close());
  const stored = () => {
    const db = new DatabaseSync(file);
    const { n } = db
      .prepare('SELECT count(*) AS n FROM enquiry JOIN email ON enquiry.id = enquiry_id')
      .get() as { n: number };
    db.close();
    return n;
  };
  return { database, file, stored };
}

describe('the database client', () => {
  test('stores the enquiry and its emails together, readable by the owner only', async () => {
    const { database, file, stored } = openIn(temporaryFolder());
    await database.call('insertEnquiry', newEnquiry());
    expect(stored()).toBe(1);
    for (const suffix of ['', '-wal', '-shm'])
      expect(statSync(file + suffix).mode & 0o777).toBe(0o600);
  });

  test('five hundred calls at once share few transactions and each gets its own answer', async () => {
    const { database, stored } = openIn(temporaryFolder());
    const enquiries = Array.from({ length: 500 }, () => newEnquiry());
    const inserted = await Promise.all(
      enquiries.map((enquiry) => database.call('insertEnquiry', enquiry)),
    );
    expect(inserted.map(({ id }) => id)).toEqual(enquiries.map(({ id }) => id));
    expect(stored()).toBe(500);
  });

  test('a call with an error of its own does not fail the others of its transaction', async () => {
    const { database, stored } = openIn(temporaryFolder());
    const twice = newEnquiry();
    const broken = newEnquiry({
      values: { user_email: { path: '/etc/passwd' } as unknown as string },
    });
    const results = await Promise.allSettled(
      [newEnquiry(), broken, twice, twice, newEnquiry()].map((enquiry) =>
        database.call('insertEnquiry', enquiry),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(stored()).toBe(3);
  });

  test('waits for a second process that writes, and rejects when it does not finish', async () => {
    const { database, file, stored } = openIn(temporaryFolder());
    await database.call('insertEnquiry', newEnquiry());
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    const rejected = database.call('insertEnquiry', newEnquiry());
    await expect(rejected).rejects.toMatchObject({ name: 'DatabaseError', code: 'SQLITE 5' });
    const waiting = database.call('insertEnquiry', newEnquiry());
    other.exec('COMMIT');
    await expect(waiting).resolves.toMatchObject({ isNew: true });
    expect(stored()).toBe(2);
  });

  test('a database that was moved away is not written any more: what is answered lies where the next start looks', async () => {
    const { database, file, stored } = openIn(temporaryFolder());
    await database.call('insertEnquiry', newEnquiry());
    for (const suffix of ['', '-wal', '-shm']) renameSync(file + suffix, `${file}.old${suffix}`);
    await database.call('insertEnquiry', newEnquiry());
    expect(existsSync(file)).toBe(true);
    expect(stored()).toBe(1);
  });

  test('a file that is not a database is rejected, left as it is, and replaced by a good one without a restart', async () => {
    const folder = temporaryFolder();
    const { database, file, stored } = openIn(folder);
    writeFileSync(file, 'no database at all'.repeat(100));
    await expect(database.call('insertEnquiry', newEnquiry())).rejects.toBeInstanceOf(
      DatabaseError,
    );
    expect(readFileSync(file, 'utf8')).toContain('no database at all');
    renameSync(file, `${file}.broken`);
    await expect(database.call('insertEnquiry', newEnquiry())).resolves.toMatchObject({
      isNew: true,
    });
    expect(stored()).toBe(1);
  });

  test('calls after the close are rejected, calls before it are finished', async () => {
    const { database, stored } = openIn(temporaryFolder());
    const before = database.call('insertEnquiry', newEnquiry());
    const closing = database.close();
    await expect(before).resolves.toMatchObject({ isNew: true });
    await closing;
    await expect(database.call('insertEnquiry', newEnquiry())).rejects.toBeInstanceOf(
      DatabaseError,
    );
    expect(stored()).toBe(1);
  });
});

describe('erasure', () => {
  test("after it the person's bytes are gone from every file of the database", async () => {
    const folder = temporaryFolder();
    const { database } = openIn(folder);
    const values = {
      user_name: 'Zebulon Q',
      user_email: 'zebulon@example.org',
      message: 'zebra '.repeat(2000),
    };
    for (let i = 0; i < 20; i += 1)
      await database.call(
        'insertEnquiry',
        newEnquiry({ values: i % 2 ? values : newEnquiry().values }),
      );
    const bytes = () =>
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'latin1'))
        .join('');
    expect(bytes()).toContain('zebra');
    expect(await database.call('eraseByEmail', 'ZEBULON@example.org')).toHaveLength(10);
    expect(bytes()).not.toMatch(/zebra|zebulon/i);
    expect(bytes()).toContain('asha@example.org');
  });

  test('takes what is older than the retention period, and no more', async () => {
    const { database, stored } = openIn(temporaryFolder());
    await database.call('insertEnquiry', newEnquiry({ receivedAt: NOW - 1 }));
    await database.call('insertEnquiry', newEnquiry({ receivedAt: NOW }));
    expect(await database.call('eraseBefore', NOW)).toHaveLength(1);
    expect(stored()).toBe(1);
  });
});

describe('a full disk', () => {
  test('stores nothing by halves, and recovers without a restart', async ({ skip }) => {
    const folder = tinyDisk();
    if (!folder) return skip('cannot mount a tiny file system here');
    const { database, stored } = openIn(folder);
    await database.call('insertEnquiry', newEnquiry());
    fillDisk(folder);
    const message = 'x'.repeat(5000);
    const many = () =>
      Array.from({ length: 20 }, () =>
        database.call('insertEnquiry', newEnquiry({ values: { user_email: 'a@b', message } })),
      );
    const rejected = await Promise.allSettled(many());
    expect(rejected.every(({ status }) => status === 'rejected')).toBe(true);
    freeSpace(folder);
    expect(stored()).toBe(1);
    await Promise.all(many());
    expect(stored()).toBe(21);
  });

  test('does not stop the start', async ({ skip }) => {
    const folder = tinyDisk();
    if (!folder) return skip('cannot mount a tiny file system here');
    fillDisk(folder);
    const { database, stored } = openIn(folder);
    await expect(database.call('insertEnquiry', newEnquiry())).rejects.toBeInstanceOf(
      DatabaseError,
    );
    freeSpace(folder);
    await database.call('insertEnquiry', newEnquiry());
    expect(stored()).toBe(1);
  });

  test('a file system that turns read-only rejects, and recovers', async ({ skip }) => {
    const folder = tinyDisk();
    if (!folder) return skip('cannot mount a tiny file system here');
    const inner = join(folder, 'data');
    mkdirSync(inner);
    const { database, stored } = openIn(inner);
    await database.call('insertEnquiry', newEnquiry());
    // The open log keeps the file system busy: make the folder's files immutable by a read-only bind over them.
    execFileSync('mount', ['--bind', inner, inner]);
    onTestFinished(() => void execFileSync('umount', ['-l', inner]));
    execFileSync('mount', ['-o', 'remount,ro,bind', inner]);
    const { database: fresh } = openIn(inner);
    await expect(fresh.call('insertEnquiry', newEnquiry())).rejects.toBeInstanceOf(DatabaseError);
    execFileSync('mount', ['-o', 'remount,rw,bind', inner]);
    await fresh.call('insertEnquiry', newEnquiry());
    expect(stored()).toBe(2);
  });
});

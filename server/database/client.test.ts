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
import { fillUp, makeRoom, tinyDisk } from '#server/testing/tiny-disk.ts';
import { openStore, StoreError } from './client.ts';
import type { Acceptance } from './types.ts';

const NOW = Date.parse('2026-11-23T04:30:00Z');

function acceptance(changes: Partial<Acceptance> = {}): Acceptance {
  const id = newReference();
  return {
    id,
    form: 'contact',
    submissionId: null,
    wordsHash: 'h',
    repeats: null,
    values: { user_name: 'Asha', user_email: 'asha@example.org', message: 'words' },
    page: null,
    noticeVersion: null,
    receivedAt: NOW,
    suspicion: null,
    letters: [{ kind: 'studio', messageId: `<${id}@x>` }],
    ...changes,
  };
}

function openIn(folder: string) {
  const file = join(folder, 'enquiries.sqlite');
  const store = openStore(file);
  onTestFinished(() => store.close());
  const stored = () => {
    const db = new DatabaseSync(file);
    const { n } = db
      .prepare('SELECT count(*) AS n FROM enquiry JOIN letter ON enquiry.id = enquiry_id')
      .get() as { n: number };
    db.close();
    return n;
  };
  return { store, file, stored };
}

describe('the store', () => {
  test('keeps the enquiry and its place in the outbox together, readable by the owner only', async () => {
    const { store, file, stored } = openIn(temporaryFolder());
    await store.call('accept', acceptance());
    expect(stored()).toBe(1);
    for (const suffix of ['', '-wal', '-shm'])
      expect(statSync(file + suffix).mode & 0o777).toBe(0o600);
  });

  test('five hundred calls at once share few transactions and each gets its own answer', async () => {
    const { store, stored } = openIn(temporaryFolder());
    const enquiries = Array.from({ length: 500 }, () => acceptance());
    const kept = await Promise.all(enquiries.map((enquiry) => store.call('accept', enquiry)));
    expect(kept.map(({ id }) => id)).toEqual(enquiries.map(({ id }) => id));
    expect(stored()).toBe(500);
  });

  test('a call that is at fault itself does not take the others of its transaction with it', async () => {
    const { store, stored } = openIn(temporaryFolder());
    const twice = acceptance();
    const broken = acceptance({
      values: { user_email: { path: '/etc/passwd' } as unknown as string },
    });
    const results = await Promise.allSettled(
      [acceptance(), broken, twice, twice, acceptance()].map((enquiry) =>
        store.call('accept', enquiry),
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

  test('waits for a second process that writes, and refuses when it does not finish', async () => {
    const { store, file, stored } = openIn(temporaryFolder());
    await store.call('accept', acceptance());
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    const refused = store.call('accept', acceptance());
    await expect(refused).rejects.toMatchObject({ name: 'StoreError', code: 'SQLITE 5' });
    const waiting = store.call('accept', acceptance());
    other.exec('COMMIT');
    await expect(waiting).resolves.toMatchObject({ isNew: true });
    expect(stored()).toBe(2);
  });

  test('a database that was moved away is not written any more: what is answered lies where the next start looks', async () => {
    const { store, file, stored } = openIn(temporaryFolder());
    await store.call('accept', acceptance());
    for (const suffix of ['', '-wal', '-shm']) renameSync(file + suffix, `${file}.old${suffix}`);
    await store.call('accept', acceptance());
    expect(existsSync(file)).toBe(true);
    expect(stored()).toBe(1);
  });

  test('a file that is no database is refused, left as it is, and healed by a good one without a restart', async () => {
    const folder = temporaryFolder();
    const { store, file, stored } = openIn(folder);
    writeFileSync(file, 'no database at all'.repeat(100));
    await expect(store.call('accept', acceptance())).rejects.toBeInstanceOf(StoreError);
    expect(readFileSync(file, 'utf8')).toContain('no database at all');
    renameSync(file, `${file}.broken`);
    await expect(store.call('accept', acceptance())).resolves.toMatchObject({ isNew: true });
    expect(stored()).toBe(1);
  });

  test('calls after the close are refused, calls before it are finished', async () => {
    const { store, stored } = openIn(temporaryFolder());
    const before = store.call('accept', acceptance());
    const closing = store.close();
    await expect(before).resolves.toMatchObject({ isNew: true });
    await closing;
    await expect(store.call('accept', acceptance())).rejects.toBeInstanceOf(StoreError);
    expect(stored()).toBe(1);
  });
});

describe('erasure', () => {
  test("after it the person's bytes are gone from every file of the database", async () => {
    const folder = temporaryFolder();
    const { store } = openIn(folder);
    const values = {
      user_name: 'Zebulon Q',
      user_email: 'zebulon@example.org',
      message: 'zebra '.repeat(2000),
    };
    for (let i = 0; i < 20; i += 1)
      await store.call('accept', acceptance({ values: i % 2 ? values : acceptance().values }));
    const bytes = () =>
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'latin1'))
        .join('');
    expect(bytes()).toContain('zebra');
    expect(await store.call('eraseByEmail', 'ZEBULON@example.org')).toHaveLength(10);
    expect(bytes()).not.toMatch(/zebra|zebulon/i);
    expect(bytes()).toContain('asha@example.org');
  });

  test('takes what is older than the retention period, and no more', async () => {
    const { store, stored } = openIn(temporaryFolder());
    await store.call('accept', acceptance({ receivedAt: NOW - 1 }));
    await store.call('accept', acceptance({ receivedAt: NOW }));
    expect(await store.call('eraseBefore', NOW)).toHaveLength(1);
    expect(stored()).toBe(1);
  });
});

describe('a full disk', () => {
  test('stores nothing by halves, and heals without a restart', async ({ skip }) => {
    const folder = tinyDisk();
    if (!folder) return skip('cannot mount a tiny file system here');
    const { store, stored } = openIn(folder);
    await store.call('accept', acceptance());
    fillUp(folder);
    const message = 'x'.repeat(5000);
    const many = () =>
      Array.from({ length: 20 }, () =>
        store.call('accept', acceptance({ values: { user_email: 'a@b', message } })),
      );
    const refused = await Promise.allSettled(many());
    expect(refused.every(({ status }) => status === 'rejected')).toBe(true);
    makeRoom(folder);
    expect(stored()).toBe(1);
    await Promise.all(many());
    expect(stored()).toBe(21);
  });

  test('does not stop the start', async ({ skip }) => {
    const folder = tinyDisk();
    if (!folder) return skip('cannot mount a tiny file system here');
    fillUp(folder);
    const { store, stored } = openIn(folder);
    await expect(store.call('accept', acceptance())).rejects.toBeInstanceOf(StoreError);
    makeRoom(folder);
    await store.call('accept', acceptance());
    expect(stored()).toBe(1);
  });

  test('a file system that turns read-only is refused, and heals', async ({ skip }) => {
    const folder = tinyDisk();
    if (!folder) return skip('cannot mount a tiny file system here');
    const inner = join(folder, 'data');
    mkdirSync(inner);
    const { store, stored } = openIn(inner);
    await store.call('accept', acceptance());
    // The open log keeps the file system busy: make the folder's files immutable by a read-only bind over them.
    execFileSync('mount', ['--bind', inner, inner]);
    onTestFinished(() => void execFileSync('umount', ['-l', inner]));
    execFileSync('mount', ['-o', 'remount,ro,bind', inner]);
    const { store: fresh } = openIn(inner);
    await expect(fresh.call('accept', acceptance())).rejects.toBeInstanceOf(StoreError);
    execFileSync('mount', ['-o', 'remount,rw,bind', inner]);
    await fresh.call('accept', acceptance());
    expect(stored()).toBe(2);
  });
});

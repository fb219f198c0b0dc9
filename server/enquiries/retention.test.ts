import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { backUpDatabase } from '#server/database/backup.ts';
import { restoreDatabase } from '#server/database/restore.ts';
import { readRows } from '#server/database/testing/read-rows.ts';
import { deleteOrphanedEmlFiles, emlFolder } from '#server/mail/eml-files.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import { openTestApi } from '#server/testing/api.ts';
import { enquiryOf, temporaryFolder } from '#server/testing/fixtures.ts';
import { runInBatches } from './in-batches.ts';
import { eraseExpired, monthsBefore, startRetention } from './retention.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;

/** The relay, with a daily run that is called by hand. */
function open({ releasedAt = 0 } = {}) {
  const api = openTestApi();
  const { database, clock, dataDir, logged, sendForm } = api;
  const folder = emlFolder(dataDir);
  return {
    ...api,
    folder,
    file: databaseFile(dataDir),
    names: () => api.enquiries().map(({ user_name }) => user_name),
    send: (user_name: string) => sendForm(enquiryOf('contact', { user_name })),
    run: () =>
      eraseExpired({
        database,
        months: 24,
        releasedAt,
        eraseMore: (before, at) => database.call('eraseMoreExpired', before, at),
        cleanSearch: () => runInBatches(() => database.call('cleanSearch')),
        deleteOrphanedEmails: () =>
          deleteOrphanedEmlFiles(folder, (id) => database.call('exists', id)),
        now: () => clock.now,
        log: (level, event, fields) => logged.push({ level, event, ...fields }),
      }),
  };
}
type Opened = ReturnType<typeof open>;

/** Lets days pass, with the daily run of each. */
async function livesThrough({ clock, run }: Opened, days: number) {
  for (let day = 0; day < days; day += 1) {
    clock.now += DAY;
    await run();
  }
}

test('what is older than the retention period is deleted, with kept emails and what a crash left', async () => {
  const opened = open();
  const { send, database, clock, folder, enquiries, names, logged, run } = opened;
  const today = clock.now;
  clock.now = monthsBefore(today, 24) - 1;
  await send('Old');
  clock.now = monthsBefore(today, 24);
  await send('Young enough');
  clock.now = today;
  await database.call('confirmExpiryRun', today - DAY);
  const [old, young] = enquiries();
  mkdirSync(folder);
  const files = [
    `${old!.id}-studio.eml`,
    `${young!.id}-studio.eml`,
    'AAAAA-AAAAA-studio.eml.part',
    'note.txt',
  ];
  for (const name of files) writeFileSync(join(folder, name), '');
  await run();
  expect(names()).toEqual(['Young enough']);
  expect(readdirSync(folder).sort()).toEqual([`${young!.id}-studio.eml`, 'note.txt'].sort());
  expect(logged.at(-1)).toEqual({ level: 'info', event: 'expired', enquiries: 1, emails: 2 });
});

test.each([
  ['at the first run', 0],
  ['after years of work', 3],
])('a clock three years ahead erases nothing, however long it stays so: %s', async (_, days) => {
  const opened = open();
  const { send, clock, names, logged, run } = opened;
  await send('Asha');
  await livesThrough(opened, days);
  clock.now += 3 * YEAR;
  await run();
  // What comes in under the wrong clock does not vouch for it.
  await send('Ravi');
  await livesThrough(opened, 40);
  expect(names()).toEqual(['Asha', 'Ravi']);
  expect(logged).toContainEqual({ level: 'error', event: 'clock-doubted', doubt: 'ahead' });
});

test('a clock that is put right goes on as before; a person may confirm one that jumped', async () => {
  const opened = open();
  const { send, clock, names, run, database } = opened;
  await send('Old');
  await send('Asha');
  await run();
  const before = clock.now;
  clock.now += 3 * YEAR;
  await run();
  clock.now = before;
  await livesThrough(opened, 3);
  expect(names()).toEqual(['Old', 'Asha']);
  clock.now += 3 * YEAR;
  await database.call('confirmExpiryRun', clock.now);
  await livesThrough(opened, 1);
  expect(names()).toEqual(['Asha']);
});

test('never more than a tenth goes at once, and one run a day, however often the server starts', async () => {
  const opened = open();
  const { send, clock, names, run, database } = opened;
  for (let i = 0; i < 30; i += 1) await send(`Old ${i}`);
  clock.now += 3 * YEAR;
  await database.call('confirmExpiryRun', clock.now - DAY);
  for (let start = 0; start < 5; start += 1) await run();
  expect(names()).toHaveLength(27);
  expect(names()[0], 'the oldest first').toBe('Old 3');
  await livesThrough(opened, 1);
  expect(names()).toHaveLength(25);
});

test('a tenth of many is erased in steps of 200, and no letter of it is left in a file', async () => {
  const { database, clock, file, names, run, logged } = open();
  const insert = (n: number) =>
    database.call('insertEnquiry', {
      ...{ id: `R${n}`, form: 'contact', submissionId: null, contentHash: `R${n}` },
      ...{ duplicateCheck: null, page: null, noticeVersion: null, spamReason: null, emails: [] },
      receivedAt: clock.now + n,
      values: {
        user_email: 'a@example.org',
        user_name: `Visitor ${n}`,
        message: n < 250 ? 'ꙮꙮꙮ' : 'Aundh',
      },
    });
  for (let n = 0; n < 2500; n += 500)
    await Promise.all(Array.from({ length: 500 }, (_, i) => insert(n + i)));
  clock.now += 3 * YEAR;
  await database.call('confirmExpiryRun', clock.now - DAY);
  const call = vi.spyOn(database, 'call');
  await run();
  expect(names()[0]).toBe('Visitor 250');
  expect(logged.at(-1)).toMatchObject({ event: 'expired', enquiries: 250 });
  const steps = await Promise.all(
    call.mock.calls.map(([query], at) => /^erase/.test(query) && call.mock.results[at]!.value),
  );
  expect(steps.filter(Boolean).map(({ length }) => length)).toEqual([200, 50, 0]);
  for (const path of [file, `${file}-wal`].filter((each) => existsSync(each)))
    expect([path, readFileSync(path).includes('ꙮ')]).toEqual([path, false]);
});

test('what was stored by a clock that was behind is not erased as soon as it is put right', async () => {
  const opened = open();
  const { send, clock, names } = opened;
  const today = clock.now;
  await send('Asha');
  clock.now = 0;
  await send('Ravi');
  clock.now = today;
  await livesThrough(opened, 20);
  expect(names()).toEqual(['Asha', 'Ravi']);
});

test('a clock that shows a time before the release was made does not run, and the right one does afterwards', async () => {
  const released = Date.parse('2026-11-20T10:00:00Z');
  const opened = open({ releasedAt: released });
  const { send, clock, names, logged, run, database } = opened;
  const today = clock.now;
  clock.now = monthsBefore(today, 25);
  await send('Old');
  await database.call('confirmExpiryRun', today - DAY);
  clock.now = 0;
  await run();
  expect(logged.at(-1)).toEqual({ level: 'error', event: 'clock-doubted', doubt: 'behind' });
  clock.now = today;
  await run();
  expect(names()).toEqual([]);
});

test('acts of the desk wait for a believed clock as well', async () => {
  const { clock, database, run, file } = open();
  for (let i = 0; i < 30; i += 1)
    await database.call('recordAuditEntry', { who: 'Asha', what: `${i}` }, clock.now);
  const acts = () => readRows(file, 'SELECT id FROM act');
  await run();
  clock.now += 3 * YEAR;
  await database.call('confirmExpiryRun', clock.now - 2 * YEAR);
  await run();
  expect(acts()).toHaveLength(30);
  await database.call('confirmExpiryRun', clock.now - DAY);
  await run();
  expect(acts()).toHaveLength(27);
});

test('a backup brings back what was erased by age, and not what a person had erased', async () => {
  const opened = open();
  const { send, sendForm, clock, database, dataDir, file, names } = opened;
  await send('Old');
  await sendForm(enquiryOf('contact', { user_name: 'Asked', user_email: 'ravi@example.org' }));
  const { file: backup } = await backUpDatabase(file, temporaryFolder(), 'backup.sqlite');
  await database.call('eraseByEmail', 'ravi@example.org');
  clock.now += 3 * YEAR;
  await database.call('confirmExpiryRun', clock.now - DAY);
  await livesThrough(opened, 1);
  expect(names()).toEqual([]);
  await database.close();
  const done = restoreDatabase(databaseFile(dataDir), backup, 'now');
  expect([done.enquiries, done.erased]).toEqual([1, 1]);
  expect(names()).toEqual(['Old']);
  const [kept] = readRows<{ at: number }>(file, 'SELECT at FROM expiry_run');
  expect(kept!.at, 'what the clock was last compared with').toBe(clock.now);
});

test('a replaced database loses its share with the other; one that cannot be read stays until it is old itself', async () => {
  const opened = open();
  const { send, clock, database, file, dataDir, names } = opened;
  await send('Old');
  const { file: backup } = await backUpDatabase(file, temporaryFolder(), 'backup.sqlite');
  restoreDatabase(file, backup, 'before');
  const unreadable = join(dataDir, 'enquiries.sqlite.replaced-x');
  writeFileSync(unreadable, 'nothing of SQLite');
  clock.now += 3 * YEAR;
  await database.call('confirmExpiryRun', clock.now - DAY);
  await livesThrough(opened, 1);
  expect(names()).toEqual([]);
  expect(readRows(`${file}.replaced-before`, 'SELECT * FROM enquiry')).toEqual([]);
  expect(existsSync(unreadable), 'written after the two years before').toBe(
    Date.now() >= monthsBefore(clock.now, 24),
  );
});

test('it looks soon after the start, hourly, and sooner again after a failure', async () => {
  vi.useFakeTimers();
  /** Waits until the next look is scheduled. */
  const scheduled = async () => {
    while (vi.getTimerCount() === 0) await setImmediate();
  };
  try {
    const call = vi.fn().mockRejectedValueOnce(new Error('full')).mockResolvedValue([]);
    const runs = () => call.mock.calls.filter(([query]) => query === 'eraseExpired').length;
    const log = vi.fn();
    const stop = startRetention({
      database: { call },
      months: 24,
      releasedAt: 0,
      now: Date.now,
      log,
    });
    await vi.advanceTimersByTimeAsync(1000);
    await scheduled();
    expect(log).toHaveBeenCalledWith('error', 'retention-failed', { code: 'Error' });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(runs()).toBe(2);
    await scheduled();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(runs()).toBe(3);
    stop();
    await vi.advanceTimersByTimeAsync(2 * 86_400_000);
    expect(runs()).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});

test('a month back from the end of a month stays in the month', () => {
  const months = (from: string, n: number) =>
    new Date(monthsBefore(Date.parse(from), n)).toISOString();
  expect(months('2028-03-31T10:00:00Z', 1)).toBe('2028-02-29T10:00:00.000Z');
  expect(months('2026-11-21T10:00:00Z', 24)).toBe('2024-11-21T10:00:00.000Z');
});

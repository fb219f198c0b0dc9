import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { deleteOrphanedEmlFiles, emlFolder } from '#server/mail/eml-files.ts';
import { openTestApi } from '#server/testing/api.ts';
import { enquiryOf } from '#server/testing/fixtures.ts';
import { deleteExpired, monthsBefore, startRetention } from './retention.ts';

test('what is older than the retention period is deleted, with kept emails and what a crash left', async () => {
  const { sendForm, database, clock, dataDir, enquiries, logged } = openTestApi();
  const today = clock.now;
  clock.now = monthsBefore(today, 24) - 1;
  await sendForm(enquiryOf('contact', { user_name: 'Old' }));
  clock.now = monthsBefore(today, 24);
  await sendForm(enquiryOf('contact', { user_name: 'Young enough' }));
  clock.now = today;
  const [old, young] = enquiries();
  const folder = emlFolder(dataDir);
  mkdirSync(folder);
  const names = [
    `${old!.id}-studio.eml`,
    `${young!.id}-studio.eml`,
    'AAAAA-AAAAA-studio.eml.part',
    'note.txt',
  ];
  for (const name of names) writeFileSync(join(folder, name), '');

  const log = (level: string, event: string, fields = {}) =>
    logged.push({ level, event, ...fields });
  await deleteExpired({
    database,
    months: 24,
    deleteOrphanedEmails: () => deleteOrphanedEmlFiles(folder, (id) => database.call('exists', id)),
    now: () => today,
    log,
  });
  expect(enquiries().map(({ user_name }) => user_name)).toEqual(['Young enough']);
  expect(readdirSync(folder).sort()).toEqual([`${young!.id}-studio.eml`, 'note.txt'].sort());
  expect(logged.at(-1)).toEqual({ level: 'info', event: 'expired', enquiries: 1, emails: 2 });
});

test('it runs soon after the start, daily, and sooner again after a failure', async () => {
  vi.useFakeTimers();
  /** Waits until the next run is scheduled. */
  const scheduled = async () => {
    while (vi.getTimerCount() === 0) await setImmediate();
  };
  try {
    const call = vi.fn().mockRejectedValueOnce(new Error('full')).mockResolvedValue([]);
    const runs = () => call.mock.calls.filter(([query]) => query === 'eraseBefore').length;
    const log = vi.fn();
    const stop = startRetention({
      database: { call },
      months: 24,
      deleteOrphanedEmails: async () => 0,
      now: Date.now,
      log,
    });
    await vi.advanceTimersByTimeAsync(1000);
    await scheduled();
    expect(log).toHaveBeenCalledWith('error', 'retention-failed', { code: 'Error' });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(runs()).toBe(2);
    await scheduled();
    await vi.advanceTimersByTimeAsync(86_400_000);
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

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { mailFolder } from '#server/mail/transport.ts';
import { openCounter } from '#server/testing/api.ts';
import { enquiryOf } from '#server/testing/fixtures.ts';
import { monthsBefore, purge, startHousekeeping } from './retention.ts';

test('the purge takes enquiries older than the retention period, their kept mails, and what a crash left', async () => {
  const { sendForm, store, clock, dataDir, enquiries, logged } = openCounter();
  const today = clock.now;
  clock.now = monthsBefore(today, 24) - 1;
  await sendForm(enquiryOf('contact', { user_name: 'Old' }));
  clock.now = monthsBefore(today, 24);
  await sendForm(enquiryOf('contact', { user_name: 'Young enough' }));
  clock.now = today;
  const [old, young] = enquiries();
  const folder = mailFolder(dataDir);
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
  await purge({
    store,
    config: { dataDir },
    studio: { retentionMonths: 24 },
    now: () => today,
    log,
  });
  expect(enquiries().map(({ user_name }) => user_name)).toEqual(['Young enough']);
  expect(readdirSync(folder).sort()).toEqual([`${young!.id}-studio.eml`, 'note.txt'].sort());
  expect(logged.at(-1)).toEqual({ level: 'info', event: 'purged', enquiries: 1, mails: 2 });
});

test('it runs soon after the start, daily, and sooner again after a failure', async () => {
  vi.useFakeTimers();
  /** The purge touches the disk, whose time is real; then the next one is due. */
  const armed = async () => {
    while (vi.getTimerCount() === 0) await setImmediate();
  };
  try {
    const call = vi.fn().mockRejectedValueOnce(new Error('full')).mockResolvedValue([]);
    const log = vi.fn();
    const stop = startHousekeeping({
      store: { call },
      config: { dataDir: '/nonexistent' },
      studio: { retentionMonths: 24 },
      now: Date.now,
      log,
    });
    await vi.advanceTimersByTimeAsync(1000);
    await armed();
    expect(log).toHaveBeenCalledWith('error', 'purge-failed', { code: 'Error' });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(call).toHaveBeenCalledTimes(2);
    await armed();
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(call).toHaveBeenCalledTimes(3);
    stop();
    await vi.advanceTimersByTimeAsync(2 * 86_400_000);
    expect(call).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});

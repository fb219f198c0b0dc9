import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { openDatabaseDirectly } from '#server/database/direct.ts';
import { readRows } from '#server/database/testing/read-rows.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createBuild, enquiryOf, formOf, temporaryFolder } from '#server/testing/fixtures.ts';
import { runProcess, startServer } from '#server/testing/process.ts';

const DAY = 86_400_000;

/** The environment of a process under another clock; null where `faketime` is not installed. `by` as faketime takes it, e.g. "+3y". */
function fakeTime(by: string): Record<string, string> | null {
  const { status, stdout } = spawnSync('faketime', ['-f', by, 'printenv', 'LD_PRELOAD'], {
    encoding: 'utf8',
  });
  if (status !== 0) return null;
  return { LD_PRELOAD: stdout.trim(), FAKETIME: by, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}

/** A data folder whose rows were last erased `days` ago. */
async function lastErased(days: number) {
  const dataDir = temporaryFolder();
  const database = openDatabaseDirectly(databaseFile(dataDir));
  await database.call('confirmExpiryRun', Date.now() - days * DAY);
  await database.close();
  const clock = (...argv: string[]) =>
    runProcess('cli/main.ts', ['clock', ...argv], { DATA_DIR: dataDir });
  return { dataDir, clock };
}

test('npm run enquiries -- clock tells a believed clock from a doubted one, and --yes ends the doubt', async () => {
  const believed = await (await lastErased(1)).clock();
  expect(believed).toMatchObject({ code: 0, output: expect.stringContaining('It agrees') });
  const { clock, dataDir } = await lastErased(40);
  const doubted = await clock();
  expect(doubted).toMatchObject({ code: 1, output: expect.stringContaining('add --yes') });
  const [before] = readRows<{ at: number }>(databaseFile(dataDir), 'SELECT at FROM expiry_run');
  expect(await clock('--yes')).toMatchObject({ code: 0 });
  const [after] = readRows<{ at: number }>(databaseFile(dataDir), 'SELECT at FROM expiry_run');
  expect(after!.at - before!.at).toBeGreaterThan(39 * DAY);
  expect((await clock()).output).toContain('It agrees');
});

test('a server and a restore three years ahead: nothing is erased, and a monitor sees it', async ({
  skip,
}) => {
  const ahead = fakeTime('+3y');
  if (!ahead) return skip('faketime is not installed here');
  const dataDir = temporaryFolder();
  const settings = { DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1' };
  const first = await startServer(createBuild(), settings);
  for (const user_name of ['Asha', 'Ravi']) {
    const body = formOf(enquiryOf('contact', { user_name }));
    expect((await fetch(first.url + SEND_FORM_PATH, { method: 'POST', body })).status).toBe(200);
  }
  const run = (env: Record<string, string>, ...argv: string[]) =>
    runProcess('cli/main.ts', argv, { DATA_DIR: dataDir, ...env });
  const { output } = await run({}, 'backup', temporaryFolder());
  const [backup] = output.match(/\/\S+\.sqlite/)!;
  await first.end('SIGTERM');

  const second = await startServer(createBuild(), { ...settings, ...ahead });
  const health = async () => (await fetch(`${second.url}/healthz`)).json();
  await eventually(async () => expect(await health()).toMatchObject({ clock: 'ahead' }));
  await eventually(() => expect(second.output()).toContain('clock-doubted'));
  const outside = { headers: { 'X-Forwarded-For': '203.0.113.9' } };
  expect((await fetch(`${second.url}/healthz`, outside)).status).toBe(503);
  await second.end('SIGTERM');
  const names = () => readRows(databaseFile(dataDir), 'SELECT user_name FROM enquiry');
  expect(names()).toHaveLength(2);
  expect((await run(ahead, 'restore', backup)).code).toBe(0);
  expect(names()).toHaveLength(2);
});

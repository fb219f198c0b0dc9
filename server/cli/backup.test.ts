import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { readBackupRecord } from '#server/alarm/machine.ts';
import { readRows } from '#server/database/testing/read-rows.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import { createBuild, enquiryOf, formOf, temporaryFolder } from '#server/testing/fixtures.ts';
import { runProcess, startServer } from '#server/testing/process.ts';
import { fillDisk, tinyDisk } from '#server/testing/tiny-disk.ts';

const command = (DATA_DIR: string, ...argv: string[]) =>
  runProcess('cli/main.ts', argv, { DATA_DIR });
const namesIn = (dataDir: string) =>
  readRows<{ user_name: string }>(databaseFile(dataDir), 'SELECT user_name FROM enquiry')
    .map(({ user_name }) => user_name)
    .sort();
const modeOf = (path: string) => statSync(path).mode & 0o777;
const backupsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite'))
    .map((name) => join(folder, name));

async function running() {
  const dataDir = temporaryFolder();
  const server = await startServer(createBuild(), { DATA_DIR: dataDir });
  const send = async (user_name: string) => {
    const user_email = `${user_name.toLowerCase()}@example.org`;
    const body = formOf(enquiryOf('contact', { user_name, user_email }));
    expect((await fetch(server.url + SEND_FORM_PATH, { method: 'POST', body })).status).toBe(200);
  };
  return { dataDir, server, send, stop: () => server.end('SIGTERM') };
}

/** A data folder with these enquiries and its backup; no server runs on it any more. */
async function backedUp(...names: string[]) {
  const { dataDir, send, stop } = await running();
  for (const name of names) await send(name);
  const folder = join(temporaryFolder(), 'backup');
  expect((await command(dataDir, 'backup', folder)).code).toBe(0);
  await stop();
  const [file] = backupsIn(folder);
  return { dataDir, folder, file: file! };
}

describe('npm run backup', () => {
  test('names a file that is given in place of a folder', async () => {
    const { dataDir, file } = await backedUp('Asha');
    expect(await command(dataDir, 'backup', file)).toMatchObject({
      code: 1,
      output: `${file} is a file: name a folder for the backups.\n`,
    });
  });

  test('writes a whole copy while enquiries come in, readable by its owner only', async () => {
    const { dataDir, send, stop } = await running();
    for (let i = 0; i < 10; i += 1) await send(`Before${i}`);
    const folder = join(temporaryFolder(), 'made', 'here');
    let isDone = false;
    const sending = (async () => {
      for (let i = 0; !isDone; i += 1) await send(`During${i}`);
    })();
    const { code, output } = await command(dataDir, 'backup', folder);
    isDone = true;
    await sending;
    await stop();
    expect([code, output]).toEqual([0, expect.stringMatching(/^Backed up \d+ enquiries to /)]);
    const [file] = backupsIn(folder);
    expect(file).toMatch(/enquiries-\d{4}-\d\d-\d\d-\d{6}\.sqlite$/);
    expect([modeOf(folder), modeOf(file!)]).toEqual([0o700, 0o600]);
    expect(readdirSync(folder), 'one file, without a log beside it').toHaveLength(1);
    const rows = readRows<{ n: number }>(file!, 'SELECT count(*) AS n FROM enquiry JOIN email');
    expect(rows[0]!.n).toBeGreaterThanOrEqual(10);
  });

  test('notes for the alarm how it ended, also when it fails, and keeps the time of the last good one', async () => {
    const { dataDir } = await backedUp('Asha');
    const good = readBackupRecord(dataDir);
    expect(good).toMatchObject({ failedAt: null });
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect((await command(dataDir, 'backup', file)).code).toBe(1);
    const failed = readBackupRecord(dataDir)!;
    expect(failed.succeededAt).toBe(good!.succeededAt);
    expect(failed.failedAt).toBeGreaterThanOrEqual(good!.succeededAt!);
    expect((await command(dataDir, 'backup', temporaryFolder())).code).toBe(0);
    expect(readBackupRecord(dataDir)).toMatchObject({ failedAt: null });
  });

  test('into what visitors can read is refused', async () => {
    const { dataDir } = await backedUp('Asha');
    const link = join(temporaryFolder(), 'link');
    symlinkSync(join(import.meta.dirname, '..', '..', 'public'), link);
    for (const folder of ['public', 'build/client', './content/../public/x', link]) {
      const { code, output } = await command(dataDir, 'backup', folder);
      expect([code, output]).toEqual([
        1,
        expect.stringContaining('everybody could read the backup'),
      ]);
    }
  });

  test('a full disk leaves no half of a backup', async ({ skip }) => {
    const folder = tinyDisk();
    if (!folder) return skip('cannot mount a tiny file system here');
    const { dataDir } = await backedUp('Asha');
    fillDisk(folder);
    const { code, output } = await command(dataDir, 'backup', join(folder));
    expect([code, output.trim().split('\n').length]).toEqual([1, 1]);
    expect(output).toMatch(/full/);
    expect(readdirSync(folder).filter((name) => name.includes('sqlite'))).toEqual([]);
  });

  test('where there is nothing yet says so', async () => {
    const { code, output } = await command(temporaryFolder(), 'backup', temporaryFolder());
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^There is nothing to back up: .*is DATA_DIR right/),
    ]);
  });
});

describe('npm run restore', () => {
  test('puts the backup back, keeps what it replaced, and does not bring back what was erased since', async () => {
    const { dataDir, file } = await backedUp('Asha', 'Ravi', 'Meera');
    await command(dataDir, 'delete', 'ravi@example.org', '--yes');
    expect(namesIn(dataDir)).toEqual(['Asha', 'Meera']);
    const list = readFileSync(join(dataDir, 'erasures.txt'), 'utf8');
    expect(list.trim()).toMatch(/^[0-9a-f]{64}$/);
    expect(modeOf(join(dataDir, 'erasures.txt'))).toBe(0o600);

    const late = await startServer(createBuild(), { DATA_DIR: dataDir });
    const body = formOf(enquiryOf('contact', { user_name: 'Late' }));
    await fetch(late.url + SEND_FORM_PATH, { method: 'POST', body });
    await late.end('SIGTERM');

    const { code, output } = await command(dataDir, 'restore', file);
    expect(output).toContain('Restored 2 enquiries');
    expect(output).toContain('1 enquiry of the backup was deleted after it was made');
    expect(output).toContain('It contains 1 enquiry that the backup does not');
    expect([code, namesIn(dataDir)]).toEqual([0, ['Asha', 'Meera']]);
    expect(readFileSync(databaseFile(dataDir), 'latin1')).not.toMatch(/ravi/i);
    expect(modeOf(databaseFile(dataDir))).toBe(0o600);

    const replaced = readdirSync(dataDir).find((name) => name.includes('.replaced-'))!;
    expect(modeOf(join(dataDir, replaced))).toBe(0o600);
    expect(await command(dataDir, 'restore', join(dataDir, replaced))).toMatchObject({ code: 0 });
    expect(namesIn(dataDir)).toEqual(['Asha', 'Late', 'Meera']);
  });

  test('an erasure reaches what a restore replaced', async () => {
    const { dataDir, file } = await backedUp('Asha', 'Ravi');
    await command(dataDir, 'restore', file);
    expect((await command(dataDir, 'delete', 'ravi@example.org', '--yes')).code).toBe(0);
    const files = readdirSync(dataDir).filter((name) => name.includes('sqlite'));
    expect(files.some((name) => name.includes('.replaced-'))).toBe(true);
    for (const name of files)
      expect(readFileSync(join(dataDir, name), 'latin1')).not.toMatch(/ravi/i);
  });

  test('what a restore left that was cut off goes with the next erasure', async () => {
    const { dataDir } = await backedUp('Asha', 'Ravi');
    writeFileSync(`${databaseFile(dataDir)}.restoring`, 'ravi@example.org');
    await command(dataDir, 'delete', 'ravi@example.org', '--yes');
    expect(existsSync(`${databaseFile(dataDir)}.restoring`)).toBe(false);
  });

  test('on another machine takes the list of erasures from beside the backup', async () => {
    const { dataDir, folder, file } = await backedUp('Asha', 'Ravi');
    await command(dataDir, 'delete', 'ravi@example.org', '--yes');
    // The next day's backup brings the list; the day before is restored.
    renameSync(file, `${file}.older`);
    await command(dataDir, 'backup', folder);
    const other = temporaryFolder();
    expect((await command(other, 'restore', `${file}.older`)).output).toContain('not restored');
    expect(namesIn(other)).toEqual(['Asha']);
  });

  test('on a new machine makes the data folder, and says which one it is', async () => {
    const { file } = await backedUp('Asha');
    const dataDir = join(temporaryFolder(), 'not', 'yet');
    const mistyped = await command(dataDir, 'restore', `${file}.no`);
    expect([mistyped.code, existsSync(dataDir)]).toEqual([1, false]);
    const { code, output } = await command(dataDir, 'restore', file);
    expect(output).toContain(`Restored 1 enquiry from ${file} to ${dataDir}.`);
    expect([code, modeOf(dataDir), namesIn(dataDir)]).toEqual([0, 0o700, ['Asha']]);
  });

  test('is refused while a server runs on the data folder', async () => {
    const { file } = await backedUp('Asha');
    const { dataDir, send, stop } = await running();
    await send('Ravi');
    const { code, output } = await command(dataDir, 'restore', file);
    expect([code, output]).toEqual([
      1,
      `A server is running on ${dataDir}: stop it, restore, and start it again.\n`,
    ]);
    await stop();
    expect(namesIn(dataDir)).toEqual(['Ravi']);
  });

  test('replaces a damaged database, with its log, and keeps it', async () => {
    const { dataDir, file } = await backedUp('Asha');
    writeFileSync(databaseFile(dataDir), 'no database at all'.repeat(100));
    writeFileSync(`${databaseFile(dataDir)}-wal`, 'nor a log');
    const { code, output } = await command(dataDir, 'restore', file);
    expect([code, output]).toEqual([0, expect.stringContaining('It cannot be read.')]);
    expect(namesIn(dataDir)).toEqual(['Asha']);
    expect(readdirSync(dataDir).filter((name) => name.includes('.replaced-'))).toHaveLength(2);
  });

  test.each([
    ['a file that is not there', (folder: string) => join(folder, 'none.sqlite'), /no file/],
    ['a folder', (folder: string) => folder, /is a folder/],
    [
      'a damaged backup',
      (folder: string) => {
        const [file] = backupsIn(folder);
        truncateSync(file!, 8192);
        return file!;
      },
      /no backup of the enquiries, or it is damaged/,
    ],
    [
      'some other file',
      (folder: string) => {
        writeFileSync(join(folder, 'letter.txt'), 'Dear Asha');
        return join(folder, 'letter.txt');
      },
      /no backup of the enquiries/,
    ],
  ])('%s changes nothing and is answered in one line', async (_title, prepare, message) => {
    const { dataDir, folder } = await backedUp('Asha');
    const { code, output } = await command(dataDir, 'restore', prepare(folder));
    expect([code, output.trim().split('\n').length]).toEqual([1, 1]);
    expect(output).toMatch(message);
    expect(namesIn(dataDir)).toEqual(['Asha']);
    expect(readdirSync(dataDir).filter((name) => /restoring|replaced/.test(name))).toEqual([]);
  });

  test('of the database in use itself is refused, also by way of a link', async () => {
    const { dataDir } = await backedUp('Asha');
    const link = join(temporaryFolder(), 'link.sqlite');
    symlinkSync(databaseFile(dataDir), link);
    for (const path of [databaseFile(dataDir), link])
      expect((await command(dataDir, 'restore', path)).output).toContain('is the database itself');
  });
});

test.skipIf(process.getuid?.() !== 0)(
  'what an administrator restores and erases belongs to whom the data folder belongs',
  async () => {
    const { dataDir, file } = await backedUp('Asha', 'Ravi');
    const other = join(temporaryFolder(), 'data');
    mkdirSync(other, { mode: 0o700 });
    spawnSync('chown', ['65534:65534', other]);
    chmodSync(other, 0o700);
    await command(other, 'restore', file);
    await command(other, 'delete', 'ravi@example.org', '--yes');
    expect(existsSync(dataDir)).toBe(true);
    for (const name of readdirSync(other))
      expect([name, statSync(join(other, name)).uid]).toEqual([name, 65534]);
  },
);

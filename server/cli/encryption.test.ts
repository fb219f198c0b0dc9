/** Encrypted backups, by the program age itself. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SEND_FORM_PATH } from '#contract/wire.ts';
import { readRows } from '#server/database/testing/read-rows.ts';
import { createDrafts } from '#server/drafts/drafts.ts';
import { compareFolders } from '#server/drafts/folders.ts';
import { currentLink } from '#server/drafts/published.ts';
import { keepVersion, makeVersionCurrent } from '#server/drafts/versions.ts';
import { databaseFile } from '#server/startup/data-dir.ts';
import {
  createBuild,
  enquiryOf,
  formOf,
  temporaryFolder,
  writeFiles,
} from '#server/testing/fixtures.ts';
import { runProcess, startServer } from '#server/testing/process.ts';
import { decryptInto, encryptFolder } from './encryption.ts';

const command = (DATA_DIR: string, ...argv: string[]) =>
  runProcess('cli/main.ts', argv, { DATA_DIR });
const isInstalled = spawnSync('age', ['--version']).error === undefined;

/** A new key: its file, and what it is given out as. */
function key() {
  const identity = join(temporaryFolder(), 'key.txt');
  const { stderr } = spawnSync('age-keygen', ['-o', identity], { encoding: 'utf8' });
  return { identity, recipient: /age1\w+/.exec(stderr)![0] };
}

const WORDS = 'Nobody else reads of this flat in Baner.';

/** One enquiry, and content that the desk has published and drafted. */
async function usedDesk() {
  const dataDir = temporaryFolder();
  const server = await startServer(createBuild(), { DATA_DIR: dataDir });
  const body = formOf(enquiryOf('contact', { message: WORDS }));
  await fetch(server.url + SEND_FORM_PATH, { method: 'POST', body });
  await server.end('SIGTERM');
  const content = temporaryFolder();
  writeFiles(content, { 'site.yaml': 'name: Published\n', 'photo.jpg': Buffer.alloc(3e6, 7) });
  await makeVersionCurrent(dataDir, await keepVersion(dataDir, content, false));
  const drafts = createDrafts({ dataDir, contentDir: undefined });
  await drafts.changeText('site.yaml', () => 'name: Draft\n');
  return { dataDir, drafts, backups: join(temporaryFolder(), 'backups') };
}
const rowsOf = (dataDir: string) =>
  ['enquiry', 'email'].map((table) => readRows(databaseFile(dataDir), `SELECT * FROM ${table}`));

describe.skipIf(!isInstalled)('with a key', () => {
  test('one file that only the key opens; everything comes back from it', async () => {
    const { dataDir, drafts, backups } = await usedDesk();
    const { identity, recipient } = key();
    const made = await command(dataDir, 'backup', backups, '--recipient', recipient);
    expect(made).toMatchObject({ code: 0 });
    expect(made.output).toMatch(
      /^Backed up 1 enquiry to .*\.tar\.age \(\d\.\d MB\)\.\nIt includes content-/,
    );
    const [name, ...others] = readdirSync(backups);
    expect(others).toEqual([]);
    const file = join(backups, name!);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'latin1')).not.toContain(WORDS);
    expect(readdirSync(dataDir)).not.toContain('backup.new');

    const other = join(temporaryFolder(), 'data');
    mkdirSync(other);
    const restored = await command(other, 'restore', file, '--identity', identity);
    expect(restored.output).toContain(`Restored 1 enquiry from ${file} to `);
    expect(restored.code).toBe(0);
    expect(rowsOf(other)).toEqual(rowsOf(dataDir));
    expect(await compareFolders(currentLink(dataDir), currentLink(other))).toEqual([]);
    const now = createDrafts({ dataDir: other, contentDir: undefined });
    expect(await compareFolders(drafts.folder, now.folder)).toEqual([]);
    expect(readdirSync(other)).not.toContain('restore.new');
  });

  test('another key, no key, or half of the file: nothing is restored, and it is said why', async () => {
    const { dataDir, backups } = await usedDesk();
    const { identity, recipient } = key();
    await command(dataDir, 'backup', backups, '--recipient', recipient);
    const file = join(backups, readdirSync(backups)[0]!);
    const other = join(temporaryFolder(), 'data');
    mkdirSync(other);

    const without = await command(other, 'restore', file);
    expect(without).toMatchObject({ code: 1 });
    expect(without.output).toContain('is encrypted: name the key that opens it, with --identity');
    const wrong = await command(other, 'restore', file, '--identity', key().identity);
    expect(wrong).toMatchObject({ code: 1 });
    expect(wrong.output).toContain('no identity matched any of the recipients');
    writeFileSync(file, readFileSync(file).subarray(0, 1_500_000));
    const half = await command(other, 'restore', file, '--identity', identity);
    expect(half).toMatchObject({ code: 1 });
    expect(existsSync(databaseFile(other))).toBe(false);
  });

  test('it opens every time, however soon tar has ended', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'photo.jpg': Buffer.alloc(3e6, 7) });
    const { identity, recipient } = key();
    const file = join(temporaryFolder(), 'backup.tar.age');
    await encryptFolder(folder, file, recipient);
    for (let time = 1; time <= 20; time += 1) {
      const other = temporaryFolder();
      await decryptInto(other, file, identity);
      expect(await compareFolders(folder, other)).toEqual([]);
    }
  });

  test('for something that is no key nothing is written', async () => {
    const { dataDir, backups } = await usedDesk();
    const { code, output } = await command(dataDir, 'backup', backups, '--recipient', 'age1typo');
    expect(code).toBe(1);
    expect(output).toContain('malformed recipient');
    expect(output).not.toContain('Backed up');
    expect(readdirSync(backups)).toEqual([]);
  });

  test('of the encrypted ones too only the newest stay', async () => {
    const { dataDir, backups } = await usedDesk();
    writeFiles(backups, { 'enquiries-2026-11-01-023000.tar.age': 'old' });
    const { recipient } = key();
    await command(dataDir, 'backup', backups, '--recipient', recipient, '--keep', '1');
    expect(readdirSync(backups)).toEqual([expect.not.stringContaining('2026-11-01-023000')]);
  });
});

test('without the program it is said which one is missing', async () => {
  const { dataDir, backups } = await usedDesk();
  const { code, output } = await runProcess(
    'cli/main.ts',
    ['backup', backups, '--recipient', 'age1x'],
    { DATA_DIR: dataDir, PATH: temporaryFolder() },
  );
  expect(code).toBe(1);
  expect(output).toMatch(/The program (age|tar) is missing: install it/);
  expect(readdirSync(backups)).toEqual([]);
});

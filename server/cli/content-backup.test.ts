/** The desk's content and draft, backed up and put back by the commands. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDrafts } from '#server/drafts/drafts.ts';
import { compareFolders } from '#server/drafts/folders.ts';
import { currentLink } from '#server/drafts/published.ts';
import { keepVersion, makeVersionCurrent } from '#server/drafts/versions.ts';
import { createBuild, temporaryFolder, writeFiles } from '#server/testing/fixtures.ts';
import { runProcess, startServer } from '#server/testing/process.ts';

/** What the command said. */
async function command(DATA_DIR: string, ...argv: string[]): Promise<string> {
  const { code, output } = await runProcess('cli/main.ts', argv, { DATA_DIR });
  expect(code, output).toBe(0);
  return output;
}

/** A data folder with a database, a published content and a draft with a change. */
async function usedDesk() {
  const dataDir = temporaryFolder();
  const server = await startServer(createBuild(), { DATA_DIR: dataDir });
  // The database is there once it was asked.
  await fetch(`${server.url}/healthz`);
  await server.end('SIGTERM');
  const content = temporaryFolder();
  writeFiles(content, {
    'site.yaml': 'name: Published\n',
    'projects/residential/shah/01.jpg': Buffer.alloc(5000, 7),
  });
  await makeVersionCurrent(dataDir, await keepVersion(dataDir, content, false));
  const drafts = createDrafts({ dataDir, contentDir: undefined });
  await drafts.changeText('site.yaml', () => 'name: Draft\n');
  return { dataDir, drafts, backups: join(temporaryFolder(), 'backups') };
}
const partsOf = (backups: string) =>
  readdirSync(backups)
    .filter((name) => name.startsWith('content-'))
    .map((name) => join(backups, name));
const fileOf = (backups: string) =>
  join(backups, readdirSync(backups).find((name) => name.endsWith('.sqlite'))!);

test('what the desk has published, and its draft, come back whole on another machine', async () => {
  const { dataDir, drafts, backups } = await usedDesk();
  const output = await command(dataDir, 'backup', backups);
  expect(output).toMatch(
    /Next to it: content-[\d-]+, with what the desk has published and its draft \(4 files\)/,
  );

  const other = join(temporaryFolder(), 'data');
  mkdirSync(other);
  expect(await command(other, 'restore', fileOf(backups))).toContain('The next start uses them');
  expect(await compareFolders(currentLink(dataDir), currentLink(other))).toEqual([]);
  const now = createDrafts({ dataDir: other, contentDir: undefined });
  expect(await compareFolders(drafts.folder, now.folder)).toEqual([]);
  expect(await now.changed()).toEqual([{ file: 'site.yaml', how: 'changed' }]);
});

test('the draft that a restore replaces is kept', async () => {
  const { dataDir, drafts, backups } = await usedDesk();
  await command(dataDir, 'backup', backups);
  await drafts.changeText('site.yaml', () => 'name: Later\n');
  const output = await command(dataDir, 'restore', fileOf(backups));
  expect(output).toContain('The draft that they replaced is kept as ');
  expect(await drafts.readText('site.yaml')).toBe('name: Draft\n');
  const [kept] = readdirSync(join(dataDir, 'draft')).filter((name) => name.includes('replaced'));
  expect(existsSync(join(dataDir, 'draft', kept!, 'site.yaml'))).toBe(true);
});

test('a photo that the backup before has too is one file on the disk', async () => {
  const { dataDir, backups } = await usedDesk();
  await command(dataDir, 'backup', backups);
  const [first] = partsOf(backups);
  await new Promise((done) => setTimeout(done, 1100));
  await command(dataDir, 'backup', backups);
  const [, second] = partsOf(backups);
  const photo = (folder: string) =>
    statSync(join(folder, 'published/projects/residential/shah/01.jpg'));
  expect(photo(second!).ino).toBe(photo(first!).ino);
  rmSync(first!, { recursive: true });
  expect(photo(second!).size).toBe(5000);
});

test('with --keep the oldest go, with their content, once the new one is whole', async () => {
  const { dataDir, backups } = await usedDesk();
  const older = [1, 2, 3].map((n) => `2026-11-0${n}-023000`);
  for (const stamp of older)
    writeFiles(backups, {
      [`enquiries-${stamp}.sqlite`]: 'old',
      [`content-${stamp}/published/site.yaml`]: 'old',
    });
  writeFiles(backups, { 'notes.txt': 'mine' });
  const output = await command(dataDir, 'backup', backups, '--keep', '2');
  expect(output).toContain('Removed 2 older backups.');
  expect(partsOf(backups)).toHaveLength(2);
  const names = readdirSync(backups);
  expect(names.filter((name) => name.endsWith('.sqlite'))).toContain(
    `enquiries-${older[2]}.sqlite`,
  );
  expect(names).toContain('notes.txt');
});

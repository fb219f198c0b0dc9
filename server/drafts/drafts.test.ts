import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, readlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createDrafts } from './drafts.ts';
import { currentLink, publishedContent } from './published.ts';
import { keepVersion, makeVersionCurrent } from './versions.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A data folder in which a small content is published. */
async function published() {
  const root = mkdtempSync(join(tmpdir(), 'drafts-'));
  folders.push(root);
  const content = join(root, 'given');
  await mkdir(join(content, 'projects', 'residential', 'patil'), { recursive: true });
  await writeFile(join(content, 'site.yaml'), 'name: Osari\n');
  await writeFile(join(content, 'home.yaml'), 'headline: A house\n');
  await writeFile(join(content, 'projects', 'residential', 'patil', '01.jpg'), 'a picture');
  const dataDir = join(root, 'data');
  await makeVersionCurrent(dataDir, await keepVersion(dataDir, content, false));
  return { root, dataDir, content };
}

test('the draft is a whole copy that shares its files with what is published', async () => {
  const { dataDir } = await published();
  const folder = await createDrafts({ dataDir, contentDir: undefined }).open();
  const picture = 'projects/residential/patil/01.jpg';
  const current = publishedContent({ dataDir, contentDir: undefined });
  expect(readFileSync(join(folder, 'home.yaml'), 'utf8')).toBe('headline: A house\n');
  expect(statSync(join(folder, picture)).ino).toBe(statSync(join(current, picture)).ino);
});

test('a change is kept in the draft alone, and is one of the files that differ', async () => {
  const { dataDir } = await published();
  const drafts = createDrafts({ dataDir, contentDir: undefined });
  expect(await drafts.changed()).toEqual([]);
  const told: (readonly string[])[] = [];
  drafts.onChange((files) => told.push(files));
  await drafts.changeText('home.yaml', (text) => text.replace('house', 'home'));
  await drafts.changeText('site.yaml', (text) => text);
  const current = publishedContent({ dataDir, contentDir: undefined });
  expect(readFileSync(join(current, 'home.yaml'), 'utf8')).toBe('headline: A house\n');
  expect(await drafts.readText('home.yaml')).toBe('headline: A home\n');
  expect(await drafts.changed()).toEqual([{ file: 'home.yaml', how: 'changed' }]);
  expect(told).toEqual([['home.yaml']]);
});

test('where the second of two files cannot be written, the first is as it was, and nobody is told of a change', async () => {
  const { dataDir } = await published();
  const drafts = createDrafts({ dataDir, contentDir: undefined });
  const folder = await drafts.open();
  const told: (readonly string[])[] = [];
  drafts.onChange((files) => told.push(files));
  const change = drafts.changeTexts(['home.yaml', 'site.yaml'], async (texts) => {
    // A folder of that name, which no file replaces.
    rmSync(join(folder, 'site.yaml'));
    await mkdir(join(folder, 'site.yaml', 'x'), { recursive: true });
    return texts.map((text) => `${text}more: yes\n`);
  });
  await expect(change).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(await drafts.readText('home.yaml')).toBe('headline: A house\n');
  expect(told).toEqual([]);
});

test('a hundred changes at once are made one after another, and nothing half written is left', async () => {
  const { dataDir } = await published();
  const drafts = createDrafts({ dataDir, contentDir: undefined });
  await Promise.all(
    Array.from({ length: 100 }, () => drafts.changeText('home.yaml', (text) => `${text}- more\n`)),
  );
  expect((await drafts.readText('home.yaml')).match(/more/g)).toHaveLength(100);
  const names = readdirSync(await drafts.open());
  expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a change that throws leaves the file as it was, and the next one is made', async () => {
  const { dataDir } = await published();
  const drafts = createDrafts({ dataDir, contentDir: undefined });
  const refused = drafts.changeText('home.yaml', () => {
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await drafts.changeText('home.yaml', () => 'headline: Next\n');
  expect(await drafts.readText('home.yaml')).toBe('headline: Next\n');
});

test('what is placed, removed and put back is told apart from what is published', async () => {
  const { root, dataDir } = await published();
  const drafts = createDrafts({ dataDir, contentDir: undefined });
  const upload = join(root, 'upload');
  await writeFile(upload, 'another picture');
  await drafts.place('projects/residential/joshi/01.jpg', upload);
  await drafts.remove('projects/residential/patil');
  expect(existsSync(upload)).toBe(false);
  expect(await drafts.changed()).toEqual([
    { file: 'projects/residential/joshi/01.jpg', how: 'added' },
    { file: 'projects/residential/patil/01.jpg', how: 'removed' },
  ]);
  await drafts.restore('projects/residential/patil');
  expect(await drafts.changed()).toHaveLength(1);
  await drafts.discard();
  expect(await drafts.changed()).toEqual([]);
});

test('a folder that goes does not take along what had gone from it before', async () => {
  const { dataDir } = await published();
  const drafts = createDrafts({ dataDir, contentDir: undefined });
  const [home, picture] = ['projects/residential/patil', 'projects/residential/patil/01.jpg'];
  await drafts.remove(picture, 'its words');
  await drafts.remove(home, 'Patil Residence');
  expect(await drafts.removed('projects/residential')).toEqual([
    { name: 'patil', note: 'Patil Residence' },
  ]);
  await drafts.restore(home);
  expect(await drafts.removed(home)).toEqual([{ name: '01.jpg', note: 'its words' }]);
  expect(await drafts.restore(picture)).toBe('its words');
  expect(await drafts.changed()).toEqual([]);
});

test('what is there again, since all changes were taken back, is not put back over it', async () => {
  const { dataDir } = await published();
  const drafts = createDrafts({ dataDir, contentDir: undefined });
  const home = 'projects/residential/patil';
  await drafts.remove(`${home}/01.jpg`);
  await drafts.discard();
  expect(await drafts.removed(home)).toEqual([]);
  await expect(drafts.restore(`${home}/01.jpg`)).rejects.toMatchObject({ status: 409 });
  expect(await drafts.changed()).toEqual([]);
});

test.each([
  '../site.yaml',
  'projects/../../site.yaml',
  '/etc/passwd',
  'a\\..\\b.yaml',
  '.hidden',
  'projects/.git/config',
  'a//b',
  'home.yaml\0.jpg',
  'C:/x',
  '',
  'x'.repeat(400),
  '...',
])('no name leads out of the draft: %j', async (name) => {
  const { dataDir, root } = await published();
  const drafts = createDrafts({ dataDir, contentDir: undefined });
  const upload = join(root, 'upload');
  await writeFile(upload, 'x');
  const tries = [
    drafts.readText(name),
    drafts.changeText(name, () => 'x'),
    drafts.place(name, upload),
    drafts.remove(name),
    drafts.restore(name),
  ];
  for (const end of await Promise.allSettled(tries))
    expect(end).toMatchObject({ status: 'rejected', reason: { status: 400 } });
  expect(await drafts.changed()).toEqual([]);
});

test('what is not there is answered 404', async () => {
  const { dataDir } = await published();
  const drafts = createDrafts({ dataDir, contentDir: undefined });
  for (const ask of [
    () => drafts.readText('none.yaml'),
    () => drafts.changeText('none.yaml', () => ''),
    () => drafts.remove('none.yaml'),
    () => drafts.restore('none.yaml'),
    () => drafts.readText('projects'),
  ])
    await expect(ask()).rejects.toMatchObject({ status: 404 });
});

test('with CONTENT_DIR that folder is what is published, and nothing of it is shared', async () => {
  const { content, root } = await published();
  const dataDir = join(root, 'other');
  const drafts = createDrafts({ dataDir, contentDir: content });
  const folder = await drafts.open();
  expect(statSync(join(folder, 'home.yaml')).ino).not.toBe(
    statSync(join(content, 'home.yaml')).ino,
  );
  await drafts.changeText('home.yaml', () => 'headline: New\n');
  expect(await drafts.changed()).toEqual([{ file: 'home.yaml', how: 'changed' }]);
  expect(existsSync(currentLink(dataDir))).toBe(false);
});

test('equal content is one version, and the link to it changes in one step', async () => {
  const { dataDir, content } = await published();
  const first = await readlink(currentLink(dataDir));
  expect(await keepVersion(dataDir, content, true)).toBe(first);
  await writeFile(join(content, 'home.yaml'), 'headline: Two\n');
  const second = await keepVersion(dataDir, content, false);
  expect(second).not.toBe(first);
  expect(await readlink(currentLink(dataDir))).toBe(first);
  await makeVersionCurrent(dataDir, second);
  expect(await readlink(currentLink(dataDir))).toBe(second);
});

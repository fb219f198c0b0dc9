import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { TakeBackResult } from '#contract/desk/changes.ts';
import { draftFolder } from '#server/drafts/draft-folder.ts';
import { createDrafts } from '#server/drafts/drafts.ts';
import { publishedContent } from '#server/drafts/published.ts';
import { openStudio } from './testing/studio.ts';

const draftsOf = (dataDir: string) => createDrafts({ dataDir, contentDir: undefined });
const published = (dataDir: string, file: string) =>
  join(publishedContent({ dataDir, contentDir: undefined }), file);
const drafted = (dataDir: string, file: string) => join(draftFolder(dataDir), file);
/** The machine may be busy. */
const SLOW = { timeout: 20_000 };
const HOUSE = 'projects/residential/rao';

/** Texts of two pages, a new project with a picture, and a new picture of the library. */
async function change(dataDir: string) {
  const drafts = draftsOf(dataDir);
  await drafts.changeText('home.yaml', () => 'second\n');
  await drafts.changeText('site.yaml', () => 'name: Other\n');
  const picture = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#eee' },
  })
    .jpeg()
    .toBuffer();
  const add = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(drafted(dataDir, file)), { recursive: true });
    writeFileSync(drafted(dataDir, file), text);
  };
  add('projects/residential/category.yaml', 'title: Homes\n');
  add(`${HOUSE}/project.yaml`, 'title: Rao Residence\n');
  add(`${HOUSE}/01.jpg`, picture);
  add('media/hall.jpg', picture);
}

test('only the chosen groups of changes go live, with the new pictures that they may need; the others stay in the draft', async () => {
  const { dataDir, comeIn, visitor } = await openStudio();
  const asha = await comeIn();
  await change(dataDir);
  const groups = (await asha.state()).changes.map(({ group }) => group);
  expect(groups).toContainEqual({ id: HOUSE, label: 'Rao Residence' });
  expect(groups).toContainEqual({ id: 'home.yaml', label: 'Home' });
  expect(groups).toContainEqual({ id: 'media', label: 'Pictures' });

  await asha.post('/publishing/build', { isToPublish: true, groups: ['home.yaml'] });
  await expect.poll(async () => (await asha.state()).ended, SLOW).toMatchObject({ how: 'live' });
  expect(await (await visitor()).text()).toContain('>second<');
  expect(readFileSync(published(dataDir, 'site.yaml'), 'utf8')).toBe('name: Osari\n');
  expect(existsSync(published(dataDir, `${HOUSE}/project.yaml`))).toBe(false);
  expect(existsSync(published(dataDir, 'media/hall.jpg'))).toBe(true);
  const left = await asha.state();
  expect(new Set(left.changes.map(({ group }) => group.id))).toEqual(new Set([HOUSE, 'site.yaml']));
  expect(left.usualMs).toBeGreaterThan(0);
  expect(readFileSync(drafted(dataDir, 'site.yaml'), 'utf8')).toBe('name: Other\n');

  await asha.post('/publishing/build', { isToPublish: true, groups: [HOUSE] });
  await expect
    .poll(async () => (await asha.state()).changes.map(({ group }) => group.id), SLOW)
    .toEqual(['site.yaml']);
  expect(existsSync(published(dataDir, `${HOUSE}/01.jpg`))).toBe(true);
});

test('a preview of chosen changes stays valid while others are edited, and is published as it was shown', async () => {
  const { dataDir, comeIn, visitor } = await openStudio();
  const asha = await comeIn();
  await change(dataDir);
  await asha.post('/publishing/build', { isToPublish: false, groups: ['home.yaml'] });
  await expect
    .poll(async () => (await asha.state()).preview, SLOW)
    .toMatchObject({ groups: ['home.yaml'], isFresh: true });
  await draftsOf(dataDir).changeText('site.yaml', () => 'name: Third\n');
  const { preview } = await asha.state();
  expect(preview).toMatchObject({ isFresh: true });
  await draftsOf(dataDir).changeText('home.yaml', () => 'third\n');
  expect((await asha.state()).preview).toMatchObject({ isFresh: false });
  expect((await asha.post('/publishing/publish', { id: preview?.id })).status).toBe(200);
  expect(await (await visitor()).text()).toContain('>second<');
});

test('chosen groups without changes are refused, and nothing is built', async () => {
  const { dataDir, comeIn } = await openStudio();
  const asha = await comeIn();
  await draftsOf(dataDir).changeText('home.yaml', () => 'second\n');
  const answer = await asha.post('/publishing/build', { isToPublish: true, groups: ['faq.yaml'] });
  expect([answer.status, (await answer.json()).error]).toEqual([
    409,
    expect.stringContaining('Nothing to publish'),
  ]);
});

test('a group of changes is taken back to the published state, with its files, and restored', async () => {
  const { dataDir, comeIn } = await openStudio();
  const asha = await comeIn();
  await change(dataDir);
  const takeBack = async (group: string) => {
    const answer = await asha.post('/publishing/take-back', { group });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as TakeBackResult).version;
  };
  const groups = async () => new Set((await asha.state()).changes.map(({ group }) => group.id));

  const version = await takeBack(HOUSE);
  expect(await groups()).not.toContain(HOUSE);
  expect(existsSync(drafted(dataDir, HOUSE))).toBe(false);
  await takeBack('home.yaml');
  expect(readFileSync(drafted(dataDir, 'home.yaml'), 'utf8')).toBe('first\n');

  expect((await asha.post('/publishing/put-again', { group: HOUSE, version })).status).toBe(200);
  expect(existsSync(drafted(dataDir, `${HOUSE}/01.jpg`))).toBe(true);
  // Only the group is restored.
  expect(await groups()).not.toContain('home.yaml');
  // No temporary file is left beside the draft.
  expect(
    readdirSync(dirname(draftFolder(dataDir))).filter((name) => name.startsWith('.new')),
  ).toEqual([]);
});

test('edits after it was taken back are not overwritten by Undo', async () => {
  const { dataDir, comeIn } = await openStudio();
  const asha = await comeIn();
  await change(dataDir);
  const answer = await asha.post('/publishing/take-back', { group: 'home.yaml' });
  const { version } = (await answer.json()) as TakeBackResult;
  await draftsOf(dataDir).changeText('home.yaml', () => 'third\n');
  const undo = await asha.post('/publishing/put-again', { group: 'home.yaml', version });
  expect([undo.status, (await undo.json()).error]).toEqual([
    409,
    expect.stringContaining('changed after it was taken back'),
  ]);
  expect(readFileSync(drafted(dataDir, 'home.yaml'), 'utf8')).toBe('third\n');
  rmSync(join(dataDir, 'content', version), { recursive: true });
  const late = await asha.post('/publishing/put-again', { group: 'site.yaml', version });
  expect([late.status, (await late.json()).error]).toEqual([
    409,
    expect.stringContaining('no longer kept'),
  ]);
});

test('a group without changes, or with an invalid name, takes nothing back', async () => {
  const { comeIn } = await openStudio();
  const asha = await comeIn();
  for (const [group, status] of [
    ['home.yaml', 409],
    ['../secret', 409],
    ['', 400],
  ] as const)
    expect([group, (await asha.post('/publishing/take-back', { group })).status]).toEqual([
      group,
      status,
    ]);
  for (const version of ['..', '', 'x'.repeat(16)])
    expect((await asha.post('/publishing/put-again', { group: 'home.yaml', version })).status).toBe(
      409,
    );
});

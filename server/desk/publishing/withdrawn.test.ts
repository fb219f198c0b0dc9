import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createDrafts } from '#server/drafts/drafts.ts';
import { hasWithdrawn, servedRelease } from '#server/releases/folder.ts';
import { openStudio, publishedStudio } from './testing/studio.ts';

const jpeg = (words: string) => Buffer.concat([Buffer.from(words), Buffer.from([0xff, 0xd9])]);
const RAO = 'projects/residential/rao';

/** A draft whose files are written as editors and uploads do. */
async function draftOf(dataDir: string) {
  const drafts = createDrafts({ dataDir, contentDir: undefined });
  await drafts.open();
  let uploads = 0;
  const put = async (file: string, bytes: string | Buffer) => {
    uploads += 1;
    const from = join(dataDir, `upload-${uploads}`);
    writeFileSync(from, bytes);
    mkdirSync(dirname(join(drafts.folder, file)), { recursive: true });
    await drafts.place(file, from);
  };
  return { drafts, put };
}
const IMG = /\/media\/residential-[\w-]+\.jpg/g;

/** A studio whose site shows a home with three photos, of which another home shows the last, too. */
async function openHome() {
  const dataDir = await publishedStudio();
  const studio = await openStudio({ dataDir });
  const asha = await studio.comeIn();
  const { drafts, put } = await draftOf(dataDir);
  await put(`${RAO}/project.yaml`, 'title: Rao Residence\n');
  for (const n of ['1', '2']) await put(`${RAO}/0${n}.jpg`, jpeg(`photo ${n}`));
  await put(`${RAO}/03.jpg`, jpeg('shared'));
  await put('projects/residential/shah/project.yaml', 'title: Shah Residence\n');
  await put('projects/residential/shah/01.jpg', jpeg('shared'));
  await asha.build(true);
  const page = await (await studio.visitor()).text();
  const addresses = [...new Set(page.match(IMG))].sort();
  const ofRao = addresses.filter((address) => address.includes('-rao-'));
  const statuses = async (visitor = studio.visitor) =>
    Promise.all(ofRao.map(async (address) => (await visitor(address)).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  return { ...studio, asha, drafts, put, ofRao, statuses, dataDir };
}
/** Whether any release has a file of that name. */
const isKept = (dataDir: string, address: string) =>
  readdirSync(join(dataDir, 'releases')).some((id) =>
    existsSync(join(dataDir, 'releases', id, 'client', address)),
  );

test('photos of a hidden home are removed from their addresses and from every release at the next publish, after a restart and after going back', async () => {
  const { asha, drafts, statuses, close, dataDir, ofRao } = await openHome();
  await drafts.changeText(`${RAO}/project.yaml`, (text) => `${text}hidden: true\n`);
  const { versions } = await asha.build(true);
  // The same photo on another home stays.
  expect(await statuses()).toEqual([404, 404, 200]);
  expect(ofRao.slice(0, 2).map((address) => isKept(dataDir, address))).toEqual([false, false]);

  const home = versions.find(({ hasWithdrawn }) => hasWithdrawn)!;
  expect(home.canGoBack).toBe(false);
  const refusal = await asha.post('/publishing/back', { id: home.id });
  expect([refusal.status, (await refusal.json()).error]).toEqual([
    409,
    expect.stringContaining('picture, plan or film that has been removed'),
  ]);
  const oldest = versions.find(({ canGoBack }) => canGoBack)!;
  expect((await asha.post('/publishing/back', { id: oldest.id })).status).toBe(200);
  expect((await statuses()).slice(0, 2)).toEqual([404, 404]);
  await close();
  const after = await openStudio({ dataDir });
  expect((await statuses(after.visitor)).slice(0, 2)).toEqual([404, 404]);
});

/** Adds a plan to the home and a film to the home page; returns the addresses of both and of the first photo. */
async function withPlanAndFilm(opened: Awaited<ReturnType<typeof openHome>>) {
  const { asha, put, visitor, ofRao } = opened;
  await put(`${RAO}/plan.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await put('media/films/morning.mp4', Buffer.from('\0\0\0\x10ftypmp42\0\0\0\0', 'latin1'));
  await put('home.yaml', 'first, with film: morning\n');
  await asha.build(true);
  const page = await (await visitor()).text();
  const addresses = [...page.matchAll(/\/media\/[\w-]+\.(?:svg|mp4)/g)].map(([found]) => found);
  const all = [ofRao[0]!, ...addresses.sort().reverse()];
  const statuses = () => Promise.all(all.map(async (address) => (await visitor(address)).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  return { all, statuses };
}

test.each(['hidden', 'taken away'])(
  'photo and plan of a home that is %s, and a film that no page shows, are removed from their addresses and from every release',
  async (how) => {
    const opened = await openHome();
    const { asha, drafts, put, dataDir } = opened;
    const { all, statuses } = await withPlanAndFilm(opened);
    if (how === 'hidden')
      await drafts.changeText(`${RAO}/project.yaml`, (text) => `${text}hidden: true\n`);
    else await drafts.remove(RAO);
    await put('home.yaml', 'first\n');
    await asha.build(true);
    expect(await statuses()).toEqual([404, 404, 404]);
    expect(all.map((address) => isKept(dataDir, address))).toEqual([false, false, false]);
    const { versions } = await asha.state();
    expect(versions.filter(({ hasWithdrawn, canGoBack }) => hasWithdrawn && canGoBack)).toEqual([]);
    expect(versions.filter(({ hasWithdrawn }) => hasWithdrawn).length).toBeGreaterThan(0);
  },
);

test('if current.json is damaged no release without its withdrawn pictures is served', async () => {
  const { asha, drafts, dataDir, close } = await openHome();
  await drafts.changeText(`${RAO}/project.yaml`, (text) => `${text}hidden: true\n`);
  await asha.build(true);
  await close();
  const releases = join(dataDir, 'releases');
  const newest = servedRelease(releases)!;
  rmSync(join(releases, newest.id), { recursive: true });
  const next = servedRelease(releases)!;
  expect([next.id === newest.id, hasWithdrawn(releases, next.id)]).toEqual([false, false]);
});

test.each(['removed', 'replaced'])(
  'a photo that was %s is removed, the others of its home stay',
  async (how) => {
    const { asha, drafts, put, statuses, ofRao, dataDir } = await openHome();
    if (how === 'removed') await drafts.remove(`${RAO}/01.jpg`);
    else await put(`${RAO}/01.jpg`, jpeg('another photo'));
    await asha.build(true);
    expect(await statuses()).toEqual([404, 200, 200]);
    expect(isKept(dataDir, ofRao[0]!)).toBe(false);
  },
);

test('files that a version added are not served after going back, and are served again with it', async () => {
  const { asha, statuses } = await openHome();
  const { versions } = await asha.state();
  await asha.post('/publishing/back', { id: versions[1]!.id });
  expect(await statuses()).toEqual([404, 404, 404]);
  await asha.post('/publishing/back', { id: versions[0]!.id });
  expect(await statuses()).toEqual([200, 200, 200]);
});

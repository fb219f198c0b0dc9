/** Removed pictures and projects keep all their data, and new ones reuse no name. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { UploadedPhoto } from '#contract/desk/photos.ts';
import { revisionOf } from '#server/revision.ts';
import { HOMES, jpeg, openProjects, SHAH } from './testing/projects.ts';

const PHOTOS = '/projects/shah-residence/photos';

test('a restored picture has all the data of its files, also data that the desk does not know', async () => {
  const standing = {
    ...{ file: '02.jpg', page: [1, 2], heading: 90, fov: 60 },
    ...{ x: 1.5, y: -2, z: 1.6, lens: 'wide' },
  };
  const { send, words, draft, drafts } = await openProjects({
    [`${SHAH}/project.yaml`]:
      'title: Shah Residence\nnightCover: 02.jpg\nsequence: [03.jpg, 02.jpg, 01.jpg]\nphotos:\n  02.jpg: { alt: A court., pending: true }\n',
    [`${SHAH}/views.json`]: JSON.stringify({ unit: 6, views: [standing] }),
  });
  await drafts.open();
  const before = words();
  expect((await send('DELETE', `${PHOTOS}/02.jpg`)).status).toBe(200);
  expect(words()).toEqual({
    title: 'Shah Residence',
    sequence: ['03.jpg', '01.jpg'],
    photos: {},
  });
  expect((await send('POST', `${PHOTOS}/02.jpg/back`, {})).status).toBe(200);
  expect(words()).toEqual(before);
  expect(JSON.parse(readFileSync(draft(`${SHAH}/views.json`), 'utf8')).views).toEqual([standing]);
});

test('a restored project has the pictures that were removed before it', async () => {
  const { send, view, words } = await openProjects();
  await send('DELETE', `${PHOTOS}/01.jpg`);
  await send('DELETE', '/projects/shah-residence');
  await send('POST', '/projects/shah-residence/back', {});
  expect((await view()).removed).toMatchObject([{ file: '01.jpg' }]);
  expect((await send('POST', `${PHOTOS}/01.jpg/back`, {})).status).toBe(200);
  expect(words().photos['01.jpg'].alt).toBe('A swing.');
});

test('after all changes were taken back, nothing can be restored over existing files', async () => {
  const { send, view, list, drafts, words } = await openProjects();
  await send('DELETE', `${PHOTOS}/03.jpg`);
  await send('DELETE', '/projects/shah-residence');
  await drafts.discard();
  expect((await list()).removed).toEqual([]);
  expect((await view()).removed).toEqual([]);
  expect((await send('POST', `${PHOTOS}/03.jpg/back`, {})).status).toBe(404);
  expect((await send('POST', '/projects/shah-residence/back', {})).status).toBe(404);
  expect(words().title).toBe('Shah Residence');
});

test('a new picture follows pictures with names instead of numbers', async () => {
  const { drop, view, words } = await openProjects({ [`${SHAH}/veranda.jpg`]: await jpeg() });
  const { photo } = (await drop(await jpeg(1900, 1200))).said as UploadedPhoto;
  expect(photo).toMatchObject({ file: '04.jpg', n: 5 });
  expect(words().sequence).toEqual(['01.jpg', '02.jpg', '03.jpg', 'veranda.jpg', '04.jpg']);
  expect((await view()).photos.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
});

test('the focal point turns with its picture', async () => {
  const { send, put, view } = await openProjects();
  await put('photos/01.jpg/focus', [0.25, 0.1], (await view()).photos[0]!.focus.revision);
  await put('photos/01.jpg/phoneFocus', [0, 1], (await view()).photos[0]!.phoneFocus.revision);
  const turn = (quarters: number) => send('POST', `${PHOTOS}/01.jpg/turn`, { quarters });
  const { focus, phoneFocus } = (await turn(1)).said;
  expect([focus.value, phoneFocus.value]).toEqual([
    [0.9, 0.25],
    [0, 0],
  ]);
  expect((await turn(-1)).said.focus.value).toEqual([0.25, 0.1]);
});

test('a picture of the content with a rotation tag is turned relative to how it is displayed', async () => {
  const onItsSide = await sharp(await jpeg())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { send, view } = await openProjects({ [`${SHAH}/01.jpg`]: onItsSide });
  expect((await view()).photos[0]).toMatchObject({ width: 40, height: 60 });
  const { said } = await send('POST', `${PHOTOS}/01.jpg/turn`, { quarters: 1 });
  expect(said).toMatchObject({ width: 60, height: 40 });
});

test('of two projects with one name that are added at the same time, one is created, and no project gets a former address of another', async () => {
  const { send, list } = await openProjects({
    [`${HOMES}/patil-residence/project.yaml`]:
      'title: Patil Residence\nkind: visualisation\norder: 2\nformer: [joshi-flat]\n',
  });
  const begin = (category: string) => send('POST', '/projects', { category, title: 'Joshi Flat' });
  const both = await Promise.all([begin('residential'), begin('commercial')]);
  expect(both.flatMap(({ said }) => said.slug ?? [])).toEqual(['joshi-flat-2']);
  const begun = (await list()).groups.flatMap(({ projects }) =>
    projects.filter(({ title }) => title === 'Joshi Flat'),
  );
  expect(begun.map(({ isHidden }) => isHidden)).toEqual([true]);
});

test('a project gets no name that another one has, also in other spelling, neither when it is added nor later', async () => {
  const { send, put } = await openProjects();
  const why = /^Another project has this name/;
  const title = 'patil  residence';
  const added = await send('POST', '/projects', { category: 'residential', title });
  expect(added.said).toMatchObject({ fields: { title: expect.stringMatching(why) } });
  const renamed = await put('facts/title', 'Patil Residence', revisionOf('Shah Residence'));
  expect(renamed.said).toMatchObject({ error: expect.stringMatching(why) });
});

test('of two projects that get one name at the same time, one gets it, and a removed one is restored once its name is free', async () => {
  const { send, list } = await openProjects();
  const rename = (slug: string, from: string, value: string) =>
    send('PUT', `/projects/${slug}/facts/title`, { value }, revisionOf(from));
  const both = await Promise.all([
    rename('shah-residence', 'Shah Residence', 'Joshi Flat'),
    rename('patil-residence', 'Patil Residence', 'Joshi Flat'),
    send('POST', '/projects', { category: 'commercial', title: 'Joshi Flat' }),
  ]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const named = (await list()).groups.flatMap(({ projects }) =>
    projects.filter(({ title }) => title === 'Joshi Flat'),
  );
  const [{ slug }] = named as [(typeof named)[0]];
  expect(named).toHaveLength(1);
  expect((await send('DELETE', `/projects/${slug}`, {})).status).toBe(200);
  const again = (await send('POST', '/projects', { category: 'commercial', title: 'Joshi Flat' }))
    .said.slug;
  const back = () => send('POST', `/projects/${slug}/back`, {});
  expect(await back()).toMatchObject({
    status: 409,
    said: { error: expect.stringMatching(/^Another project has this name now\./) },
  });
  expect((await rename(again, 'Joshi Flat', 'Joshi Villa')).status).toBe(200);
  expect((await back()).status).toBe(200);
});

test('a project whose name another one had already when both were published is removed and restored', async () => {
  const { send } = await openProjects({
    [`${HOMES}/patil-residence/project.yaml`]: 'title: Shah Residence\norder: 2\n',
  });
  expect((await send('DELETE', '/projects/shah-residence', {})).status).toBe(200);
  expect((await send('POST', '/projects/shah-residence/back', {})).status).toBe(200);
});

test('a name of hyphens is not that of a project without a name', async () => {
  const { put } = await openProjects({ [`${HOMES}/patil-residence/project.yaml`]: 'order: 2\n' });
  expect((await put('facts/title', '–', revisionOf('Shah Residence'))).status).toBe(200);
});

test('a project with a Marathi name gets a readable address', async () => {
  const { send } = await openProjects();
  const { said } = await send('POST', '/projects', {
    category: 'residential',
    title: 'देशमुख निवास, औंध',
  });
  expect(said.slug).toBe('deshmukh-nivas-aundh');
});

test('a revision of any length counts as outdated', async () => {
  const { put } = await openProjects();
  const stale = await put('facts/title', 'Other', 'x'.repeat(400));
  expect(stale).toMatchObject({ status: 409, said: { value: 'Shah Residence' } });
});

test('each action is a line of the history; edits of one project within some minutes are one, hiding is always its own', async () => {
  const { send, put, view, logged } = await openProjects();
  const told = () => logged.filter(({ event }) => event === 'desk').map(({ what }) => what);
  const before = told().length;
  const { photos } = await view();
  const { said } = await put('photos/01.jpg/alt', 'A hall.', photos[0]!.alt.revision);
  await put('photos/01.jpg/alt', 'A hall with a swing.', said.revision);
  for (const value of [true, true]) await put('hidden', value);
  await put('consent', { on: '2026-01-05' }, (await view()).consent.revision);
  await put('hidden', false);
  await put('hidden', true);
  await send('POST', `${PHOTOS}/01.jpg/turn`, { quarters: 1 });
  await send('DELETE', `${PHOTOS}/01.jpg`);
  await send('POST', `${PHOTOS}/01.jpg/back`, {});
  expect(told().slice(before)).toEqual([
    'described pictures of',
    'hid',
    'recorded the consent for',
    'put this project on the site:',
    'hid',
    'rotated pictures of',
    'removed pictures of',
    'restored pictures of',
  ]);
});

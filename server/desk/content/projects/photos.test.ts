/** Projects and their photos at the desk, with a real draft and real picture files. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { UploadedPhoto } from '#contract/desk/photos.ts';
import { HOMES, jpeg, openProjects, SHAH } from './testing/projects.ts';

test('the projects are listed by kind, in their order, with what is missing', async () => {
  const { list } = await openProjects();
  const { groups, removed } = await list();
  expect(removed).toEqual([]);
  expect(groups.map(({ title, projects }) => [title, projects.map(({ slug }) => slug)])).toEqual([
    ['Commercial', []],
    ['Residential', ['shah-residence', 'patil-residence']],
  ]);
  const [shah, patil] = groups[1]!.projects;
  expect(shah).toMatchObject({ lacksConsent: true, hasPlan: true, isHidden: false });
  expect(shah?.photos.map(({ isDescribed }) => isDescribed)).toEqual([true, false, false]);
  expect(patil).toMatchObject({ lacksConsent: false, hasPlan: false });
});

test('without a chosen cover, the list shows the picture with which the site opens the project', async () => {
  const { list, view, put } = await openProjects();
  const coverInList = async () => (await list()).groups[1]!.projects[0]!.cover;
  expect(await coverInList()).toBe('01.jpg');
  await put('photos/01.jpg/stage', 'during', (await view()).photos[0]!.stage.revision);
  // 02.jpg is upright.
  expect(await coverInList()).toBe('03.jpg');
  await put('cover', '02.jpg', (await view()).cover.revision);
  expect(await coverInList()).toBe('02.jpg');
});

test('a project has all data of its screen', async () => {
  const { view } = await openProjects();
  const project = await view();
  expect(project).toMatchObject({
    category: { key: 'residential', title: 'Residential' },
    needsConsent: true,
    consent: { value: null },
    rooms: ['Hall'],
    allMaterials: [
      { name: 'kota', title: 'Kota stone' },
      { name: 'teak', title: 'teak' },
    ],
  });
  expect(
    project.photos.map(({ file, n, width, height, isPlaced }) => [
      file,
      n,
      width,
      height,
      isPlaced,
    ]),
  ).toEqual([
    ['01.jpg', 1, 60, 40, false],
    ['02.jpg', 2, 40, 60, true],
    ['03.jpg', 3, 60, 40, false],
  ]);
});

describe('a value is saved', () => {
  test('a project of the demonstration is no longer a sample, and can be marked again', async () => {
    const { view, put, words } = await openProjects({
      [`${SHAH}/project.yaml`]: 'title: Shah Residence\nplaceholder: true # of the demonstration\n',
    });
    const { sample } = await view();
    expect(sample.value).toBe(true);
    const { said } = await put('sample', false, sample.revision);
    expect(said.value).toBe(false);
    expect(words()).toEqual({ title: 'Shah Residence' });
    expect((await put('sample', true, said.revision)).status).toBe(200);
    expect(words().placeholder).toBe(true);
  });

  test('a cost and the kind of a workplace are saved among the facts; levels of the table are offered', async () => {
    const { view, put, words } = await openProjects();
    const { facts, costs } = await view();
    const level = 'Good laminate';
    expect(costs.levels.map(({ title }) => title)).toEqual([level, 'Solid wood']);
    for (const [field, value] of [
      ['cost', level],
      ['placeType', 'Salon'],
    ] as const) {
      const saved = await put(`facts/${field}`, value, facts[field].revision);
      expect(saved).toMatchObject({ status: 200, said: { value } });
    }
    expect(words().facts).toMatchObject({ cost: level, placeType: 'Salon' });
  });

  test('the rooms of a home of that kind are offered with their usual number, and the work', async () => {
    const { view, put, draft } = await openProjects();
    await view();
    // The draft's file is a hard link of the published one.
    rmSync(draft('costs.yaml'));
    writeFileSync(
      draft('costs.yaml'),
      'homes: { 2bhk: { name: 2BHK, rooms: { hall: 1, bath: 2 } }, 3bhk: }\nrooms: { hall: { name: Hall }, bath: , garden: }\nwork: { walls: Walls }\n',
    );
    const { facts, costs } = await view();
    expect(costs.rooms).toEqual([]);
    await put('facts/homeType', '2BHK', facts.homeType.revision);
    expect((await view()).costs).toEqual({
      levels: [],
      rooms: [
        { key: 'hall', title: 'Hall', usual: 1 },
        { key: 'bath', title: 'bath', usual: 2 },
      ],
      work: [{ key: 'walls', title: 'Walls' }],
    });
  });

  test('only in the draft, at its place; an outdated save is answered with the current value', async () => {
    const { view, put, words, draft, content } = await openProjects();
    const { facts, photos } = await view();
    const kept = await put('facts/title', 'Shah House', facts.title.revision);
    expect(kept).toMatchObject({ status: 200, said: { value: 'Shah House' } });
    expect(await put('facts/title', 'Other', facts.title.revision)).toMatchObject({
      status: 409,
      said: { ...(kept.said as object), by: expect.any(String) },
    });
    expect(readFileSync(draft(`${SHAH}/project.yaml`), 'utf8')).toContain(
      'Shah House # of the family',
    );
    expect(readFileSync(join(content, SHAH, 'project.yaml'), 'utf8')).toContain('Shah Residence');

    await put('facts/area', '1,200 sq ft', facts.area.revision);
    await put('photos/02.jpg/alt', 'A court.', photos[1]!.alt.revision);
    await put('photos/02.jpg/materials', ['kota', 'teak'], photos[1]!.materials.revision);
    await put('photos/02.jpg/focus', [0.25, 0.5], photos[1]!.focus.revision);
    expect(words()).toMatchObject({
      facts: { area: '1,200 sq ft' },
      photos: { '02.jpg': { alt: 'A court.', materials: ['kota', 'teak'], focus: [0.25, 0.5] } },
    });
  });

  test('as it was typed, also if it looks like markup or a formula; an empty one is removed', async () => {
    const { view, put, words } = await openProjects();
    const words_ = '=HYPERLINK("//x") <img src=x onerror=alert(1)>: #';
    const { photos } = await view();
    const kept = await put('photos/01.jpg/alt', words_, photos[0]!.alt.revision);
    expect(words().photos['01.jpg'].alt).toBe(words_);
    await put('photos/01.jpg/alt', '', kept.said.revision);
    expect(words().photos['01.jpg']).toEqual({ room: 'Hall' });
  });

  test('unless it is invalid: no name, too long, no such field, no such picture', async () => {
    const { view, put } = await openProjects();
    const { facts } = await view();
    expect(await put('facts/title', ' ', facts.title.revision)).toMatchObject({
      status: 400,
      said: { error: 'A project needs a name, so the previous one is kept.' },
    });
    expect((await put('photos/01.jpg/alt', 'x'.repeat(400))).status).toBe(400);
    expect((await put('photos/01.jpg/focus', [2, 0])).status).toBe(400);
    expect((await put('facts/owner', 'x')).status).toBe(404);
    expect((await put('photos/99.jpg/alt', 'x')).status).toBe(404);
  });
});

test('pictures are ordered, and the order of their names is not written as a list', async () => {
  const { view, put, words } = await openProjects();
  const { order } = await view();
  const kept = await put('order', ['03.jpg', '01.jpg', '02.jpg'], order);
  expect(kept.status).toBe(200);
  expect(words().sequence).toEqual(['03.jpg', '01.jpg', '02.jpg']);
  expect((await view()).photos.map(({ file }) => file)).toEqual(['03.jpg', '01.jpg', '02.jpg']);
  expect(await put('order', ['01.jpg', '02.jpg', '03.jpg'], order)).toMatchObject({ status: 409 });
  expect(await put('order', ['01.jpg', '02.jpg'], kept.said.revision)).toMatchObject({
    status: 409,
  });
  await put('order', ['01.jpg', '02.jpg', '03.jpg'], kept.said.revision);
  expect(words()).not.toHaveProperty('sequence');
});

test('a home with photos is shown once its family has agreed', async () => {
  const { view, put, words } = await openProjects();
  expect((await put('hidden', true)).status).toBe(200);
  expect(await put('hidden', false)).toMatchObject({ status: 400 });
  const { consent } = await view();
  expect((await put('consent', { on: '2031-01-01' }, consent.revision)).status).toBe(400);
  expect((await put('consent', { on: '2026-02-30' }, consent.revision)).status).toBe(400);
  const noted = await put('consent', { on: '2026-03-14' }, consent.revision);
  expect(words().consent).toEqual({ on: '2026-03-14' });
  expect((await put('hidden', false)).status).toBe(200);
  expect(words()).not.toHaveProperty('hidden');
  expect((await put('consent', null, noted.said.revision)).said.error).toContain(
    'Hide the project first',
  );
});

describe('an uploaded photo', () => {
  test('is added after the others, under a new number; its upload is deleted', async () => {
    const { drop, view, put, send, draft, words } = await openProjects();
    await put('order', ['03.jpg', '01.jpg', '02.jpg'], (await view()).order);
    await send('DELETE', '/projects/shah-residence/photos/03.jpg');
    const first = await drop(await jpeg(2000, 1500));
    expect(first).toMatchObject({ status: 200, isForgotten: true });
    const { photo } = first.said as UploadedPhoto;
    expect(photo).toMatchObject({ file: '04.jpg', n: 3, width: 2000, alt: { value: '' } });
    expect(words().sequence).toEqual(['01.jpg', '02.jpg', '04.jpg']);
    expect(existsSync(draft(`${SHAH}/04.jpg`))).toBe(true);
  });

  test('or is refused with the reason, and the others are added', async () => {
    const { drop, view } = await openProjects();
    const [text, good] = await Promise.all([
      drop(Buffer.from('no picture'.repeat(9))),
      drop(await jpeg(1800, 1200)),
    ]);
    expect(text).toMatchObject({ status: 422, isForgotten: true });
    expect(text.said.error).toContain('This file is not a picture');
    expect(good.status).toBe(200);
    expect((await view()).photos).toHaveLength(4);
  });

  test('five at the same time get five names', async () => {
    const { drop, view } = await openProjects();
    const bytes = await jpeg(1800, 1200);
    await Promise.all([1, 2, 3, 4, 5].map(() => drop(bytes)));
    const names = (await view()).photos.map(({ file }) => file);
    expect(names).toEqual([
      '01.jpg',
      '02.jpg',
      '03.jpg',
      '04.jpg',
      '05.jpg',
      '06.jpg',
      '07.jpg',
      '08.jpg',
    ]);
  });
});

test('a picture is removed with its texts and position, and restored with them', async () => {
  const { view, put, send, words, draft } = await openProjects();
  const { photos } = await view();
  await put('photos/02.jpg/alt', 'A court.', photos[1]!.alt.revision);
  await put('cover', '02.jpg', (await view()).cover.revision);
  expect((await send('DELETE', '/projects/shah-residence/photos/02.jpg')).status).toBe(200);
  expect((await view()).removed).toEqual([{ file: '02.jpg', name: 'A court.' }]);
  expect(words().photos).not.toHaveProperty(['02.jpg']);
  expect(words()).not.toHaveProperty('cover');
  expect(JSON.parse(readFileSync(draft(`${SHAH}/views.json`), 'utf8')).views).toEqual([]);

  const back = await send('POST', '/projects/shah-residence/photos/02.jpg/back', {});
  expect(back).toMatchObject({
    status: 200,
    said: { n: 2, alt: { value: 'A court.' }, isPlaced: true },
  });
  expect(words().cover).toBe('02.jpg');
  expect((await view()).removed).toEqual([]);
});

test('a picture on another page cannot be removed, and the page is named', async () => {
  const { send } = await openProjects();
  const photo = await send('DELETE', '/projects/patil-residence/photos/01.jpg');
  expect(photo).toMatchObject({ status: 400 });
  expect(photo.said.error).toBe(
    'This picture is also shown on “Texts, Home”. Choose another one there first.',
  );
  expect((await send('DELETE', '/projects/patil-residence')).status).toBe(400);
});

test('a picture is turned, and so are its small copies', async () => {
  const { send, ask, view } = await openProjects();
  const before = (await view()).photos[0]!;
  const { said } = await send('POST', '/projects/shah-residence/photos/01.jpg/turn', {
    quarters: 1,
  });
  expect(said).toMatchObject({ width: 40, height: 60 });
  expect(said.stamp).not.toBe(before.stamp);
  const copy = await ask(
    `/projects/shah-residence/photos/01.jpg/picture?size=160&stamp=${said.stamp}`,
  );
  expect(copy.headers.get('Content-Type')).toBe('image/webp');
  expect(await sharp(Buffer.from(await copy.arrayBuffer())).metadata()).toMatchObject({
    width: 40,
    height: 60,
  });
});

test('a project is added hidden, ordered, removed and restored', async () => {
  const { send, list, draft } = await openProjects();
  const begun = await send('POST', '/projects', {
    category: 'residential',
    title: 'Kulkarṇi’s Ghar: आउंध',
  });
  expect(begun.said).toEqual({ slug: 'kulkarni-s-ghar-aundh' });
  const again = await send('POST', '/projects', {
    category: 'residential',
    title: 'Kulkarni s ghar, Aundh',
  });
  expect(again.said).toEqual({ slug: 'kulkarni-s-ghar-aundh-2' });
  const file = draft(`${HOMES}/kulkarni-s-ghar-aundh/project.yaml`);
  expect(parse(readFileSync(file, 'utf8'))).toEqual({
    order: 3,
    hidden: true,
    title: 'Kulkarṇi’s Ghar: आउंध',
  });

  const { order, projects } = (await list()).groups[1]!;
  const wanted = projects.map(({ slug }) => slug).reverse();
  const body = { category: 'residential', value: wanted };
  expect((await send('PUT', '/projects/order', body, order)).status).toBe(200);
  expect((await send('PUT', '/projects/order', body, order)).status).toBe(409);
  expect((await list()).groups[1]!.projects.map(({ slug }) => slug)).toEqual(wanted);

  expect((await send('DELETE', '/projects/shah-residence')).status).toBe(200);
  expect((await list()).removed).toEqual([{ slug: 'shah-residence', title: 'Shah Residence' }]);
  expect((await send('GET', '/projects/shah-residence')).status).toBe(404);
  expect((await send('POST', '/projects/shah-residence/back', {})).status).toBe(200);
  expect((await list()).groups[1]!.projects).toHaveLength(4);
});

test.each([
  ['GET', '/projects/..%2f..%2fsite.yaml'],
  ['GET', '/projects/shah-residence/photos/..%2fproject.yaml/picture'],
  ['GET', '/projects/shah-residence/photos/project.yaml/picture'],
  ['GET', '/projects/shah-residence/photos/..%2f..%2f..%2f..%2f..%2fenquiries.sqlite/picture'],
  ['DELETE', '/projects/shah-residence/photos/views.json'],
  ['DELETE', '/projects/..%2f..'],
  ['POST', '/projects/shah-residence/photos/..%2f..%2f..%2fenquiries.sqlite/back'],
])('%s %s finds no file', async (method, path) => {
  const { ask } = await openProjects();
  const answer = await ask(path, method === 'POST' ? {} : undefined, { method });
  expect(answer.status).toBe(404);
});

/** Pictures of a project, their order and its plan are taken back one by one, and restored. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ChangeTakeBackResult } from '#contract/desk/changes.ts';
import type { Publishing } from '#contract/desk/publishing.ts';
import { copyContent } from '#server/testing/content-copy.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { writeFiles } from '#server/testing/fixtures.ts';

const RAO = 'projects/residential/rao';
const YAML = `title: Rao
hidden: true
cover: 02.jpg
sequence: [03.jpg, 01.jpg, 02.jpg]
photos:
  01.jpg: { room: Hall } # to the window
  02.jpg: { room: Bath, title: Tiles, focus: [0.2, 0.3] }
  03.jpg: { room: Kitchen }
`;
/** Its keys are in another order than the desk writes. */
const view = (file: string, x: number) => ({
  file,
  name: 'camera',
  fov: 60,
  heading: 0,
  page: [x, 10],
});
const VIEWS = { unit: 1, views: [view('01.jpg', 1), view('02.jpg', 2), view('03.jpg', 3)] };
const viewsFile = (views: object) => `${JSON.stringify(views, null, 1)}\n`;

async function open() {
  const content = copyContent();
  writeFiles(content, {
    [`${RAO}/project.yaml`]: YAML,
    [`${RAO}/01.jpg`]: 'one',
    [`${RAO}/02.jpg`]: 'two',
    [`${RAO}/03.jpg`]: 'three',
    [`${RAO}/plan.svg`]: '<svg viewBox="0 0 10 10"/>',
    [`${RAO}/views.json`]: viewsFile(VIEWS),
  });
  const { comeIn, drafts, dataDir } = openTestDesk({ env: { CONTENT_DIR: content } });
  const asha = await comeIn();
  await drafts.open();
  const put = async (name: string, bytes: string) => {
    writeFiles(dataDir, { 'upload.tmp': bytes });
    await drafts.place(`${RAO}/${name}`, join(dataDir, 'upload.tmp'));
  };
  const changes = async () =>
    ((await (await asha.ask('/publishing')).json()) as Publishing).changes;
  const sentences = async () => (await changes()).map(({ sentence }) => sentence).sort();
  const takeBack = async (part: string) => {
    const { id, revision } =
      (await changes()).find(({ sentence }) => sentence.includes(part)) ?? {};
    return asha.ask('/publishing/take-back-one', { id, revision });
  };
  const taken = async (part: string) => {
    const answer = await takeBack(part);
    expect([part, answer.status]).toEqual([part, 200]);
    return (await answer.json()) as ChangeTakeBackResult;
  };
  const again = async (body: ChangeTakeBackResult) =>
    (await asha.ask('/publishing/put-one-again', body)).status;
  const inDraft = (name: string) => join(drafts.folder, RAO, name);
  const text = (name: string) => readFileSync(inDraft(name), 'utf8');
  const yaml = (change: (text: string) => string) =>
    drafts.changeText(`${RAO}/project.yaml`, change);
  return {
    ...{ asha, drafts, put, changes, sentences, takeBack, taken, again, inDraft, text, yaml },
    slug: '/projects/rao/photos',
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** Expects that nothing of the project differs from the published state. */
async function expectPublished({ sentences, text, inDraft }: Opened): Promise<void> {
  expect(await sentences()).toEqual([]);
  expect(text('project.yaml')).toBe(YAML);
  expect(text('views.json')).toBe(viewsFile(VIEWS));
  expect(text('02.jpg')).toBe('two');
  expect(existsSync(inDraft('04.jpg'))).toBe(false);
}

test('a removed picture returns with its texts, its position in the order, as cover and on the plan, and Undo removes it again', async () => {
  const desk = await open();
  const { asha, slug, sentences, taken, again, inDraft, text } = desk;
  expect((await asha.ask(`${slug}/02.jpg`, undefined, { method: 'DELETE' })).status).toBe(200);
  expect(text('project.yaml')).not.toContain('Tiles');
  const removed = await sentences();
  expect(removed).toEqual(['Rao: picture “Tiles” is removed.']);
  const undo = await taken('Tiles');
  await expectPublished(desk);
  expect(await again(undo)).toBe(200);
  expect(existsSync(inDraft('02.jpg'))).toBe(false);
  expect(await sentences()).toEqual(removed);
  await taken('Tiles');
  await expectPublished(desk);
});

test('a new picture is removed with its texts, its place on the plan and the cover, others stay, and Undo restores all of it', async () => {
  const desk = await open();
  const { put, yaml, drafts, taken, again, text, sentences } = desk;
  await put('04.jpg', 'four');
  await yaml((source) =>
    `${source}  04.jpg: { room: Loft, title: Stairs }\n`
      .replace('02.jpg]', '02.jpg, 04.jpg]')
      .replace('cover: 02.jpg', 'cover: 04.jpg'),
  );
  const views = viewsFile({ ...VIEWS, views: [...VIEWS.views, view('04.jpg', 4)] });
  await drafts.changeText(`${RAO}/views.json`, () => views);
  const before = { yaml: text('project.yaml'), sentences: await sentences() };
  expect(before.sentences).toContain('Rao: picture “Stairs” is new.');
  const undo = await taken('“Stairs” is new');
  await expectPublished(desk);
  // Another picture is described in the meantime.
  await yaml((source) => source.replace('room: Hall', 'room: Den'));
  expect(await again(undo)).toBe(200);
  expect(text('04.jpg')).toBe('four');
  expect(text('views.json')).toBe(views);
  expect(text('project.yaml')).toContain('room: Den');
  await taken('“Room”');
  expect(await sentences()).toEqual(before.sentences);
});

test('a turned picture, an order, places on the plan and a plan are taken back, each alone', async () => {
  const desk = await open();
  const { put, yaml, drafts, taken, again, text, sentences } = desk;
  await put('02.jpg', 'turned');
  await yaml((source) =>
    source
      .replace('[0.2, 0.3]', '[0.7, 0.2]')
      .replace('[03.jpg, 01.jpg, 02.jpg]', '[01.jpg, 02.jpg, 03.jpg]'),
  );
  const moved = viewsFile({ ...VIEWS, views: [view('01.jpg', 9), ...VIEWS.views.slice(1)] });
  await drafts.changeText(`${RAO}/views.json`, () => moved);
  expect(await sentences()).toEqual([
    'Rao: its pictures are in another order.',
    'Rao: picture “Tiles” is replaced.',
    'Rao: the pictures are at other places on the plan.',
  ]);
  const order = await taken('another order');
  const focused = YAML.replace('[0.2, 0.3]', '[0.7, 0.2]');
  expect(parse(text('project.yaml'))).toEqual(parse(focused));
  expect(text('project.yaml')).toContain('focus: [0.7, 0.2]');
  const turned = await taken('replaced');
  expect([text('02.jpg'), text('project.yaml')]).toEqual(['two', YAML]);
  await taken('other places');
  await expectPublished(desk);
  for (const undo of [turned, order]) expect(await again(undo)).toBe(200);
  expect(text('02.jpg')).toBe('turned');
  expect(text('project.yaml')).toContain('[0.7, 0.2]');
  for (const one of ['another order', 'replaced']) await taken(one);

  await drafts.writeText(`${RAO}/plan.svg`, '<svg viewBox="0 0 20 10"/>');
  await drafts.writeText(`${RAO}/views.json`, viewsFile({ unit: 2, views: [] }));
  expect(await sentences()).toEqual(['Rao: the plan is replaced.']);
  const plan = await taken('plan is replaced');
  await expectPublished(desk);
  expect(await again(plan)).toBe(200);
  expect([text('plan.svg'), text('views.json')]).toEqual([
    '<svg viewBox="0 0 20 10"/>',
    viewsFile({ unit: 2, views: [] }),
  ]);
});

test('a colleague’s later edit of the picture is never removed, by “Take back” or by Undo', async () => {
  const { asha, put, yaml, changes, taken, again, text } = await open();
  await put('04.jpg', 'four');
  const [{ id, revision } = {}] = await changes();
  await yaml((source) => `${source}  04.jpg: { room: Loft }\n`);
  const late = await asha.ask('/publishing/take-back-one', { id, revision });
  expect([late.status, (await late.json()).error]).toEqual([
    409,
    expect.stringContaining('changed this again'),
  ]);
  const undo = await taken('is new');
  await put('04.jpg', 'another photo of that name');
  expect(await again(undo)).toBe(409);
  expect(text('04.jpg')).toBe('another photo of that name');
});

test('a new picture that a page shows cannot be removed, and the reason is given; a missing cover is refused', async () => {
  const { asha, put, drafts, takeBack, yaml, changes, slug } = await open();
  await put('04.jpg', 'four');
  await drafts.changeText('home.yaml', (text) => `${text}# rao/04\n`);
  const shown = await takeBack('is new');
  expect([shown.status, (await shown.json()).error]).toEqual([
    400,
    expect.stringContaining('also shown'),
  ]);
  await yaml((source) => source.replace('cover: 02.jpg', 'cover: 04.jpg'));
  const cover = (await changes()).find(({ sentence }) => sentence.includes('cover'));
  await asha.ask(`${slug}/02.jpg`, undefined, { method: 'DELETE' });
  const { id, revision } = cover ?? {};
  const answer = await asha.ask('/publishing/take-back-one', { id, revision });
  expect([answer.status, (await answer.json()).error]).toEqual([
    409,
    expect.stringContaining('picture that was removed'),
  ]);
});

test('names that are not a part of a project are refused, and nothing is written', async () => {
  const { asha, yaml, sentences } = await open();
  await yaml((source) => source.replace('Hall', 'Den'));
  const before = await sentences();
  const revision = 'x'.repeat(12);
  for (const id of [
    'projects/../../secret',
    'projects/residential/rao/.hidden.jpg',
    'projects/residential/rao/99.jpg',
    'projects/residential/nothing/01.jpg',
    'projects/residential/rao/plan.svg',
  ]) {
    const answers = [
      await asha.ask('/publishing/take-back-one', { id, revision }),
      await asha.ask('/publishing/put-one-again', {
        ...{ file: id, version: 'f'.repeat(16), undo: [revision] },
      }),
    ];
    for (const { status } of answers) expect([400, 404, 409]).toContain(status);
  }
  expect(await sentences()).toEqual(before);
});

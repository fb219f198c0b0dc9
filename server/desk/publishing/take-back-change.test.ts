/** Taking back one change of the list at Publish, and restoring it. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { ChangeTakeBackResult } from '#contract/desk/changes.ts';
import type { Publishing } from '#contract/desk/publishing.ts';
import { copyContent } from '#server/testing/content-copy.ts';
import { openTestDesk } from '#server/testing/desk.ts';
import { writeFiles } from '#server/testing/fixtures.ts';

const HOME = 'projects/residential/rao/project.yaml';
const QUESTIONS = ['Cost?', 'Time?', 'Place?', 'Team?'].map((question) => ({
  question,
  answer: `All about ${question}`,
}));
const [COST, TIME, PLACE, TEAM] = QUESTIONS;

type Desk = Awaited<ReturnType<ReturnType<typeof openTestDesk>['comeIn']>>;

interface Named {
  readonly materials: Readonly<Record<string, unknown>>;
}

/** The desk with four questions in its content. */
async function open() {
  const content = copyContent();
  const faq = parse(readFileSync(join(content, 'faq.yaml'), 'utf8')) as object;
  writeFiles(content, {
    'faq.yaml': stringify({ ...faq, items: QUESTIONS }),
    [HOME]:
      'title: Rao\nhidden: true\nphotos:\n  01.jpg: { room: Hall, focus: [0.5, 0.2] } # to the window\n',
  });
  const { comeIn, drafts, database } = openTestDesk({ env: { CONTENT_DIR: content } });
  const asha = await comeIn();
  await drafts.open();
  const text = (file: string) => readFileSync(join(drafts.folder, file), 'utf8');
  const published = (file: string) => readFileSync(join(content, file), 'utf8');
  const changes = async () =>
    ((await (await asha.ask('/publishing')).json()) as Publishing).changes;
  const sentences = async () => (await changes()).map(({ sentence }) => sentence).sort();
  const named = async (part: string) => {
    const change = (await changes()).find(({ sentence }) => sentence.includes(part));
    if (!change) throw new Error(`No change says ${part}: ${(await sentences()).join(' ')}`);
    return change;
  };
  const takeBack = async (part: string, who: Desk = asha) => {
    const { id, revision } = await named(part);
    return who.ask('/publishing/take-back-one', { id, revision });
  };
  const taken = async (part: string) => {
    const answer = await takeBack(part);
    expect([part, answer.status, answer.status === 200 || (await answer.json())]).toEqual([
      part,
      200,
      true,
    ]);
    return (await answer.json()) as ChangeTakeBackResult;
  };
  const again = (body: ChangeTakeBackResult) => asha.ask('/publishing/put-one-again', body);
  return {
    ...{ asha, comeIn, content, drafts, database, text, published },
    ...{ changes, sentences, named, takeBack, taken, again },
    items: (entries: readonly unknown[]) =>
      drafts.changeText('faq.yaml', (source) => stringify({ ...parse(source), items: entries })),
    itemsNow: () => (parse(text('faq.yaml')) as { items: unknown }).items,
  };
}

test('one changed text is taken back to the published one, the others stay, and Undo restores it', async () => {
  const { items, itemsNow, taken, again, sentences, database } = await open();
  const cost = { question: 'Cost?', answer: 'A range.' };
  const time = { question: 'Time?', answer: 'Some weeks.' };
  await items([cost, time, PLACE, TEAM]);
  const before = await sentences();
  const undo = await taken('“Cost?”');
  expect(itemsNow()).toEqual([COST, time, PLACE, TEAM]);
  expect(await sentences()).toEqual(before.filter((one) => one.includes('Time?')));
  expect((await again(undo)).status).toBe(200);
  expect(itemsNow()).toEqual([cost, time, PLACE, TEAM]);
  // A second time there is nothing to undo.
  expect((await again(undo)).status).toBe(409);
  const auditEntries = await database.call('auditEntries', Number.MAX_SAFE_INTEGER, 50);
  expect(auditEntries).toContainEqual(
    expect.objectContaining({ who: 'Asha', what: 'took back one change of:', detail: 'Questions' }),
  );
});

test('a text that breaks a newer rule is taken back, and Undo restores it', async () => {
  const { items, itemsNow, taken, again } = await open();
  const long = { question: 'Cost?', answer: 'x'.repeat(1200) };
  await items([long, TIME, PLACE, TEAM]);
  const undo = await taken('“Cost?”');
  expect(itemsNow()).toEqual(QUESTIONS);
  expect((await again(undo)).status).toBe(200);
  expect(itemsNow()).toEqual([long, TIME, PLACE, TEAM]);
});

test('an added entry is removed, a removed one returns to its position, a moved one moves back: each alone, to the letter in the end', async () => {
  const { items, itemsNow, taken, again, text, published, sentences } = await open();
  const added = { question: 'Where do you build?', answer: 'In Pune, mostly.' };
  await items([TEAM, COST, added, PLACE]);
  const all = await sentences();
  expect(all).toHaveLength(3);
  const removed = await taken('“Time?” is removed');
  expect(itemsNow()).toEqual([TEAM, COST, TIME, added, PLACE]);
  const moved = await taken('moved');
  expect(itemsNow()).toEqual([COST, TIME, PLACE, added, TEAM]);
  const gone = await taken('Where do you build?');
  expect(itemsNow()).toEqual(QUESTIONS);
  expect(text('faq.yaml')).toBe(published('faq.yaml'));
  expect(await sentences()).toEqual([]);
  for (const undo of [gone, moved, removed]) expect((await again(undo)).status).toBe(200);
  expect(await sentences()).toEqual(all);
});

test('a moved named entry goes back, and Undo moves it again, also after another entry was added and one rewritten', async () => {
  const { drafts, taken, again, text, published } = await open();
  const names = () => Object.keys((parse(text('materials.yaml')) as Named).materials);
  const write = (change: (whole: Named) => Named) =>
    drafts.changeText('materials.yaml', (source) => stringify(change(parse(source) as Named)));
  const had = names();
  const [first = '', ...rest] = had;
  const moved = [...rest, first];
  await write((whole) => ({
    ...whole,
    materials: Object.fromEntries(moved.map((name) => [name, whole.materials[name]])),
  }));
  const undo = await taken('the order is changed');
  expect(names()).toEqual(had);
  await write((whole) => {
    const entry = whole.materials[first] as object;
    const all = { ...whole.materials, [first]: { ...entry, name: 'Anew' }, more: entry };
    return { ...whole, materials: all };
  });
  expect((await again(undo)).status).toBe(200);
  expect(names()).toEqual([...moved.slice(0, -1), first, 'more']);
  expect(published('materials.yaml')).not.toContain('Anew');
});

test('a setting of a project’s picture and a hidden section are taken back, too', async () => {
  const { drafts, taken, text, published } = await open();
  await drafts.changeText(HOME, (source) =>
    source.replace('[0.5, 0.2]', '[0.1, 0.9]').replace('Hall', 'Den'),
  );
  await taken('“Room”');
  expect(text(HOME)).toContain('{ room: Hall, focus: [0.1, 0.9] } # to the window');
  await taken('focal point');
  expect(text(HOME)).toBe(published(HOME));
  await drafts.changeText('home.yaml', (source) => `${source}hidden: { process: true }\n`);
  await taken('hidden');
  expect(text('home.yaml')).toBe(published('home.yaml'));
});

test('a colleague’s later edit is never overwritten, by “Take back” or by Undo', async () => {
  const { items, itemsNow, named, asha, taken, again } = await open();
  const mine = (answer: string) => items([{ ...COST, answer }, TIME, PLACE, TEAM]);
  await mine('A range.');
  const { id, revision } = await named('“Cost?”');
  await mine('A wide range.');
  const late = await asha.ask('/publishing/take-back-one', { id, revision });
  expect([late.status, (await late.json()).error]).toEqual([
    409,
    expect.stringContaining('changed this again'),
  ]);
  expect(itemsNow()).toContainEqual({ ...COST, answer: 'A wide range.' });
  const undo = await taken('“Cost?”');
  await mine('From 9 lakh.');
  const answer = await again(undo);
  expect([answer.status, (await answer.json()).error]).toEqual([
    409,
    expect.stringContaining('changed after it was taken back'),
  ]);
  expect(itemsNow()).toContainEqual({ ...COST, answer: 'From 9 lakh.' });
});

test('a colleague cannot take back or restore a change of the brand, but can do so with others of the same page', async () => {
  const { drafts, comeIn, takeBack, taken, text } = await open();
  const ravi = await comeIn('ravi@studio.example', 'Ravi', 'colleague');
  await drafts.changeText('site.yaml', (source) => source.replace(/^name: .*$/m, 'name: Angan'));
  const before = text('site.yaml');
  expect((await takeBack('Name', ravi)).status).toBe(403);
  expect(text('site.yaml')).toBe(before);
  const undo = await taken('Name');
  expect((await ravi.ask('/publishing/put-one-again', undo)).status).toBe(403);
  expect(text('site.yaml')).not.toContain('name: Angan');
});

test('paths that are not a changed text of the content are refused, and nothing is written', async () => {
  const { asha, items, named, drafts, content } = await open();
  await items([{ ...COST, answer: 'A range.' }, TIME, PLACE, TEAM]);
  const { revision = '' } = await named('“Cost?”');
  cpSync(join(content, 'faq.yaml'), join(drafts.folder, '..', 'secret.yaml'));
  const version = 'x'.repeat(16);
  for (const file of ['../secret.yaml', 'pictures.yaml', 'about.yaml', 'faq', '/etc/passwd', ' ']) {
    const id = `${file}#items.0.answer`;
    expect([file, (await asha.ask('/publishing/take-back-one', { id, revision })).status]).toEqual([
      file,
      409,
    ]);
    const body = { file, version, undo: [revision] };
    expect([400, 409]).toContain((await asha.ask('/publishing/put-one-again', body)).status);
  }
});

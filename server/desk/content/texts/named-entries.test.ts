import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { costs } from '#content-model/costs-schema.server.ts';
import type { Costs } from '#content-model/schema.server.ts';
import { openTexts } from './testing/open-texts.ts';

const TEXTS = { family: 'Plaster', line: 'A red floor.', from: 'Pune.', ages: 'It shines.' };
const REST = { care: 'Water.', instead: 'Tiles.' };

test('a material is added under its own name, removed, and restored with all its values', async () => {
  const { list, changeList, draft, content } = await openTexts();
  const materials = () => parse(draft('materials.yaml')).materials;
  const before = readFileSync(join(content, 'materials.yaml'), 'utf8');
  expect(await list('materials', 'materials')).toMatchObject({
    ...{ entry: 'Material', canAdd: true, canMove: true, canRemove: true },
    blank: [{ label: 'Name' }, { label: 'Family' }, ...Array(5).fill({ type: 'text' })],
  });
  const add = (name: string) =>
    changeList('materials', 'materials', { type: 'add', values: { name, ...TEXTS, ...REST } });
  expect((await add('red oxide: polished')).status).toBe(200);
  const { share } = parse(draft('site.yaml'));
  const added = {
    ...{ name: 'red oxide: polished', ...TEXTS, ...REST },
    sample: { picture: share.file, at: [50, 50] },
  };
  expect(materials()).toEqual({ ...parse(before).materials, 'red-oxide-polished': added });
  expect(draft('materials.yaml').startsWith(before.trimEnd())).toBe(true);
  expect((await add('Red oxide, polished')).status).toBe(200);
  expect(Object.keys(materials()).at(-1)).toBe('red-oxide-polished-2');
  const remove = (entry: string) => changeList('materials', 'materials', { type: 'remove', entry });
  expect((await remove('red-oxide-polished')).status).toBe(200);
  expect((await remove('red-oxide-polished')).status).toBe(404);
  expect((await remove('red-oxide-polished-2.name')).status).toBe(404);
  const [gone] = (await list('materials', 'materials')).removed;
  expect(gone?.name).toBe('red oxide: polished');
  expect(
    (await changeList('materials', 'materials', { type: 'restore', id: gone?.id ?? '' })).status,
  ).toBe(200);
  expect(materials()['red-oxide-polished']).toEqual(added);
});

test('a material that a picture uses cannot be removed, and the reason is given in plain words', async () => {
  const { changeList, draft, drafts, content } = await openTexts();
  await drafts.open();
  const before = draft('materials.yaml');
  const projects = readdirSync(join(content, 'projects'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('project.yaml'))
    .map((file) => readFileSync(join(content, 'projects', file), 'utf8'));
  const [, entry = ''] = /materials: \[([a-z-]+)/.exec(projects.join('\n')) ?? [];
  const { name } = parse(before).materials[entry];
  const answer = await changeList('materials', 'materials', { type: 'remove', entry });
  expect([answer.status, (await answer.json()).error]).toEqual([
    400,
    expect.stringMatching(
      new RegExp(
        `^This entry is still needed\\. (The|A) picture .*of “[^”]+” still names the material “${name}”`,
      ),
    ),
  ]);
  expect(draft('materials.yaml')).toBe(before);
});

test('a room of the costs is added with its name, and starts with the lines of the previous one', async () => {
  const { changeList, draft } = await openTexts();
  const values = { name: 'Prayer room' };
  expect((await changeList('costs', 'rooms', { type: 'add', values })).status).toBe(200);
  const { rooms } = parse(draft('costs.yaml'));
  expect(rooms['prayer-room']).toMatchObject({
    ...values,
    parts: expect.arrayContaining([expect.anything()]),
  });
});

test('a room is added to a home by choosing it, and removed again', async () => {
  const { list, changeList, draft, drafts } = await openTexts();
  await drafts.open();
  const costs = parse(draft('costs.yaml')) as Costs;
  const [home = ''] = Object.keys(costs.homes);
  const path = `homes.${home}.rooms`;
  const before = costs.homes[home]?.rooms ?? {};
  const { blank, entry } = await list('costs', path);
  const [one] = blank[0]?.choices ?? [];
  expect([entry, blank[0]?.type, Object.hasOwn(before, one?.value ?? '')]).toEqual([
    ...['Room', 'choice', false],
  ]);
  const add = (value: string) => changeList('costs', path, { type: 'add', values: { '': value } });
  expect((await add('')).status).toBe(400);
  expect((await add('ballroom')).status).toBe(400);
  expect((await add(one?.value ?? '')).status).toBe(200);
  const rooms = () => parse(draft('costs.yaml')).homes[home].rooms;
  expect(rooms()).toEqual({ ...before, [one?.value ?? '']: 1 });
  expect(
    (await changeList('costs', path, { type: 'remove', entry: one?.value ?? '' })).status,
  ).toBe(200);
  expect(rooms()).toEqual(before);
});

test.each([
  ['costs', 'rooms'],
  ['costs', 'homes'],
  ['costs', 'places'],
  ['materials', 'kinds'],
  ['materials', 'materials'],
] as const)(
  'in %s, the order of %s is changed in the file, and back to the letter',
  async (file, path) => {
    const { changeList, draft, content } = await openTexts();
    const before = readFileSync(join(content, `${file}.yaml`), 'utf8');
    const names = () => Object.keys(parse(draft(`${file}.yaml`))[path]);
    const old = Object.keys(parse(before)[path]);
    const [first = '', second = '', ...rest] = old;
    const move = (entry: string, by: number) => changeList(file, path, { type: 'move', entry, by });
    expect((await move(first, 1)).status).toBe(200);
    expect(names()).toEqual([second, first, ...rest]);
    expect(parse(draft(`${file}.yaml`))).toEqual(parse(before));
    expect((await move(first, -1)).status).toBe(200);
    expect(draft(`${file}.yaml`)).toBe(before);
    expect((await move('nothing', 1)).status).toBe(404);
  },
);

test('the kinds of work can be reordered, as can the form, but not added or removed', async () => {
  const { changeList, list, draft, content } = await openTexts();
  const before = readFileSync(join(content, 'costs.yaml'), 'utf8');
  const all = await list('costs', 'work');
  expect(all).toMatchObject({ canAdd: false, canMove: true, canRemove: false });
  const [first = '', second = '', ...rest] = Object.keys(parse(before).work);
  expect(all.entries.map(({ path }) => path)).toContain(`work.${first}`);
  const move = { type: 'move', entry: first, by: 1 } as const;
  expect((await changeList('costs', 'work', move)).status).toBe(200);
  const { work } = costs.parse(parse(draft('costs.yaml')));
  expect(Object.keys(work)).toEqual([second, first, ...rest]);
  for (const one of [
    { type: 'remove', entry: first },
    { type: 'add', values: { '': 'Painting' } },
  ] as const)
    expect((await changeList('costs', 'work', one)).status).toBe(400);
  expect((await changeList('costs', 'work', { ...move, by: -1 })).status).toBe(200);
  expect(draft('costs.yaml')).toBe(before);
});

test('a removed room is restored at its position', async () => {
  const { changeList, list, draft, drafts } = await openTexts();
  await drafts.open();
  const names = () => Object.keys(parse(draft('materials.yaml')).kinds);
  const add = async (name: string) =>
    expect((await changeList('materials', 'kinds', { type: 'add', values: { name } })).status).toBe(
      200,
    );
  await add('attics');
  await add('cellars');
  const before = names();
  expect((await changeList('materials', 'kinds', { type: 'remove', entry: 'attics' })).status).toBe(
    200,
  );
  const [gone] = (await list('materials', 'kinds')).removed;
  await changeList('materials', 'kinds', { type: 'restore', id: gone?.id ?? '' });
  expect(names()).toEqual(before);
});

test('the work of a line and a room of a home are chosen by the words of the site', async () => {
  const { field, list, put, draft, drafts } = await openTexts();
  await drafts.open();
  const { work, rooms, homes } = parse(draft('costs.yaml')) as Costs;
  const [room = ''] = Object.keys(rooms);
  const place = `rooms.${room}.parts.0.work`;
  const line = await field('costs', place);
  expect(line).toMatchObject({ choices: Object.keys(work), choiceWords: Object.values(work) });
  expect((await put('costs', line, 'lights')).status).toBe(200);
  expect(parse(draft('costs.yaml')).rooms[room].parts[0].work).toBe('lights');
  const [home = ''] = Object.keys(homes);
  const [asked] = (await list('costs', `homes.${home}.rooms`)).blank;
  for (const { value, label } of asked?.choices ?? []) expect(label).toBe(rooms[value]?.name);
});

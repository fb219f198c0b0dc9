/** Homes, rooms, lines of a bill and other choices are offered by their names, so nobody types a key of the file. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Costs } from '#content-model/schema.server.ts';
import { openTexts } from './testing/open-texts.ts';

const open = async () => {
  const desk = await openTexts();
  await desk.drafts.open();
  const costs = () => parse(desk.draft('costs.yaml')) as Costs;
  return { ...desk, costs };
};

test('choices that are names of code have labels', async () => {
  const { field } = await open();
  expect(await field('projects', 'layout')).toMatchObject({
    choices: ['tabs', 'accordion'],
    choiceWords: ['One at a time, beside each other', 'Below each other, to be opened'],
  });
});

test('the home, its room and the lines of the bill are offered in the words of the costs page', async () => {
  const { field, costs } = await open();
  const { homes, rooms, oneRoom } = costs();
  if (!oneRoom) throw new Error('The content shows no room at the three levels.');
  const all = Object.keys(homes);
  const offered = { choices: all, choiceWords: all.map((home) => homes[home]?.name) };
  expect(await field('costs', 'oneRoom.home')).toMatchObject({ type: 'choice', ...offered });
  expect(await field('costs', 'example.home')).toMatchObject({ type: 'choice', ...offered });
  const ofHome = Object.keys(homes[oneRoom.home]?.rooms ?? {});
  expect(await field('costs', 'oneRoom.room')).toMatchObject({
    choices: ofHome,
    choiceWords: ofHome.map((room) => rooms[room]?.name),
  });
  const lines = rooms[oneRoom.room]?.parts.map(({ name }) => name);
  expect(await field('costs', 'oneRoom.marks.0.part')).toMatchObject({
    ...{ type: 'choice', choices: lines, value: oneRoom.marks[0]?.part },
  });
});

test('a room of the bill on another page, and the first hour, are chosen, too', async () => {
  const { field, draft } = await open();
  const at = parse(draft('process.yaml')).steps.findIndex((step: object) => 'bill' in step);
  expect(await field('process', `steps.${at}.bill.room`)).toMatchObject({ type: 'choice' });
  const hours = parse(draft('services.yaml')).daylight.hours.map(({ name }: Named) => name);
  expect(await field('services', 'daylight.hangs')).toMatchObject({ choices: hours });
});

interface Named {
  readonly name: string;
}

test('another room has its own lines for the marks, and marks without a line are removed', async () => {
  const { field, put, costs } = await open();
  const room = await field('costs', 'oneRoom.room');
  expect((await put('costs', room, 'kitchen')).status).toBe(200);
  const { oneRoom, rooms } = costs();
  const lines = rooms.kitchen?.parts.map(({ name }) => name) ?? [];
  const parts = oneRoom?.marks.map(({ part }) => part) ?? [];
  expect(oneRoom?.room).toBe('kitchen');
  expect(new Set(parts).size).toBe(parts.length);
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) expect(lines).toContain(part);
});

test('the published room restores its marks and their lines to the letter; marks that were edited in the meantime stay', async () => {
  const { field, put, draft, costs } = await open();
  const published = draft('costs.yaml');
  const { oneRoom, rooms } = costs();
  const fewest = Object.keys(rooms).toSorted(
    (a, b) => (rooms[a]?.parts.length ?? 0) - (rooms[b]?.parts.length ?? 0),
  );
  const offered = (await field('costs', 'oneRoom.room')).choices ?? [];
  const other = fewest.find((room) => room !== oneRoom?.room && offered.includes(room)) ?? '';
  await put('costs', await field('costs', 'oneRoom.room'), other);
  expect(draft('costs.yaml')).not.toBe(published);
  await put('costs', await field('costs', 'oneRoom.room'), oneRoom?.room ?? '');
  expect(draft('costs.yaml')).toBe(published);
  await put('costs', await field('costs', 'oneRoom.room'), other);
  await put('costs', await field('costs', 'oneRoom.marks.0.simple'), 'Red tiles');
  const edited = costs().oneRoom?.marks.map(({ part: _, ...mark }) => mark);
  await put('costs', await field('costs', 'oneRoom.room'), oneRoom?.room ?? '');
  expect(costs().oneRoom?.marks.map(({ part: _, ...mark }) => mark)).toEqual(edited);
});

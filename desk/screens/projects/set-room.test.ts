import { expect, test } from 'vitest';
import { createKeeper } from '../../keep/keeper.ts';
import { emptyBrowser } from '../../keep/testing/keeper.ts';
import type { Saved } from '../../keep/types.ts';
import { createRoomSetter } from './set-room.ts';

emptyBrowser();

/** A sheet of pictures, with a server that saves and records what is sent. */
function open(pictures: Record<string, { room: string; materials: string[] }>) {
  const saved = new Map<string, Saved>();
  for (const [file, { room, materials }] of Object.entries(pictures)) {
    saved.set(`${file}/room`, { value: room, revision: '1' });
    saved.set(`${file}/materials`, { value: materials, revision: '1' });
  }
  const sent: [path: string, value: unknown, revision: string][] = [];
  const keeper = createKeeper({
    send: async (path, { value, revision }) => {
      sent.push([path, value, revision]);
      return { is: 'saved', saved: { value, revision: String(Number(revision) + 1) } };
    },
    apply: (path, value) => saved.set(path, value),
    merge: () => null,
    onSent: () => {},
    onLeft: () => {},
  });
  keeper.open('asha@osari.test');
  const at = (path: string) => saved.get(path) as Saved<never>;
  const photoOf = (file: string) =>
    file in pictures
      ? { file, room: at(`${file}/room`), materials: at(`${file}/materials`) }
      : undefined;
  return { ...createRoomSetter({ keeper, pathOf: (file) => file, photoOf }), keeper, sent, saved };
}
const HALL = { room: 'Hall', materials: ['teak'] };

test('a room is assigned and undone without a change of the materials', async () => {
  const { give, keeper, sent } = open({ a: HALL });
  const given = give('a', { ...HALL, room: 'Kitchen' });
  expect(given?.changed).toEqual(['room']);
  await keeper.flush();
  await given?.undo();
  await keeper.flush();
  // The Undo is based on the values saved by then.
  expect(sent).toEqual([
    ['a/room', 'Kitchen', '1'],
    ['a/room', 'Hall', '2'],
  ]);
});

test('materials that were copied with the same room, or with no room, are undone, too', async () => {
  for (const room of ['Hall', '']) {
    const { give, keeper, saved } = open({ a: { room, materials: ['teak'] } });
    const given = give('a', { room, materials: ['kota', 'brass'] });
    expect(given?.changed).toEqual(['materials']);
    await keeper.flush();
    expect(saved.get('a/materials')?.value).toEqual(['kota', 'brass']);
    await given?.undo();
    await keeper.flush();
    expect(saved.get('a/materials')?.value).toEqual(['teak']);
  }
});

test('later edits stay, and an Undo without effect says so', async () => {
  const { give, keeper, saved } = open({ a: HALL });
  const given = give('a', { room: 'Kitchen', materials: ['kota'] });
  await keeper.flush();
  keeper.write('a/materials', saved.get('a/materials') as Saved, ['brass']);
  await given?.undo();
  await keeper.flush();
  expect([saved.get('a/room')?.value, saved.get('a/materials')?.value]).toEqual([
    'Hall',
    ['brass'],
  ]);
  await expect(given?.undo()).rejects.toThrow('so nothing was undone.');
});

test('values that a picture already has, including unsaved ones, change nothing', () => {
  const { give, valuesOf, keeper, saved } = open({ a: HALL, b: { room: '', materials: [] } });
  expect(give('a', HALL)).toBeNull();
  expect(give('gone', HALL)).toBeNull();
  const room = saved.get('b/room') as Saved<string>;
  keeper.write('b/room', room, 'Hall ');
  const photo = { file: 'b', room, materials: saved.get('b/materials') as Saved<string[]> };
  expect(valuesOf(photo)).toEqual({ room: 'Hall', materials: [] });
  expect(give('b', { room: 'Hall', materials: [] })).toBeNull();
});

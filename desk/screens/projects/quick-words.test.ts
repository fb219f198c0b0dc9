import { expect, test } from 'vitest';
import { givesWords, isNumber, numberedRooms, saidOf, suggestion } from './quick-words.ts';

test('the rooms of a project have the first numbers, then those that most homes have, nine at most', () => {
  expect(numberedRooms(['Verandah', 'Kitchen'], true).slice(0, 4)).toEqual([
    'Verandah',
    'Kitchen',
    'Living room',
    'Main bedroom',
  ]);
  expect(numberedRooms(['Verandah'], true)).toHaveLength(9);
  expect(numberedRooms(['Reception'], false)).toEqual(['Reception']);
});

test('a description is suggested by room, materials and the picture before, and not where nothing is known', () => {
  const known = { room: 'Kitchen', title: '', materials: ['Kota stone', 'teak'], before: null };
  expect(suggestion(known)).toBe('Kitchen, with Kota stone and teak.');
  const again = { ...known, room: 'TV room', before: { room: 'TV room', alt: 'A sofa.' } };
  expect(suggestion(again)).toBe('TV room, from another side, with Kota stone and teak.');
  expect(suggestion({ ...known, materials: [], before: { room: 'Hall', alt: 'A hall.' } })).toBe(
    'Kitchen.',
  );
  expect(suggestion({ ...known, room: ' ', title: '' })).toBeNull();
});

test('a number gives words once while it is held down, and none while a picture is lifted', () => {
  expect(['0', '9', 'a', '10', 'Home'].map((key) => isNumber({ key }))).toEqual([
    ...[true, true],
    ...[false, false, false],
  ]);
  expect(givesWords({ key: '3', repeat: false }, false)).toBe(true);
  expect(givesWords({ key: '3', repeat: true }, false)).toBe(false);
  expect(givesWords({ key: '3', repeat: false }, true)).toBe(false);
});

test('what a key changed is said, and nothing else', () => {
  const said = (changed: readonly ('room' | 'materials')[], room = 'Kitchen') =>
    saidOf({ n: 4, changed, room });
  expect(said(['room'])).toBe('Picture 4: Kitchen.');
  expect(said(['room', 'materials'])).toBe('Picture 4: Kitchen, materials as in picture 3.');
  expect(said(['materials'])).toBe('Picture 4: materials as in picture 3.');
  expect(said(['room'], '')).toBe('Picture 4: no room.');
});

import { expect, test } from 'vitest';
import { changeMessage, isNumber, numberedRooms, setsRoom, suggestions } from './number-keys.ts';

test('the rooms of a project get the first numbers, then the most common ones, at most nine', () => {
  expect(numberedRooms(['Verandah', 'Kitchen'], true).slice(0, 4)).toEqual([
    'Verandah',
    'Kitchen',
    'Living room',
    'Main bedroom',
  ]);
  expect(numberedRooms(['Verandah'], true)).toHaveLength(9);
  expect(numberedRooms(['Reception'], false)).toEqual(['Reception']);
});

test('descriptions are suggested from room, materials and neighbouring pictures, and none if nothing is known', () => {
  const known = { room: 'Kitchen', title: '', materials: ['Kota stone', 'teak'], neighbours: [] };
  const own = { text: 'Kitchen, with Kota stone and teak.', of: null };
  expect(suggestions(known)).toEqual([own]);
  expect(suggestions({ ...known, materials: [] })).toEqual([{ text: 'Kitchen.', of: null }]);
  expect(suggestions({ ...known, room: '' })).toEqual([{ text: 'Kota stone and teak.', of: null }]);
  const nothing = { room: ' ', title: '', materials: [], neighbours: [] };
  expect(suggestions(nothing)).toEqual([]);
  // A picture of another room says nothing about this one; if no room is known, it may.
  const [hall, sink] = [
    { n: 3, room: 'Hall', alt: 'A hall.' },
    { n: 5, room: 'Kitchen', alt: 'A sink under a window.' },
  ];
  const ofSink = { text: sink.alt, of: 5 };
  expect(suggestions({ ...known, neighbours: [hall, sink] })).toEqual([own, ofSink]);
  expect(suggestions({ ...nothing, neighbours: [hall, sink] })).toEqual([
    { text: hall.alt, of: 3 },
    ofSink,
  ]);
  expect(suggestions({ ...nothing, neighbours: [{ n: 2, room: '', alt: ' ' }] })).toEqual([]);
});

test('a number key acts once while it is held down, and not while a picture is lifted', () => {
  expect(['0', '9', 'a', '10', 'Home'].map((key) => isNumber({ key }))).toEqual([
    ...[true, true],
    ...[false, false, false],
  ]);
  expect(setsRoom({ key: '3', repeat: false }, false)).toBe(true);
  expect(setsRoom({ key: '3', repeat: true }, false)).toBe(false);
  expect(setsRoom({ key: '3', repeat: false }, true)).toBe(false);
});

test('only what a key changed is announced', () => {
  const said = (changed: readonly ('room' | 'materials')[], room = 'Kitchen') =>
    changeMessage({ n: 4, changed, room });
  expect(said(['room'])).toBe('Picture 4: Kitchen.');
  expect(said(['room', 'materials'])).toBe('Picture 4: Kitchen, materials as in picture 3.');
  expect(said(['materials'])).toBe('Picture 4: materials as in picture 3.');
  expect(said(['room'], '')).toBe('Picture 4: no room.');
});

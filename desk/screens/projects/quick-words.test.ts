import { expect, test } from 'vitest';
import { numberedRooms, suggestion } from './quick-words.ts';

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
  const known = { room: 'Kitchen', title: '', materials: ['Kota stone', 'Teak'], before: null };
  expect(suggestion(known)).toBe('Kitchen, with kota stone and teak.');
  expect(suggestion({ ...known, before: { room: 'Kitchen', alt: 'A counter.' } })).toBe(
    'The kitchen from another side, with kota stone and teak.',
  );
  expect(suggestion({ ...known, materials: [], before: { room: 'Hall', alt: 'A hall.' } })).toBe(
    'Kitchen.',
  );
  expect(suggestion({ ...known, room: ' ', title: '' })).toBeNull();
});

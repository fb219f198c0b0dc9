import { expect, test } from 'vitest';
import { slugOf, urlName } from './names.ts';

test('a plain name keeps its address', () => {
  expect(urlName('patil-residence/08')).toBe('patil-residence-08');
  expect(urlName('films/playlist-1-night')).toBe('films-playlist-1-night');
  expect(urlName('armchair')).toBe('armchair');
});

test('any other name gets letters, digits and hyphens, always the same and never that of another', () => {
  const names = [
    'IMG 1234 (2)',
    'IMG 1234 [2]',
    '50% off, #1',
    'बैठक खोली',
    'झोपाळा',
    'सोपा',
    'a?b',
    'é',
  ];
  const made = names.map(urlName);
  expect(made[0]).toMatch(/^img-1234-2-[0-9a-f]{6}$/);
  expect(made[2]).toMatch(/^50-off-1-[0-9a-f]{6}$/);
  expect(made[3]).toMatch(/^[0-9a-f]{6}$/);
  for (const name of made) expect(name).toMatch(/^[a-z0-9-]+$/);
  expect(new Set(made).size).toBe(names.length);
  expect(names.map(urlName)).toEqual(made);
});

test('accents are left out of a slug, and nothing is left of letters that no address has', () => {
  expect(slugOf('Café Résidence')).toBe('cafe-residence');
  expect(slugOf('Patil Residence ')).toBe('patil-residence');
  expect(slugOf('पाटील')).toBe('');
});

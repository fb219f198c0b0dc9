import { expect, test } from 'vitest';
import type { LibraryPicture } from '#contract/desk/pictures.ts';
import { pictureName, pictureNames } from './picture-name.ts';

const SERVICE = {
  field: null,
  label: 'Services, Service 1, Picture',
  href: '',
  alt: null,
  caption: null,
};

test('a picture is named by its description, else by its place, else by its file', () => {
  const picture = { key: 'photos/front-door', alt: 'A teak desk: a brush', uses: [SERVICE] };
  expect(pictureName(picture)).toBe('A teak desk');
  expect(pictureName({ ...picture, alt: ' ' })).toBe('Services, Service 1, Picture');
  expect(pictureName({ key: picture.key })).toBe('Picture “front-door”');
});

test('the name is the start of a long description, in whole words', () => {
  const alt = `An unmade bed, ${'its cane headboard before a sage wall, '.repeat(4)}`;
  const name = pictureName({ key: 'a', alt });
  expect(name).toMatch(/^An unmade bed, its cane headboard before a sage wall.* …$/);
  expect(name.length).toBeLessThanOrEqual(72);
  expect(pictureName({ key: 'a', alt: 'A hall. Two chairs.' })).toBe('A hall');
});

test('a name is not cut after a short word with a full stop', () => {
  expect(pictureName({ key: 'a', alt: 'Mr. Rao at his desk: a portrait' })).toBe(
    'Mr. Rao at his desk',
  );
});

test('pictures with the same name get their file names, too', () => {
  const of = (key: string, alt: string) => ({ key, alt, uses: [] }) as unknown as LibraryPicture;
  const names = pictureNames([
    of('a/1', 'A teak desk: open'),
    of('a/2', 'A teak desk: shut'),
    of('a/3', 'A sofa'),
  ]);
  expect([...names.values()]).toEqual(['A teak desk (a/1)', 'A teak desk (a/2)', 'A sofa']);
});

import { expect, test } from 'vitest';
import { pictureName } from './picture-name.ts';

const SERVICE = { field: null, label: 'Services, Service 1, Picture', href: '', alt: null };

test('a picture is called by its description, else by its place, else by its file', () => {
  const picture = { key: 'photos/front-door', alt: 'A teak desk: a brush', uses: [SERVICE] };
  expect(pictureName(picture)).toBe('A teak desk');
  expect(pictureName({ ...picture, alt: ' ' })).toBe('Services, Service 1, Picture');
  expect(pictureName({ key: picture.key })).toBe('Picture “front-door”');
});

test('the name is the beginning of a long description, in whole words', () => {
  const alt = `An unmade bed, ${'its cane headboard before a sage wall, '.repeat(4)}`;
  const name = pictureName({ key: 'a', alt });
  expect(name).toMatch(/^An unmade bed, its cane headboard before a sage wall.* …$/);
  expect(name.length).toBeLessThanOrEqual(72);
  expect(pictureName({ key: 'a', alt: 'A hall. Two chairs.' })).toBe('A hall');
});

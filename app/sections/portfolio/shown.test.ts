import { expect, test } from 'vitest';
import type { Category, Plan } from '#content-model/types.ts';
import { shownCategories } from './shown.ts';

const project = (slug: string, count: number) => ({
  slug,
  title: slug,
  kind: 'visualisation' as const,
  photos: Array.from({ length: count }, (_, i) => ({
    n: i + 1,
    title: '',
    alt: '',
    details: 'Teak',
  })),
});
const category = (...counts: number[]): Category => ({
  key: 'homes',
  title: 'Homes',
  description: '',
  projects: counts.map((count, i) => project(`p${i}`, count)),
});
const shownCounts = (shown: Category) =>
  shownCategories([shown])[0]?.projects.map(({ count, photos }) => [photos.length, count]);

test('a category with few pictures shows them all', () => {
  expect(shownCounts(category(8))).toEqual([[8, 8]]);
});

test('a category with many pictures shows the first five of each project and has their total number', () => {
  expect(shownCounts(category(12, 25, 3))).toEqual([
    [5, 12],
    [5, 25],
    [3, 3],
  ]);
});

test('a category with many projects shows fewer of each, but at least one', () => {
  expect(shownCounts(category(...Array(9).fill(9)))?.[0]).toEqual([2, 9]);
  expect(shownCounts(category(...Array(18).fill(9)))?.at(-1)).toEqual([1, 9]);
});

test('the gallery never shows more than eighteen pictures', () => {
  const shown = shownCounts(category(...Array(72).fill(14))) ?? [];
  expect(shown.reduce((sum, [pictures]) => sum + pictures!, 0)).toBe(18);
});

test('a long category shows only pictures with a file, if there are any', () => {
  const encoded = { base: '/media/x', width: 3, height: 2, colour: '#000000' };
  const [first] = category(13).projects;
  const photos = first!.photos.map((photo) => (photo.n === 8 ? { ...photo, encoded } : photo));
  const shown = shownCategories([{ ...category(13), projects: [{ ...first!, photos }] }]);
  expect(shown[0]?.projects[0]?.photos.map(({ n }) => n)).toEqual([8]);
});

test('the details of a picture are left out of the gallery', () => {
  expect(shownCategories([category(2)])[0]?.projects[0]?.photos[0]).not.toHaveProperty('details');
});

test('the plan is left out of the gallery', () => {
  const plan: Plan = {
    src: '/media/p.svg',
    viewBox: [0, 0, 4, 3],
    metre: 1,
    standpoints: [],
    rooms: [],
  };
  const [first] = category(2).projects;
  const shown = shownCategories([{ ...category(2), projects: [{ ...first!, plan }] }]);
  expect(shown[0]?.projects[0]).not.toHaveProperty('plan');
});

import { expect, test } from 'vitest';
import type { Category, Photo } from '#content-model/types.ts';
import { teaserProjects } from './teaser-projects.ts';

const encoded = { base: '/media/a', width: 3, height: 2, colour: '#fff' };
const photo = (n: number, more: Partial<Photo> = {}): Photo => ({
  n,
  title: '',
  alt: `view ${n}`,
  ...more,
});
const category = (title: string, projects: Category['projects']): Category => ({
  key: title.toLowerCase(),
  title,
  description: '',
  projects,
});
const project = (slug: string, photos: readonly Photo[], facts = {}) => ({
  slug,
  title: slug,
  kind: 'visualisation' as const,
  facts,
  photos,
});

const pictures = (count: number) => `${count} in all`;

test('the largest category comes first, each project with its kind, place and number of pictures', () => {
  const salon = project('salon', [photo(1)]);
  const patil = project('patil', [photo(1), photo(2)], { homeType: '3BHK', locality: 'Baner' });
  const joshi = project('joshi', [photo(1)], { homeType: '1BHK' });
  const list = teaserProjects(
    [category('Commercial', [salon]), category('Residential', [patil, joshi])],
    pictures,
  );
  expect(list.map(({ slug, note }) => [slug, note])).toEqual([
    ['patil', '3BHK, Baner · 2 in all'],
    ['joshi', '1BHK · 1 in all'],
    ['salon', 'Commercial · 1 in all'],
  ]);
});

test('the cover is the first picture with a file; a project without photos is left out', () => {
  const [some, none, ...others] = teaserProjects(
    [
      category('Residential', [
        project('some', [photo(1), photo(2, { encoded })]),
        project('none', [photo(1)]),
        project('empty', []),
      ]),
    ],
    pictures,
  );
  expect(some?.cover).toEqual(encoded);
  expect(none?.cover).toBeUndefined();
  expect(others).toEqual([]);
});

test('an upright picture is preferred, because the frame is tall', () => {
  const upright = { ...encoded, base: '/media/b', width: 4, height: 5 };
  const photos = [photo(1, { encoded }), photo(2, { encoded: upright })];
  const [first] = teaserProjects([category('Residential', [project('first', photos)])], pictures);
  expect(first?.cover).toEqual(upright);
  expect(first?.share).toBe(48);
});

test('of many projects the page lists eight, with at least one of each category', () => {
  const homes = category(
    'Residential',
    Array.from({ length: 72 }, (_, i) => project(`home-${i}`, [photo(1)])),
  );
  const salons = category('Commercial', [project('salon', [photo(1)])]);
  const list = teaserProjects([salons, homes], pictures);
  expect(list).toHaveLength(8);
  expect(list.at(-1)?.slug).toBe('salon');
});

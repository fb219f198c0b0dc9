/** Pictures by room and by material, their addresses, and what is said of a name that is none. */
import { describe, expect, test } from 'vitest';
import { checkContent } from '#tools/content/check.ts';
import {
  contentOf,
  fixture,
  fixtureFileWith,
  fixtureWith,
} from '#tools/content/testing/fixture.ts';
import { canonicalOf, collectionPages, PER_PAGE, pathOf } from './collection-paths.server.ts';
import {
  headTextsOf,
  materialsHeadline,
  picturesRoomsAndPlaces,
  selectionName,
} from './collection-texts.server.ts';
import { kindOfRoom, selectPictures } from './collections.server.ts';
import { formatProblem } from './problem.server.ts';

const content = contentOf(fixture);
const { collections } = content;
const PATIL = 'content/projects/residential/patil-residence/project.yaml';
const MATERIALS = 'content/materials.yaml';
const said = (...change: Parameters<typeof fixtureWith>) => {
  const { problems, notes } = checkContent(fixtureWith(...change));
  return { problems: problems.map(formatProblem), notes: notes.map(formatProblem) };
};
const paths = collectionPages(collections).map(({ path }) => path);

describe('a room’s kind', () => {
  test.each([
    ['Main bedroom', 'bedroom'],
    ['Living room', 'living'],
    ['Hall', 'living'],
    ['Wash area', 'salon'],
    ['Hallway', undefined],
    [undefined, undefined],
  ])('of %s is %s', (room, kind) => {
    expect(kindOfRoom(room, content.materials.kinds)).toBe(kind);
  });
});

test('what a picture names is found alone and together', () => {
  const kitchens = selectPictures(collections, { kind: 'kitchen', material: 'kota' });
  expect(kitchens.map(({ project, photo }) => `${project.slug}/${photo.n}`)).toEqual([
    'patil-residence/5',
    'patil-residence/6',
    'deshmukh-residence/14',
    'kulkarni-residence/6',
  ]);
  expect(picturesRoomsAndPlaces(content, kitchens)).toBe('4 pictures, 3 rooms, 3 places');
  expect(selectionName(content, { kind: 'kitchen', material: 'kota' })).toBe(
    'Kitchens with Kota stone',
  );
  expect(selectionName(content, { material: 'red-oxide' })).toBe('Red oxide');
  expect(materialsHeadline(content)).toBe('Four materials');
});

test('every address shows a picture, and no two pages are called alike', () => {
  expect(new Set(paths).size).toBe(paths.length);
  for (const { selection } of collectionPages(collections))
    expect(selectPictures(collections, selection).length).toBeGreaterThan(0);
  expect(paths).toContain('/rooms/kitchen/red-oxide');
  expect(paths).not.toContain('/rooms/bath/red-oxide');
  const titles = collectionPages(collections).map(
    ({ path, selection }) => headTextsOf(content, selection, path === '/materials').title,
  );
  expect(new Set(titles).size).toBe(titles.length);
});

test('a thin combination counts as its material’s page', () => {
  const canonical = (kind: string, material: string) =>
    canonicalOf(collections, { kind, material });
  expect(canonical('kitchen', 'kota')).toBe('/rooms/kitchen/kota');
  expect(canonical('kitchen', 'red-oxide')).toBe('/materials/red-oxide');
});

test('with more pictures than one page holds there are pages, each of its own address', () => {
  const many = {
    ...collections,
    pictures: Array.from({ length: 2 * PER_PAGE + 1 }, () => collections.pictures[0]!),
    kinds: [collections.pictures[0]!.kind!],
    materials: [],
  };
  expect(collectionPages(many).map(({ path }) => path)).toEqual([
    '/rooms',
    pathOf({ kind: many.kinds[0] }),
    `${pathOf({ kind: many.kinds[0] })}/2`,
    `${pathOf({ kind: many.kinds[0] })}/3`,
  ]);
});

describe('a photo that names a material', () => {
  test.each([
    ['[teak, brass]', '[teak, brss]', 'names "brss"', 'Did you mean "brass"?'],
    ['[teak, brass]', '[teak, marble]', 'names "marble"', 'Its materials are kota, teak'],
  ])('%s instead of %s stops the check, with file, line and remedy', (from, to, what, remedy) => {
    const text = fixtureFileWith(PATIL, from, to);
    const line = text.slice(0, text.indexOf(to)).split('\n').length;
    const { problems } = said({ [PATIL]: text });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${PATIL}:${line}:`);
    expect(problems[0]).toContain('photos › 02.jpg › materials');
    expect(problems[0]).toContain(what);
    expect(problems[0]).toContain(remedy);
  });
  test('of which there are none: no page, and no link to one', () => {
    const text = fixture.texts[MATERIALS]!;
    const none = `${text.slice(0, text.indexOf('\nmaterials:'))}\nmaterials: {}\n`;
    const texts = Object.fromEntries(
      Object.entries(fixture.texts)
        .filter(([file]) => file.endsWith('project.yaml'))
        .map(([file, words]) => [file, words.replaceAll(/, materials: \[[^\]]*\] \}/g, ' }')]),
    );
    const given = fixtureWith({ ...texts, [MATERIALS]: none });
    const without = contentOf(given);
    expect(collectionPages(without.collections).some(({ path }) => /material/.test(path))).toBe(
      false,
    );
    expect(JSON.stringify(without.site)).not.toContain('/materials');
    expect(checkContent(given).problems).toEqual([]);
    expect(said({ ...texts, [MATERIALS]: none }).notes.join()).toContain('has no pictures yet');
  });
});

test('a material without a picture is not shown', () => {
  const text = fixture.texts[PATIL]!.replaceAll('kota', 'teak');
  const shown = contentOf(fixtureWith({ [PATIL]: text })).collections.materials;
  expect(shown).toContain('kota');
  const all = Object.fromEntries(
    Object.entries(fixture.texts)
      .filter(([file]) => file.endsWith('project.yaml'))
      .map(([file, words]) => [file, words.replaceAll('red-oxide', 'teak')]),
  );
  expect(contentOf(fixtureWith(all)).collections.materials).not.toContain('red-oxide');
});

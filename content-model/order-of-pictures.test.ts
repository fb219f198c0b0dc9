/** The order, the cover and the crops that a project asks for. */
import { expect, test } from 'vitest';
import { checkContent } from '#tools/content/check.ts';
import {
  contentOf,
  fixture,
  fixtureFileWith,
  fixtureWith,
} from '#tools/content/testing/fixture.ts';
import { coverOf } from './cover.server.ts';

const FILE = 'content/projects/commercial/salon-project/project.yaml';
const TITLE = /^title: .*$/m.exec(fixture.texts[FILE]!)![0];
const withLines = (lines: string) =>
  fixtureWith({ [FILE]: fixtureFileWith(FILE, TITLE, `${TITLE}\n${lines}`) });
const salon = (lines: string) =>
  contentOf(withLines(lines))
    .categories.flatMap(({ projects }) => projects)
    .find(({ slug }) => slug === 'salon-project')!;
const before = salon('');

test('pictures stand in the order of `sequence`; the others follow by their names', () => {
  const { photos } = salon('sequence: [03.jpg, 01.jpg]');
  const titles = before.photos.map(({ title }) => title);
  expect(photos.map(({ title }) => title)).toEqual([
    titles[2],
    titles[0],
    ...titles.filter((_, i) => i !== 0 && i !== 2),
  ]);
  expect(photos.map(({ n }) => n)).toEqual(before.photos.map(({ n }) => n));
});

test('a chosen cover opens the page, whatever its shape', () => {
  expect(salon('cover: 02.jpg').cover).toBe(2);
  expect(coverOf(salon('cover: 02.jpg'))?.n).toBe(2);
  expect(before).not.toHaveProperty('cover');
});

test.each(['sequence: [99.jpg]', 'cover: 99.jpg', 'nightCover: 99.jpg'])(
  '%s is told, with its field',
  (line) => {
    const [problem] = checkContent(withLines(line)).problems;
    expect(problem).toMatchObject({ file: FILE, field: line.split(':')[0] });
    expect(problem?.message).toContain('names "99.jpg", which is not in the folder');
  },
);

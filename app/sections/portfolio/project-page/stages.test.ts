import { expect, test } from 'vitest';
import type { Photo } from '#content-model/types.ts';
import { stageRuns } from './stages.ts';

const photo = (n: number, room?: string, stage?: Photo['stage']) =>
  ({ n, room, stage, alt: '', title: '' }) as Photo;
const numbers = (photos: readonly Photo[]) =>
  stageRuns(photos).map((run) => [run.isStaged, ...run.photos.map(({ n }) => n)]);

test('pictures without a stage keep their order, in one run', () => {
  expect(numbers([photo(1, 'Hall'), photo(2, 'Bath')])).toEqual([[false, 1, 2]]);
  expect(numbers([])).toEqual([]);
});

test('a room before, during and after the work is one run at the place of its first picture, however far apart its pictures are', () => {
  const photos = [
    photo(1, 'Hall'),
    photo(2, 'Kitchen', 'after'),
    photo(3, 'Bath'),
    photo(4, 'Kitchen', 'during'),
    photo(5, 'Kitchen', 'before'),
    photo(6, 'Bath', 'before'),
    photo(7, 'Bath'),
  ];
  expect(numbers(photos)).toEqual([
    [false, 1],
    [true, 5, 4, 2],
    [false, 3],
    [true, 6],
    [false, 7],
  ]);
});

test('a room with only finished pictures has no stages', () => {
  expect(numbers([photo(1, 'Hall', 'after'), photo(2, 'Hall')])).toEqual([[false, 1, 2]]);
});

test('every picture is shown once', () => {
  const stages = [undefined, 'before', 'during', 'after'] as const;
  const photos = Array.from({ length: 40 }, (_, i) =>
    photo(i + 1, ['Hall', 'Bath', undefined][(i * 5) % 3], stages[(i * 7) % 4]),
  );
  const shown = stageRuns(photos).flatMap((run) => run.photos.map(({ n }) => n));
  expect(shown.toSorted((a, b) => a - b)).toEqual(photos.map(({ n }) => n));
});

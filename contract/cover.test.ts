import { expect, test } from 'vitest';
import { defaultCover } from './cover.ts';

const picture = (name: string, width: number, height: number, stage?: string) => ({
  ...{ name, width, height, stage },
});
const coverAmong = (...pictures: ReturnType<typeof picture>[]) =>
  defaultCover(pictures, (one) => (one.width ? one : null))?.name;

test('the cover is the first wide picture of a finished room, else the first of a finished room, else the first one', () => {
  const upright = picture('upright', 40, 60);
  const nearlySquare = picture('nearly square', 110, 100);
  const wide = picture('wide', 60, 40, 'after');
  const wideDuring = picture('wide, during the work', 60, 40, 'during');
  const withoutFile = picture('without a file', 0, 0);
  expect(coverAmong(upright, nearlySquare, wideDuring, wide)).toBe('wide');
  expect(coverAmong(wideDuring, upright, nearlySquare)).toBe('upright');
  expect(coverAmong(withoutFile, wideDuring)).toBe('wide, during the work');
  expect(coverAmong(withoutFile)).toBe('without a file');
  expect(coverAmong()).toBeUndefined();
});

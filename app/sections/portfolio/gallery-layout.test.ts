import { expect, test } from 'vitest';
import { galleryLayout } from './gallery-layout.ts';

const picture = (width: number, height: number) => ({
  alt: '',
  encoded: { base: '', width, height, colour: '' },
});
const wide = picture(3, 2);
const tall = picture(4, 5);
const square = picture(1, 1);
const pending = { alt: '' };
const COLUMNS = 12;
const spans = (...args: Parameters<typeof galleryLayout>) =>
  galleryLayout(...args).map(({ span }) => span);

/** Widths of the rows into which the grid wraps the cells. */
function rows(cells: ReturnType<typeof spans>) {
  const widths: number[] = [];
  for (const span of cells) {
    const last = widths.at(-1) ?? COLUMNS;
    if (last + span > COLUMNS) widths.push(span);
    else widths[widths.length - 1] = last + span;
  }
  return widths;
}

test('every picture gets a cell, and only the last row may leave more than two columns empty', () => {
  for (let count = 0; count < 30; count++) {
    const pictures = Array.from(
      { length: count },
      (_, i) => [wide, tall, pending, square][(i * 7) % 4]!,
    );
    expect(galleryLayout(pictures)).toHaveLength(count);
    for (const width of rows(spans(pictures)).slice(0, -1))
      expect(width).toBeGreaterThanOrEqual(10);
  }
});

test('rows of wide pictures alternate, and the last three share a row', () => {
  expect(spans([wide, wide, wide, wide, wide, wide, wide])).toEqual([8, 4, 5, 7, 5, 4, 3]);
});

test('a narrow picture beside a wide one takes four columns', () => {
  expect(spans([wide, tall])).toEqual([8, 4]);
  expect(spans([tall, wide])).toEqual([4, 8]);
});

test('four pictures are laid out two by two', () => {
  expect(spans([wide, tall, tall, wide])).toEqual([8, 4, 4, 8]);
  expect(spans([tall, tall, square, wide])).toEqual([5, 5, 4, 8]);
});

test('of two narrow pictures a square one gets the columns that an upright one does not need', () => {
  expect(spans([tall, square])).toEqual([5, 7]);
  expect(spans([tall, tall])).toEqual([5, 5]);
});

test('a single picture does not fill the row', () => {
  expect(spans([wide])).toEqual([9]);
  expect(spans([tall])).toEqual([5]);
});

test('a missing picture is laid out like a wide one', () => {
  expect(spans([pending, tall])).toEqual([8, 4]);
});

test('consecutive projects begin with different rows', () => {
  expect(spans([wide, wide], 1)).toEqual([5, 7]);
});

import { describe, expect, test } from 'vitest';
import {
  type Bounds,
  gapAt,
  moveItem,
  positionAtGap,
  rowsOfBoxes,
  stepIndex,
} from './positions.ts';

const box = (left: number, top: number, width: number, height = 80): Bounds => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
/** Three rows of pictures of several widths: 0 1 2, 3 4, 5. */
const SHEET = [
  ...[box(0, 0, 120), box(130, 0, 60), box(200, 0, 120)],
  ...[box(0, 110, 200), box(210, 110, 110)],
  box(0, 220, 120),
];
const ROWS = [box(0, 0, 600, 100), box(0, 100, 600, 100), box(0, 200, 600, 100)];

test('an item is moved forwards and back, never beyond the ends', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
});

test('boxes side by side are one line', () => {
  const indices = (boxes: readonly Bounds[]) =>
    rowsOfBoxes(boxes).map((line) => line.map(({ index }) => index));
  expect(indices(SHEET)).toEqual([[0, 1, 2], [3, 4], [5]]);
  expect(indices(ROWS)).toEqual([[0], [1], [2]]);
});

describe('where a drag is dropped', () => {
  test.each([
    [10, 40, 0],
    [100, 40, 1],
    [165, 40, 2],
    [900, 40, 3],
    [10, 150, 3],
    [150, 150, 4],
    [400, 150, 5],
    [10, 260, 5],
    [200, 900, 6],
  ])('on a sheet, at %i %i: before %i', (x, y, gap) => {
    expect(gapAt(SHEET, x, y)).toBe(gap);
  });
  test.each([
    [20, 0],
    [80, 1],
    [170, 2],
    [290, 3],
    [900, 3],
  ])('in a column, at height %i: before %i', (y, gap) => {
    expect(gapAt(ROWS, 300, y)).toBe(gap);
  });
  test('the gap on either side of an item is its own position', () => {
    expect([2, 3].map((gap) => positionAtGap(2, gap))).toEqual([2, 2]);
    expect(positionAtGap(2, 5)).toBe(4);
    expect(positionAtGap(2, 0)).toBe(0);
  });
});

test('arrow keys move along and between lines, to the nearest item', () => {
  expect(stepIndex(SHEET, 1, 'ArrowRight')).toBe(2);
  expect(stepIndex(SHEET, 2, 'ArrowRight')).toBe(3);
  expect(stepIndex(SHEET, 0, 'ArrowLeft')).toBe(0);
  expect(stepIndex(SHEET, 2, 'ArrowDown')).toBe(4);
  expect(stepIndex(SHEET, 4, 'ArrowUp')).toBe(2);
  expect(stepIndex(SHEET, 5, 'ArrowDown')).toBe(5);
  expect(stepIndex(SHEET, 3, 'Home')).toBe(0);
  expect(stepIndex(SHEET, 3, 'End')).toBe(5);
  expect(stepIndex(SHEET, 3, 'x')).toBeNull();
});

import { expect, test } from 'vitest';
import { AVIF_WIDTHS, JPEG_WIDTHS, widthsFor } from './widths.ts';

test('a large picture is offered in every standard width', () => {
  expect(widthsFor(4000, AVIF_WIDTHS)).toEqual(AVIF_WIDTHS);
});
test('a small one ends at its own width and is never enlarged', () => {
  expect(widthsFor(600, AVIF_WIDTHS)).toEqual([320, 480, 600]);
  expect(widthsFor(200, JPEG_WIDTHS)).toEqual([200]);
});
test('a little more than a standard width is not worth a variant', () => {
  expect(widthsFor(1800, AVIF_WIDTHS)).toEqual([320, 480, 736, 1104, 1600]);
  expect(widthsFor(1344, AVIF_WIDTHS)).toEqual([320, 480, 736, 1104, 1344]);
});
test('a picture of a standard width has it once', () => {
  expect(widthsFor(720, AVIF_WIDTHS)).toEqual([320, 480, 720]);
});

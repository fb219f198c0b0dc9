import { expect, test } from 'vitest';
import { similarity, WINDOW } from './similarity.ts';

/** A picture of one window, from the brightness of each pixel. */
const picture = (at: (x: number, y: number) => number, width = WINDOW, height = WINDOW) =>
  Uint8Array.from({ length: width * height * 4 }, (_, n) => {
    const pixel = Math.floor(n / 4);
    return n % 4 === 3 ? 255 : at(pixel % width, Math.floor(pixel / width));
  });
const steps = picture((x, y) => 20 * x + y);

test('a picture is like itself, and less like itself the coarser its values are', () => {
  const rounded = (step: number) => picture((x, y) => Math.round((20 * x + y) / step) * step);
  const likeness = [1, 16, 64, 128].map((step) => similarity(steps, rounded(step), WINDOW));
  expect(likeness[0]).toBeCloseTo(1, 12);
  expect(likeness).toEqual([...likeness].sort((a, b) => b - a));
  expect(new Set(likeness).size).toBe(4);
});

test('pictures of one colour differ by their brightness, as in the formula', () => {
  const [dark, light] = [100, 150].map((value) => picture(() => value));
  const c1 = (0.01 * 255) ** 2;
  const expected = (2 * 100 * 150 + c1) / (100 ** 2 + 150 ** 2 + c1);
  expect(similarity(dark!, light!, WINDOW)).toBeCloseTo(expected, 12);
});

test('colours are compared by their brightness, with the weights of ITU-R BT.601', () => {
  const grey = (value: number) => picture(() => value);
  const colour = (...rgba: number[]) => Uint8Array.from(grey(0), (_, n) => rgba[n % 4]!);
  expect(similarity(colour(200, 0, 0, 255), grey(60), WINDOW)).toBeCloseTo(1, 12);
  expect(similarity(colour(0, 200, 0, 255), grey(117), WINDOW)).toBeCloseTo(1, 12);
  expect(similarity(colour(0, 0, 200, 255), grey(23), WINDOW)).toBeCloseTo(1, 12);
});

test('the reverse of a pattern is unlike it', () => {
  const stripes = (first: number) => picture((x) => (x % 2 === first ? 200 : 60));
  expect(similarity(stripes(0), stripes(1), WINDOW)).toBeLessThan(-0.9);
});

test('each window counts as much, also a smaller one at the edge', () => {
  const width = WINDOW + 1;
  const at = (x: number, y: number) => (20 * x + y) % 256;
  const changed = picture((x, y) => (x === WINDOW ? 255 - at(x, y) : at(x, y)), width);
  const edge = (from: Uint8Array) =>
    Uint8Array.from(
      { length: WINDOW * 4 },
      (_, n) => from[(n >> 2) * width * 4 + WINDOW * 4 + (n % 4)]!,
    );
  const ofEdge = similarity(edge(picture(at, width)), edge(changed), 1);
  expect(similarity(picture(at, width), changed, width)).toBeCloseTo((1 + ofEdge) / 2, 12);
});

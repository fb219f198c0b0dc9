import { describe, expect, test } from 'vitest';
import { COLUMNS, isNarrow, largestPlaces, layOutPictures, type Place } from './picture-layout.ts';

const picture = (width: number, height: number) => ({ encoded: { width, height } });
const WIDE = picture(3, 2);
const TALL = picture(4, 5);
const SQUARE = picture(1, 1);
const of = (letters: string) =>
  [...letters].map((letter) => ({ w: WIDE, t: TALL, s: SQUARE })[letter]!);
const many = (count: number, letter: string) => of(letter.repeat(count));
/** The bungalow's and the one-bedroom's pictures, without the first picture of each page. */
const BUNGALOW = of('wwttwwttstwtwtwtwwttstww');
const ONE_BEDROOM = of('tswttt');

/** Groups places into rows as the grid does: a place that begins before the end of the last one begins a row. */
function rows(places: readonly Place[]) {
  const folded: Place[][] = [];
  for (const place of places) {
    const last = folded.at(-1)?.at(-1);
    if (last && place.from >= last.from + last.span) folded.at(-1)!.push(place);
    else folded.push([place]);
  }
  return folded;
}

const SETS = {
  'one picture': many(1, 'w'),
  'three pictures': of('wtw'),
  seven: of('wtswttt'),
  'twenty-five': BUNGALOW,
  sixty: Array.from({ length: 60 }, (_, i) => [WIDE, TALL, WIDE, SQUARE, TALL][(i * 7) % 5]!),
  'all upright': many(25, 't'),
  'all wide': many(25, 'w'),
  'all square': many(9, 's'),
};

describe.each(Object.entries(SETS))('%s', (_, pictures) => {
  const places = layOutPictures(pictures);

  test('each have a place within the columns', () => {
    expect(places).toHaveLength(pictures.length);
    for (const { from, span } of places) {
      expect(from).toBeGreaterThanOrEqual(1);
      expect(from + span - 1).toBeLessThanOrEqual(COLUMNS);
    }
  });
  test('are alone in a row or in pairs, as planned', () => {
    for (const row of rows(places)) {
      expect(row.length).toBeLessThanOrEqual(2);
      for (const { paired } of row) expect(Boolean(paired)).toBe(row.length === 2);
    }
  });
  test('never take all columns if they are narrow: they would be taller than a screen', () => {
    for (const [i, { span }] of places.entries())
      if (isNarrow(pictures[i]!)) expect(span).toBeLessThanOrEqual(5);
  });
  test('never form three equal rows in succession', () => {
    const shapes = rows(places).map((row) => JSON.stringify(row));
    for (const [i, shape] of shapes.entries())
      expect([shapes[i + 1], shapes[i + 2]]).not.toEqual([shape, shape]);
  });
});

test('without pictures there are no places', () => {
  expect(layOutPictures([])).toEqual([]);
});

test('the same pictures always get the same places', () => {
  expect(layOutPictures(BUNGALOW)).toEqual(layOutPictures(BUNGALOW));
});

test('one more picture at the end does not change the rows above', () => {
  for (let count = 2; count < BUNGALOW.length; count++) {
    const shorter = rows(layOutPictures(BUNGALOW.slice(0, count))).slice(0, -2);
    expect(rows(layOutPictures(BUNGALOW)).slice(0, shorter.length)).toEqual(shorter);
  }
});

test('the first wide picture and every fourth single one extend to the edge of the screen', () => {
  const bleeds = layOutPictures(many(9, 'w')).map(({ bleed }) => bleed === true);
  expect(bleeds).toEqual([true, false, false, false, true, false, false, false, true]);
});

test('in a pair one picture is lower; a series of upright pictures alternates two and one', () => {
  const lengths = rows(layOutPictures(many(12, 't'))).map((row) => row.length);
  expect(lengths).toEqual([2, 1, 2, 1, 2, 1, 2, 1]);
  for (const [a, b] of rows(layOutPictures(many(12, 't'))))
    if (b) expect(a!.low === true).not.toBe(b.low === true);
});

test('for the bungalow and the one-bedroom no two consecutive rows are equal', () => {
  for (const pictures of [BUNGALOW, ONE_BEDROOM]) {
    const shapes = rows(layOutPictures(pictures)).map((row) => JSON.stringify(row));
    for (const [i, shape] of shapes.entries()) expect(shapes[i + 1]).not.toBe(shape);
  }
});

test('single pictures at a side alternate: left, right, left', () => {
  for (const pictures of [BUNGALOW, many(20, 'w'), many(20, 't')]) {
    const sides = rows(layOutPictures(pictures))
      .filter((row) => row.length === 1 && row[0]!.span < COLUMNS)
      .map(([place]) => (place!.from === 1 ? 'left' : 'right'));
    for (const [i, side] of sides.entries()) expect(sides[i + 1]).not.toBe(side);
  }
});

test('the four largest are known, or fewer if there are fewer pictures', () => {
  expect(largestPlaces(layOutPictures(many(12, 'w')))).toEqual([0, 2, 4, 8]);
  expect(largestPlaces(layOutPictures(many(1, 't')))).toEqual([0]);
  expect(largestPlaces([])).toEqual([]);
});

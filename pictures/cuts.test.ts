import { describe, expect, test } from 'vitest';
import { cutOf, cutsIn } from './cuts.ts';

describe('a square cut', () => {
  test('takes a part of the shorter side, round its middle', () => {
    expect(cutOf({ at: [50, 50], scale: 2 }, 2000, 1000)).toEqual({
      left: 750,
      top: 250,
      width: 500,
      height: 500,
    });
  });
  test.each([
    [[0, 0], 0, 0],
    [[100, 100], 1500, 500],
  ] as const)('never leaves the picture, at %j', (at, left, top) => {
    expect(cutOf({ at, scale: 2 }, 2000, 1000)).toMatchObject({ left, top });
  });
});

const yaml = (sample: string) => `materials:\n  kota: { sample: ${sample} }\n`;
const PICTURE = { key: 'patil/06', file: 'content/projects/residential/patil/06.jpg' };
const GOOD = '{ picture: patil/06, at: [30, 70], scale: 1.5 }';

test('a material’s sample is cut from the picture that it names', () => {
  expect(cutsIn(yaml(GOOD), [PICTURE])).toEqual([
    { key: 'materials/kota', file: PICTURE.file, cut: { at: [30, 70], scale: 1.5 } },
  ]);
});
test.each([
  ['no file', undefined],
  ['a file that is no YAML', 'materials: ['],
  ['a picture that is not there', yaml('{ picture: patil/07, at: [30, 70], scale: 1.5 }')],
  ['a middle outside the picture', yaml('{ picture: patil/06, at: [30, 170], scale: 1.5 }')],
  ['no middle', yaml('{ picture: patil/06 }')],
  ['materials without values', 'materials:\n  kota:\n'],
])('nothing is cut of %s', (_, text) => {
  expect(cutsIn(text, [PICTURE])).toEqual([]);
});
test('a picture of the studio’s own stands for the cut', () => {
  const own = { key: 'materials/kota', file: 'content/media/materials/kota.jpg' };
  expect(cutsIn(yaml(GOOD), [PICTURE, own])).toEqual([]);
});

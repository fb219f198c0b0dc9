import { describe, expect, test } from 'vitest';
import type { PlanScale, Room, Standpoint } from '#contract/desk/plan.ts';
import {
  describeChange,
  describeDirection,
  describeLocation,
  describePosition,
} from './describe.ts';
import {
  type Box,
  clampToDrawing,
  direction,
  fieldOfViewThrough,
  firstStandpoint,
  pointAt,
  standpointAfterKey,
} from './geometry.ts';

const BOX: Box = [0, 0, 600, 900];
const MEASURE: PlanScale = { metre: 60, north: 0 };
const ROOMS: readonly Room[] = [
  { name: 'Kitchen', areas: [[0, 0, 200, 200]] },
  { name: 'Main bedroom', areas: [[200, 0, 600, 400]] },
];
const HERE: Standpoint = { at: [100, 100], heading: 350, fov: 60 };
const known = { measure: MEASURE, box: BOX, rooms: ROOMS };
const press = (key: string, shiftKey = false, from = HERE) =>
  standpointAfterKey(from, { key, shiftKey }, { measure: MEASURE, box: BOX });

describe('keys', () => {
  test('arrow keys move by 10 cm, with Shift by 1 m, and not off the paper', () => {
    expect(press('ArrowRight')?.at).toEqual([106, 100]);
    expect(press('ArrowUp', true)?.at).toEqual([100, 40]);
    expect(press('ArrowLeft', true, { ...HERE, at: [20, 100] })?.at).toEqual([0, 100]);
  });
  test('[ and ] turn by 5°, also across north', () => {
    expect(press(']', false, { ...HERE, heading: 357 })?.heading).toBe(2);
    expect(press('[', false, { ...HERE, heading: 3 })?.heading).toBe(358);
  });
  test('- and = make the field of view narrower and wider, within the limits of a lens', () => {
    expect(press('-')?.fov).toBe(58);
    expect(press('=')?.fov).toBe(62);
    expect(press('-', false, { ...HERE, fov: 10 })?.fov).toBe(10);
    expect(press('=', false, { ...HERE, fov: 150 })?.fov).toBe(150);
  });
  test('other keys are not handled', () => expect(press('j')).toBeNull());
  test('without a scale a sheet is assumed to be 12 m long', () => {
    const measure = { metre: null, north: null };
    const at = standpointAfterKey(
      HERE,
      { key: 'ArrowDown', shiftKey: true },
      { measure, box: BOX },
    )?.at;
    expect(at).toEqual([100, 175]);
  });
});

describe('handles', () => {
  test.each([
    [[100, 0], 0],
    [[200, 100], 90],
    [[100, 200], 180],
    [[0, 100], 270],
    [[200, 0], 45],
  ] as const)('the direction handle at %j gives %i°', (to, degrees) => {
    expect(direction([100, 100], to)).toBe(degrees);
  });
  test('a point at a distance in a direction is in that direction', () => {
    for (const heading of [0, 37, 90, 181, 359])
      expect(direction([5, 5], pointAt([5, 5], heading, 100))).toBe(heading);
  });
  test('with Shift the direction handle snaps to 15°', () => {
    expect(direction([0, 0], [10, -30], true)).toBe(15);
  });
  test('the edge of the wedge sets the lens, on either side', () => {
    const facing = { ...HERE, heading: 0 };
    expect(fieldOfViewThrough(facing, pointAt(HERE.at, 30, 50))).toBe(60);
    expect(fieldOfViewThrough(facing, pointAt(HERE.at, 330, 50))).toBe(60);
    expect(fieldOfViewThrough(facing, pointAt(HERE.at, 179, 50))).toBe(150);
  });
  test('a dot stays on the paper', () => expect(clampToDrawing([-5, 2000], BOX)).toEqual([0, 900]));
  test('a picture is first placed in its room, or in the middle', () => {
    expect(firstStandpoint('Main bedroom', ROOMS, BOX).at).toEqual([400, 200]);
    expect(firstStandpoint('Terrace', ROOMS, BOX).at).toEqual([300, 450]);
  });
});

describe('descriptions', () => {
  test.each([
    [0, 0, 'looks north'],
    [17, 0, 'looks north, a little to the east'],
    [343, 0, 'looks north, a little to the west'],
    [343, 180, 'looks south, a little to the east'],
    [45, 0, 'looks north-east'],
    [225, 0, 'looks south-west'],
    [100, 0, 'looks east'],
    [130, 0, 'looks south-east'],
    [70, 0, 'looks east, a little to the north'],
    [10, null, 'looks to the top of the plan'],
    [60, null, 'looks right, a little to the top'],
    [190, null, 'looks to the bottom of the plan'],
  ] as const)('%i° with north at %j: %s', (heading, north, said) => {
    expect(describeDirection(heading, north)).toBe(said);
  });
  test('of a position name the room, or the distance from the edges', () => {
    expect(describePosition(HERE, known)).toBe('Kitchen. The camera looks north.');
    expect(describePosition({ ...HERE, at: [300, 600] }, known)).toBe(
      'The camera is 5.0 m from the left, 10.0 m from the top, and looks north.',
    );
    expect(describeLocation([300, 600], { metre: null, north: null }, BOX)).toBe(
      '50 % from the left, 67 % from the top',
    );
  });
  test('of a change are short, and name a new room', () => {
    expect(describeChange(HERE, { ...HERE, at: [206, 100] }, known)).toBe(
      'Main bedroom. 3.4 m from the left, 1.7 m from the top',
    );
    expect(describeChange(HERE, { ...HERE, heading: 355 }, known)).toBe('355 degrees, looks north');
    expect(describeChange(HERE, { ...HERE, fov: 62 }, known)).toBe('View width 62 degrees');
  });
});

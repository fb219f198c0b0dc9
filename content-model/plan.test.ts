/** A plan and the places on it, for projects that have both, one of them, or neither. */
import { expect, test } from 'vitest';
import { readPlan } from './plan.server.ts';

const FILE = 'content/projects/residential/shah-residence/views.json';
const DRAWN = { src: '/media/shah-plan.svg', viewBox: [0, 0, 400, 300] } as const;
const view = (file: string) => ({ file, x: 1, page: [60, 90], heading: 45, fov: 60 });
const told = (...files: string[]) => JSON.stringify({ unit: 60, north: 0, views: files.map(view) });

test('each place gets the number of its picture; one whose picture is not hung is left out', () => {
  const plan = readPlan(DRAWN, ['01', '02', '07'], FILE, told('07.jpg', '05.jpg', '01.png'));
  expect(plan).toEqual({
    ...DRAWN,
    metre: 60,
    north: 0,
    standpoints: [
      { n: 3, at: [60, 90], heading: 45, fov: 60 },
      { n: 1, at: [60, 90], heading: 45, fov: 60 },
    ],
    rooms: [],
  });
});

test('a plan without views.json has no places', () => {
  expect(readPlan(DRAWN, ['01'], FILE, undefined)).toMatchObject({
    ...DRAWN,
    north: undefined,
    standpoints: [],
  });
});

test('a project without a plan has none, whatever views.json says', () => {
  expect(readPlan(undefined, ['01'], FILE, undefined)).toBeUndefined();
  expect(readPlan(undefined, ['01'], FILE, told('01.jpg'))).toBeUndefined();
});

test('a fault is found before anybody draws the plan', () => {
  expect(() => readPlan(undefined, [], FILE, '{ "unit": 60, "views": [{}] }')).toThrow(
    /views\.json:1:\d+: views › 1 › file is missing/,
  );
});

test('a picture that was taken off the drawing has its place at the drawing’s edge', () => {
  const far = (page: readonly [number, number]) => ({ ...view('01.jpg'), page });
  const placeOf = (page: readonly [number, number]) =>
    readPlan(DRAWN, ['01'], FILE, JSON.stringify({ unit: 60, views: [far(page)] }))?.standpoints[0]
      ?.at;
  expect(placeOf([200, 900])).toEqual([200, 294]);
  expect(placeOf([-30, -40])).toEqual([6, 6]);
  expect(placeOf([400, 150])).toEqual([394, 150]);
});

test('a letter with an accent may be one character or two in the name of a picture', () => {
  const plan = readPlan(DRAWN, ['caf\u00e9'], FILE, told('cafe\u0301.jpg'));
  expect(plan?.standpoints).toMatchObject([{ n: 1 }]);
});

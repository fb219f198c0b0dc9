import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  measureOf,
  NO_VIEWS,
  onNewDrawing,
  parseViews,
  roomsOf,
  standpointOf,
  withMeasure,
  withStandpoint,
  writeViews,
} from './views.ts';

const FILE = 'tools/content/fixture/content/projects/residential/joshi-residence/views.json';
const text = readFileSync(FILE, 'utf8');
const joshi = parseViews(text);

describe('views.json', () => {
  test('the written file is what the site reads, and unchanged entries stay as they were', () => {
    const placed = withStandpoint(joshi, '03.jpg', { at: [200, 200], heading: 10, fov: 50 });
    const read = JSON.parse(writeViews(placed));
    const before = JSON.parse(text);
    expect({ ...read, views: [] }).toEqual({ ...before, views: [] });
    expect(read.views.filter(({ file }: { file: string }) => file !== '03.jpg')).toEqual(
      before.views.filter(({ file }: { file: string }) => file !== '03.jpg'),
    );
  });

  test('moving a dot moves it in the scene, too, which is in metres with y up', () => {
    const [before] = joshi.views;
    const [x, y] = before!.page;
    const at = [x + 60, y - 30] as const;
    const { views } = withStandpoint(joshi, '01.jpg', { at, heading: 26, fov: 71.5 });
    expect(views[0]).toMatchObject({ x: before!.x! + 1, y: before!.y! + 0.5, page: [...at] });
    expect(views[0]).toMatchObject({ name: 'living', room: 'Living' });
  });

  test('turning a dot does not move it', () => {
    const standpoint = standpointOf(joshi, '01.jpg')!;
    const { views } = withStandpoint(joshi, '01.jpg', { ...standpoint, heading: -10 });
    expect(views[0]).toEqual({ ...joshi.views[0], heading: 350 });
  });

  test('a picture is placed and removed, with any file extension', () => {
    const standpoint = { at: [10, 20], heading: 0, fov: 60, height: 1.4 } as const;
    const on = withStandpoint(joshi, '99.webp', standpoint);
    expect(standpointOf(on, '99.jpg')).toEqual({ ...standpoint, at: [10, 20] });
    expect(withStandpoint(on, '99.jpg', null)).toEqual(joshi);
  });

  test('scale and north are written; coordinates in another scale are removed', () => {
    const told = withMeasure(joshi, { metre: 30, north: 190 });
    expect(measureOf(told)).toEqual({ metre: 30, north: 190 });
    expect(JSON.stringify(told)).not.toMatch(/"x"|"rects"/);
    expect(withMeasure(joshi, measureOf(joshi))).toEqual(joshi);
    expect(measureOf(NO_VIEWS)).toEqual({ metre: null, north: null });
  });

  test('another drawing starts empty; the same one in a larger export keeps its values', () => {
    const larger = onNewDrawing(joshi, [0, 0, 660, 687], [10, 0, 1320, 1374]);
    expect(larger.unit).toBe(120);
    expect(larger.views[0]!.page).toEqual([196, 648]);
    const other = onNewDrawing(joshi, [0, 0, 660, 687], [0, 0, 2400, 1200]);
    expect(other.views).toEqual([]);
    expect(measureOf(other).metre).toBeNull();
  });

  test.each([
    'residential/joshi-residence',
    // Rotated relative to its scene.
    'residential/patil-residence',
    'commercial/salon-project',
  ])('rooms are where their names are: %s', (project) => {
    const told = parseViews(
      readFileSync(`tools/content/fixture/content/projects/${project}/views.json`, 'utf8'),
    );
    for (const { name, areas } of roomsOf(told)) {
      const { at } = told.rooms!.find((room) => room.name === name)!;
      expect(
        areas.some(([l, t, r, b]) => l <= at[0] && at[0] <= r && t <= at[1] && at[1] <= b),
        name,
      ).toBe(true);
    }
  });

  test('an invalid file has no values, and a save makes it valid', () => {
    expect(parseViews('{ "unit": ')).toEqual(NO_VIEWS);
    const { views } = withStandpoint(parseViews(''), '01.jpg', { at: [1, 2], heading: 0, fov: 60 });
    expect(views).toHaveLength(1);
  });
});

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
  test('what is written is what the site reads, and untouched entries stay as they were', () => {
    const placed = withStandpoint(joshi, '03.jpg', { at: [200, 200], heading: 10, fov: 50 });
    const read = JSON.parse(writeViews(placed));
    const before = JSON.parse(text);
    expect({ ...read, views: [] }).toEqual({ ...before, views: [] });
    expect(read.views.filter(({ file }: { file: string }) => file !== '03.jpg')).toEqual(
      before.views.filter(({ file }: { file: string }) => file !== '03.jpg'),
    );
  });

  test('a moved dot moves in the scene too, which is metres with y up', () => {
    const [before] = joshi.views;
    const [x, y] = before!.page;
    const at = [x + 60, y - 30] as const;
    const { views } = withStandpoint(joshi, '01.jpg', { at, heading: 26, fov: 71.5 });
    expect(views[0]).toMatchObject({ x: before!.x! + 1, y: before!.y! + 0.5, page: [...at] });
    expect(views[0]).toMatchObject({ name: 'living', room: 'Living' });
  });

  test('a turned dot stays where it was', () => {
    const standpoint = standpointOf(joshi, '01.jpg')!;
    const { views } = withStandpoint(joshi, '01.jpg', { ...standpoint, heading: -10 });
    expect(views[0]).toEqual({ ...joshi.views[0], heading: 350 });
  });

  test('a picture is put on and taken off, whatever its ending', () => {
    const standpoint = { at: [10, 20], heading: 0, fov: 60, height: 1.4 } as const;
    const on = withStandpoint(joshi, '99.webp', standpoint);
    expect(standpointOf(on, '99.jpg')).toEqual({ ...standpoint, at: [10, 20] });
    expect(withStandpoint(on, '99.jpg', null)).toEqual(joshi);
  });

  test('scale and north are said; coordinates in another metre go', () => {
    const told = withMeasure(joshi, { metre: 30, north: 190 });
    expect(measureOf(told)).toEqual({ metre: 30, north: 190 });
    expect(JSON.stringify(told)).not.toMatch(/"x"|"rects"/);
    expect(withMeasure(joshi, measureOf(joshi))).toEqual(joshi);
    expect(measureOf(NO_VIEWS)).toEqual({ metre: null, north: null });
  });

  test('another sheet begins anew, the same one exported larger keeps what stands', () => {
    const larger = onNewDrawing(joshi, [0, 0, 660, 687], [10, 0, 1320, 1374]);
    expect(larger.unit).toBe(120);
    expect(larger.views[0]!.page).toEqual([196, 648]);
    const other = onNewDrawing(joshi, [0, 0, 660, 687], [0, 0, 2400, 1200]);
    expect(other.views).toEqual([]);
    expect(measureOf(other).metre).toBeNull();
  });

  test.each([
    'residential/joshi-residence',
    // Turned against its scene.
    'residential/patil-residence',
    'commercial/salon-project',
  ])('rooms lie where their names stand: %s', (project) => {
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

  test('a file with a fault says nothing, and a save makes it whole', () => {
    expect(parseViews('{ "unit": ')).toEqual(NO_VIEWS);
    const { views } = withStandpoint(parseViews(''), '01.jpg', { at: [1, 2], heading: 0, fov: 60 });
    expect(views).toHaveLength(1);
  });
});

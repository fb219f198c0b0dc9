/** What the desk writes beside a plan is what the site reads. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planViews } from '#content-model/project-schema.server.ts';
import {
  NO_VIEWS,
  onNewDrawing,
  parseViews,
  withMeasure,
  withStandpoint,
  writeViews,
} from '#server/desk/content/plan/views.ts';

const FILE = 'tools/content/fixture/content/projects/residential/joshi-residence/views.json';

test.each([
  ['a plan that was there', parseViews(readFileSync(FILE, 'utf8'))],
  ['a first plan', onNewDrawing(NO_VIEWS, null, [0, 0, 1200, 800])],
])('%s is read with a picture placed and measured', (_, views) => {
  const placed = withStandpoint(views, '03.jpg', { at: [20, 30], heading: 10, fov: 50 });
  for (const each of [placed, withMeasure(placed, { metre: 50, north: 90 })]) {
    const read = planViews.safeParse(JSON.parse(writeViews(each)));
    expect(read.success).toBe(true);
    expect(read.data?.views.find(({ file }) => file === '03.jpg')).toMatchObject({
      page: [20, 30],
      heading: 10,
      fov: 50,
    });
  }
});

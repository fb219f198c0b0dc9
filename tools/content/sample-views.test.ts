/** The pictures that were rendered for a sample project stand in its plan. A photograph that a studio adds may stand in none. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseViews } from '#server/desk/content/plan/views.ts';
import { isRender } from '#server/new-studio/demonstration.ts';
import { sampleProjects } from './testing/sample-projects.ts';

const drawn = sampleProjects.filter(({ folder }) => existsSync(`${folder}/plan.svg`));

test('every picture of a sample project has a place in its plan', async () => {
  for (const { folder, photos } of drawn) {
    const names = Object.keys(photos);
    const isRendered = await Promise.all(names.map((photo) => isRender(`${folder}/${photo}`)));
    const { views } = parseViews(readFileSync(`${folder}/views.json`, 'utf8'));
    const placed = views.map(({ file }) => file);
    expect(placed, folder).toEqual(expect.arrayContaining(names.filter((_, i) => isRendered[i])));
  }
});

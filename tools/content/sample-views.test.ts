/** The pictures that were rendered for a sample project stand in its plan. A photograph that a studio adds may stand in none. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseViews } from '#server/desk/content/plan/views.ts';
import { isRender } from '#server/new-studio/demonstration.ts';
import { sampleProjects } from './sample-projects.ts';

const drawn = sampleProjects.filter(({ folder }) => existsSync(`${folder}/plan.svg`));

test.each(drawn.map(({ folder, photos }) => [folder, Object.keys(photos)] as const))(
  'every picture of %s has a place in the plan',
  async (folder, photos) => {
    const isOurs = await Promise.all(photos.map((photo) => isRender(`${folder}/${photo}`)));
    const { views } = parseViews(readFileSync(`${folder}/views.json`, 'utf8'));
    const placed = views.map(({ file }) => file);
    expect(placed).toEqual(expect.arrayContaining(photos.filter((_, i) => isOurs[i])));
  },
);

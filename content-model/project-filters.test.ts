import { expect, test } from 'vitest';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';
import { lakhOf } from './costs/lakh.ts';
import { filterPages } from './project-filters.server.ts';
import type { Facts, Project } from './types.ts';

const content = contentOf(fixture);
const words = content.projects.filters;
const project = (slug: string, facts: Facts, short?: string): Project => ({
  slug,
  title: slug,
  kind: 'visualisation',
  photos: [],
  facts,
  ...(short && { cost: { short } }),
});
const pagesOf = (...projects: readonly Project[]) =>
  filterPages(
    [{ key: 'homes', title: 'Homes', description: '', projects }],
    words,
    content.costs,
  ).map(({ path, name, projects: own }) => [path, name, own.map(({ slug }) => slug)]);

test('every project is found by its kind, its locality and its budget, each at an address of its own', () => {
  const all = content.categories.flatMap(({ projects }) => projects);
  const pages = filterPages(content.categories, words, content.costs);
  for (const group of ['home', 'where', 'budget']) {
    const own = pages.filter((page) => page.group === group);
    const found = own.flatMap(({ projects }) => projects.map(({ slug }) => slug));
    expect(found.toSorted()).toEqual(all.map(({ slug }) => slug).toSorted());
  }
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/projects\/(home|where|budget)\/[a-z0-9-]+$/);
});

test('budgets rise, and an amount at a step counts to the dearer one', () => {
  const dear = project('dear', {}, 'about ₹ 1.2–1.4 crore');
  const step = project('step', {}, '₹ 20 lakh');
  const cheap = project('cheap', {}, 'about ₹ 8.5–10.5 lakh');
  expect(pagesOf(dear, step, cheap).map(([, , slugs]) => slugs)).toEqual([
    ['cheap'],
    ['step'],
    ['dear'],
  ]);
});

test('kinds of home stand in the order of the table of costs, one that it lacks comes last', () => {
  const kinds = ['Palace', 'Bungalow', '3BHK', '4BHK', '1BHK'];
  const pages = pagesOf(...kinds.map((homeType) => project(homeType, { homeType })));
  expect(pages.map(([, name]) => name)).toEqual(['1BHK', '3BHK', '4BHK', 'Bungalow', 'Palace']);
});

test('a place that is written in two ways is one choice; one choice alone is no filter', () => {
  const [a, b] = [project('a', { locality: 'Baner' }), project('b', { locality: 'baner ' })];
  expect(pagesOf(a, b)).toEqual([]);
  const c = project('c', { locality: 'औंध' });
  expect(pagesOf(a, b, c)).toEqual([
    ['/projects/where/baner', 'Baner', ['a', 'b']],
    [expect.stringMatching(/^\/projects\/where\/[a-z]+$/), 'औंध', ['c']],
  ]);
});

test.each([
  ['about ₹ 9–11 lakh', 10],
  ['₹ 1.2–1.6 crore', 140],
  ['₹ 55,000–70,000', 0.625],
  ['₹ 12,00,000 to ₹ 14,00,000', 13],
  ['12 lakhs', 12],
  ['ask us', undefined],
  [undefined, undefined],
])('"%s" is %s lakh', (written, lakh) => {
  const read = lakhOf(written);
  if (lakh === undefined) expect(read).toBeUndefined();
  else expect(read).toBeCloseTo(lakh, 6);
});

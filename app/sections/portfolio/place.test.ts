import { expect, test } from 'vitest';
import { placeFor } from './place.ts';

const categories = [
  { key: 'commercial', projects: [{ slug: 'salon-project', count: 8 }] },
  {
    key: 'residential',
    projects: [
      { slug: 'patil-residence', count: 10 },
      { slug: 'joshi-residence', count: 7 },
    ],
  },
];
const start = { fragment: '', category: 'commercial' };
const inPatil = {
  fragment: 'patil-residence',
  category: 'residential',
  project: 'patil-residence',
};
const go = (fragment: string, now: Parameters<typeof placeFor>[1] = start) =>
  placeFor(fragment, now, categories);

test('without a fragment the first category is shown', () => {
  expect(go('', inPatil)).toEqual(start);
});

test('a category opens, and closes the open project', () => {
  expect(go('residential', inPatil)).toEqual({ fragment: 'residential', category: 'residential' });
});

test('a former address of a category opens it', () => {
  const renamed = [...categories, { key: 'homes', former: ['houses'], projects: [] }];
  expect(placeFor('houses', inPatil, renamed)).toEqual({ fragment: 'houses', category: 'homes' });
});

test('a project opens together with its category', () => {
  expect(go('patil-residence')).toEqual(inPatil);
});

test('a picture opens together with its category and keeps the open project open', () => {
  expect(go('joshi-residence/3', inPatil)).toEqual({
    ...inPatil,
    fragment: 'joshi-residence/3',
    view: { slug: 'joshi-residence', n: 3 },
  });
  expect(go('salon-project/8', inPatil)).toEqual({
    fragment: 'salon-project/8',
    category: 'commercial',
    project: undefined,
    view: { slug: 'salon-project', n: 8 },
  });
});

test.each([
  'nobody',
  'nobody/1',
  'joshi-residence/0',
  'joshi-residence/8',
  'joshi-residence/x',
  'a/b/c',
  '/',
])('the unknown fragment "%s" is ignored', (fragment) => {
  expect(go(fragment, inPatil)).toEqual({ ...inPatil, fragment, isUnknown: true });
});

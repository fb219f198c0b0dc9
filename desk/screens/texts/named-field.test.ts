import { expect, test } from 'vitest';
import { namedField } from './named-field.ts';

const field = (path: string, place = path) => ({ path, place });
const FIELDS = [
  field('heading'),
  field('steps.@a.name', 'steps.0.name'),
  field('steps.@b.name', 'steps.1.name'),
  field('steps.@b.picture', 'steps.1.picture'),
];

test.each([
  ['a field by its place', 'steps.1.picture', 'steps.@b.picture'],
  ['a field by its path', 'steps.@b.name', 'steps.@b.name'],
  ['the first field of a list', 'steps', 'steps.@a.name'],
  ['the field that a value is a part of', 'steps.1.picture.file', 'steps.@b.picture'],
  [
    'another field of an entry whose mark as a sample is cleared',
    'steps.1.placeholder',
    'steps.@b.name',
  ],
  ['nothing where the page has nothing of the kind', 'closing.lead', undefined],
])('an address leads to %s', (_what, address, path) => {
  expect(namedField(FIELDS, address)?.path).toBe(path);
});

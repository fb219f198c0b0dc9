import { expect, test } from 'vitest';
import { problemOf } from './failure.ts';

const file = 'content/projects/residential/deshmukh-residence/project.yaml';

test('pictures without description are told in a sentence that leads to the first of them', () => {
  const message = '3 pictures of Deshmukh Residence have no description.';
  expect(problemOf({ file, field: 'photos › 13.jpg › alt', message })).toMatchObject({
    what: message,
    place: { href: '/projects/deshmukh-residence#13.jpg' },
  });
});

test('a missing consent leads to where it is noted', () => {
  const message = 'Deshmukh Residence is a home that was photographed.';
  expect(problemOf({ file, field: 'consent', message })).toMatchObject({
    what: message,
    place: { href: '/projects/deshmukh-residence#consent' },
  });
});

test('a fault of a field begins with its name', () => {
  const found = { file: 'content/home.yaml', field: 'hero › 2 › headline', message: 'is empty.' };
  expect(problemOf(found).what).toBe('“Headline” is empty.');
});

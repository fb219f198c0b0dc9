import { expect, test } from 'vitest';
import { describeProject, factsToShow, firstSentence } from './describe-project.server.ts';

const words = {
  home: 'A {homeType}',
  homeVowel: 'An {homeType}',
  place: 'A place',
  area: 'of {area}',
  locality: 'in {locality}',
  duration: ', {duration} on site',
  year: ', finished in {year}',
  scope: '{scope}',
  materials: ', in {materials}',
  last: 'and',
};

test('a home with all its facts is told in two sentences', () => {
  const facts = {
    homeType: '3BHK',
    area: '1,240 sq ft carpet',
    locality: 'Baner',
    year: '2025',
    duration: '14 weeks',
    scope: 'Interior, turnkey',
    materials: ['Lime plaster', 'Kota', 'teak'],
  };
  expect(describeProject(facts, words)).toEqual([
    'A 3BHK of 1,240 sq ft carpet in Baner, 14 weeks on site, finished in 2025.',
    'Interior, turnkey, in lime plaster, Kota and teak.',
  ]);
});

test('what is not known is left out, and nothing known says nothing', () => {
  expect(describeProject({ homeType: 'Bungalow' }, words)).toEqual(['A bungalow.']);
  expect(describeProject({ homeType: 'Apartment', area: '900 sq ft' }, words)).toEqual([
    'An apartment of 900 sq ft.',
  ]);
  expect(describeProject({ area: '900 sq ft', materials: ['Teak'] }, words)).toEqual([
    'A place of 900 sq ft.',
    'In teak.',
  ]);
  expect(describeProject({ scope: 'Interior' }, words)).toEqual(['Interior.']);
  expect(describeProject({}, words)).toEqual([]);
  expect(describeProject(undefined, words)).toEqual([]);
});

test('a story is cut behind its first sentence', () => {
  expect(firstSentence('A flat of 2.5 rooms. Light from the east.')).toEqual([
    'A flat of 2.5 rooms.',
    'Light from the east.',
  ]);
  expect(firstSentence('No stop at the end')).toEqual(['No stop at the end', '']);
});

test('what was only rendered was finished in no year', () => {
  const facts = { homeType: 'Bungalow', year: '2024' };
  expect(factsToShow({ facts, kind: 'visualisation' })?.year).toBeUndefined();
  expect(factsToShow({ facts, kind: 'photograph' })).toEqual(facts);
});

import { expect, test } from 'vitest';
import { sentenceFor } from './counted.server.ts';

const of = (...counts: number[]) =>
  counts.map((count, i) => ({
    projects: Array(count).fill({ slug: 'x' }),
    counted: [
      { one: 'a salon', many: '{number} salons' },
      { one: 'a home', many: '{number} homes' },
    ][i],
  }));
const written = { none: 'Soon', one: 'One place', many: '{number} places in {number} streets' };

test('a sentence says none, one, or the number in words, with a capital where it begins', () => {
  expect(sentenceFor(written, of(0, 0))).toBe('Soon');
  expect(sentenceFor(written, of(0, 1))).toBe('One place');
  expect(sentenceFor({ ...written, many: '{number} places' }, of(1, 4))).toBe('Five places');
  expect(sentenceFor({ ...written, many: 'All {number} places' }, of(1, 19))).toBe(
    'All twenty places',
  );
  expect(sentenceFor({ ...written, many: '{number} places' }, of(1, 20))).toBe('21 places');
  expect(sentenceFor(written, of(0, 3))).toBe('Three places in three streets');
  expect(sentenceFor('as written', of(3))).toBe('as written');
});

test('it names what there is of each kind, and leaves out what there is none of', () => {
  const all = { ...written, one: '{projects}.', many: 'Here: {projects}.' };
  expect(sentenceFor(all, of(1, 4))).toBe('Here: a salon and four homes.');
  expect(sentenceFor(all, of(0, 2))).toBe('Here: two homes.');
  expect(sentenceFor(all, of(1, 0))).toBe('A salon.');
  expect(sentenceFor(all, [{ projects: Array(3).fill({}) }])).toBe('Here: three projects.');
});

import { expect, test } from 'vitest';
import { pairEntries } from './pair-entries.ts';

const A = { question: 'What does it cost?', answer: 'We write an estimate.' };
const B = { question: 'How long does it take?', answer: 'Twelve weeks.' };
const C = { question: 'Do you build too?', answer: 'Yes, all of it.' };

test('an entry is known again wherever it stands', () => {
  expect(pairEntries([A, B, C], [C, A, B])).toEqual([2, 0, 1]);
  expect(pairEntries([A, B, C], [B, C])).toEqual([1, 2]);
  expect(pairEntries([A, B], [{ question: 'New?', answer: 'Yes.' }, A, B])).toEqual([
    undefined,
    0,
    1,
  ]);
});

test('an entry that was moved and changed in one text is known by its others', () => {
  expect(pairEntries([A, B, C], [C, { ...A, answer: 'An estimate, item by item.' }, B])).toEqual([
    2, 0, 1,
  ]);
});

test('one that was rewritten whole stays itself at its place', () => {
  expect(
    pairEntries(['Cost is told.', 'Time is told.'], ['Altogether different', 'Time is told.']),
  ).toEqual([0, 1]);
});

test('one that came and one that went are two, also where the list is as long as before', () => {
  expect(pairEntries(['One sentence.', 'Two.'], ['Two.', 'Something else altogether'])).toEqual([
    1,
    undefined,
  ]);
  const added = { question: 'Outside Pune?', answer: 'Up to 50 km.' };
  expect(pairEntries([A, B, C], [B, added, C])).toEqual([1, undefined, 2]);
});

test('entries that read the same are each paired once, in their places', () => {
  expect(pairEntries(['a', 'b', 'b'], ['a', 'b', 'b'])).toEqual([0, 1, 2]);
  expect(pairEntries(['b', 'a', 'b'], ['b', 'b'])).toEqual([0, 2]);
});

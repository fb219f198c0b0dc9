import { expect, test } from 'vitest';
import type { EnquiryRow } from '#server/database/types.ts';
import { search } from '#server/enquiries/search.ts';
import { nearMiss } from './near-miss.ts';

const rows = [
  { id: '7K3F9-QXM2T', user_name: 'Asha Pátil', user_email: 'asha@example.org' },
  { id: 'AAAAA-BBBBB', user_name: 'रवि जोशी', user_phone: '+91 98230 12345' },
  { id: 'CCCCC-DDDDD', user_name: 'Ravi', message: 'A kitchen\nin Aundh, please' },
] as unknown as EnquiryRow[];
const found = (...words: string[]) => search(rows, words).map(({ id }) => id[0]);

test.each([
  [['asha'], ['7']],
  [['PATIL'], ['7']],
  [['asha@example'], ['7']],
  [['जोशी'], ['A']],
  [['98230', '12345'], ['A']],
  [['9823012345'], ['A']],
  [['aundh', 'KITCHEN'], ['C']],
  [['aundh', 'bathroom'], []],
  [['7k3f9'], ['7']],
  [['%'], []],
])('a search for %j', (words, ids) => {
  expect(found(...words)).toEqual(ids);
});

test.each([
  ['lst', 'list'],
  ['sohw', 'show'],
  ['anwsered', 'answered'],
  ['exp', 'export'],
  ['frobnicate', undefined],
  ['x', undefined],
  ['', undefined],
])('who types %j means %s', (typed, meant) => {
  expect(nearMiss(typed, ['list', 'show', 'answered', 'export', 'delete'])).toBe(meant);
});

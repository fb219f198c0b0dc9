import { expect, test } from 'vitest';
import { isShown } from './people-schema.server.ts';

const said = { name: 'Meera Kulkarni', home: 'a flat in Kothrud', words: 'They came on time.' };

test('nobody is quoted who has not agreed in writing', () => {
  expect(isShown(said)).toBe(false);
  expect(isShown({ ...said, consent: '2026-02-20' })).toBe(true);
});

test('a sample is shown, but not words that were written over it', () => {
  expect(isShown({ ...said, name: 'Client One', placeholder: true })).toBe(true);
  expect(isShown({ ...said, placeholder: true })).toBe(false);
  expect(isShown({ ...said, name: 'Client One' })).toBe(false);
});

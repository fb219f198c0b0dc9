import { expect, test } from 'vitest';
import { type FilmState, filmReducer, initialFilmState, nextPlayable } from './film-state.ts';

const COUNT = 4;
const reduce = filmReducer(COUNT);
const start = initialFilmState([true, true, true, true]);
const failed = (...indices: number[]) =>
  indices.reduce<FilmState>((state, index) => reduce(state, { type: 'failed', index }), start);

test('the playlist advances on end, and loops', () => {
  let state = start;
  const seen = [state.index];
  for (let i = 0; i < COUNT; i += 1) {
    state = reduce(state, { type: 'ended' });
    seen.push(state.index);
  }
  expect(seen).toEqual([0, 1, 2, 3, 0]);
});
test('the previous film stays until the current one has a frame', () => {
  const state = reduce(start, { type: 'ended' });
  expect(state.previous).toBe(0);
  expect(reduce(state, { type: 'playing' }).previous).toBeUndefined();
});
test('a film without a file is skipped at the start', () => {
  expect(initialFilmState([false, true, true, true]).index).toBe(1);
});
test('a film that fails is skipped, also in later rounds', () => {
  const state = failed(0);
  expect(state.index).toBe(1);
  expect(nextPlayable(3, COUNT, state.failed)).toBe(1);
});
test('the failure of a film that is not shown changes nothing on the screen', () => {
  expect(failed(2).index).toBe(0);
});
test('if all films fail the poster stays', () => {
  const state = failed(0, 1, 2, 3);
  expect(state.failed.size).toBe(COUNT);
  expect(state.index).toBeGreaterThanOrEqual(0);
  expect(state.index).toBeLessThan(COUNT);
});
test('if only one film can be played it repeats', () => {
  const state = failed(1, 2, 3);
  expect(reduce(state, { type: 'ended' }).index).toBe(0);
});
test('a dot jumps to its film', () => {
  expect(reduce(start, { type: 'jump', index: 2 })).toMatchObject({ index: 2, previous: 0 });
});

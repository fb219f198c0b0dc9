import { describe, expect, test } from 'vitest';
import type { ProjectRow, ProjectView } from '#contract/desk/projects.ts';
import { withSaved } from './apply-saved.ts';
import { mergeOrder } from './merge-order.ts';
import { positionOf, rowState, tally } from './row-texts.ts';

describe('descriptions', () => {
  test('a position among others', () => {
    expect(positionOf(2, 4)).toBe('second of four');
    expect(positionOf(16, 25)).toBe('position 16 of 25');
  });
  test('what a row still lacks', () => {
    const photos = [true, false, false].map((isDescribed, n) => ({
      file: `${n}`,
      stamp: '',
      isDescribed,
    }));
    const row = { photos, lacksConsent: true } as unknown as ProjectRow;
    expect(rowState(row)).toEqual({
      text: '2 without a description, no consent yet',
      isLate: true,
    });
    expect(rowState({ ...row, photos: [photos[0]!], lacksConsent: false }).text).toBe(
      'all described',
    );
  });
  test.each([
    [20, 4, 1, '20 uploaded, 4 uploading, 1 refused'],
    [0, 3, 0, '3 uploading'],
    [1, 0, 0, '1 uploaded'],
    [0, 0, 2, '2 refused'],
  ])('%i uploaded, %i uploading, %i refused', (taken, underWay, refused, said) => {
    expect(tally(taken, underWay, refused)).toBe(said);
  });
});

describe('an order that others changed in the meantime', () => {
  test('is merged with added and removed items', () => {
    expect(mergeOrder(['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'c', 'd'])).toEqual(['c', 'a', 'd']);
  });
  test('needs a choice if others moved something, too', () => {
    expect(mergeOrder(['a', 'b', 'c'], ['c', 'a', 'b'], ['b', 'a', 'c'])).toBeNull();
  });
});

test('a saved value is shown in the project at once', () => {
  const kept = { value: 'New', revision: '2' };
  const photo = (file: string, n: number) => ({ file, n, alt: { value: '', revision: '1' } });
  const view = {
    facts: { title: { value: 'Old', revision: '1' } },
    photos: [photo('01.jpg', 1), photo('b c.jpg', 2)],
  } as unknown as ProjectView;
  expect(withSaved(view, 'facts/title', kept).facts.title).toBe(kept);
  expect(withSaved(view, 'facts/kind', kept).kind).toBe(kept);
  expect(withSaved(view, 'cover', kept).cover).toBe(kept);
  expect(withSaved(view, 'photos/b%20c.jpg/alt', kept).photos[1]!.alt).toBe(kept);
  const turned = withSaved(view, 'order', { value: ['b c.jpg', '01.jpg'], revision: '3' });
  expect(turned.photos.map(({ file, n }) => [file, n])).toEqual([
    ['b c.jpg', 1],
    ['01.jpg', 2],
  ]);
  expect(turned.order).toBe('3');
});

import { expect, test } from 'vitest';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';
import { roomPictures, shownCosts } from './room-pictures.server.ts';

const content = contentOf(fixture);
const hiding = { ...content, costs: { ...content.costs, hidden: { oneRoom: true as const } } };

test('a room at three budgets that the owner has hidden is neither shown on /cost nor in its data', () => {
  expect(roomPictures(content)).toBeDefined();
  expect(shownCosts(content)).toBe(content.costs);
  expect(roomPictures(hiding)).toBeUndefined();
  expect(shownCosts(hiding)).not.toHaveProperty('oneRoom');
  expect(shownCosts(hiding)).not.toHaveProperty('hidden');
});

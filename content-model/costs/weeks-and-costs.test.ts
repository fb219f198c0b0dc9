import { expect, test } from 'vitest';
import {
  contentOf,
  fixture,
  fixtureFileWith,
  fixtureWith,
} from '#tools/content/testing/fixture.ts';
import { estimate } from './estimate.ts';
import { readQuery } from './read-query.ts';
import { rangeInLakh } from './rupees.ts';
import { weeksAndCosts } from './weeks-and-costs.ts';

const { costs } = contentOf(fixture);

test('homes and places of work have a row each, with weeks, and the cost of the bill that it leads to', () => {
  const { homes, places } = weeksAndCosts(costs);
  expect(homes.map(({ name }) => name)).toEqual(Object.values(costs.homes).map(({ name }) => name));
  expect(places.map(({ name }) => name)).toEqual(
    Object.values(costs.places).map(({ name }) => name),
  );
  for (const { to, weeks, cost } of [...homes, ...places]) {
    expect(weeks).toMatch(/^\d+–\d+$/);
    const { request, faults } = readQuery(costs, to.split('?')[1]!);
    expect(faults).toEqual([]);
    const { low } = estimate(costs, { ...request, level: 'simple' }).range;
    const { high } = estimate(costs, { ...request, level: 'high' }).range;
    expect(cost).toBe(rangeInLakh({ low, high }));
  }
});

test('a kind without weeks is left out, and content that is older than the weeks builds', () => {
  const file = 'content/costs.yaml';
  const one = contentOf(fixtureWith({ [file]: fixtureFileWith(file, 'weeks: 10–13, ', '') }));
  expect(weeksAndCosts(one.costs).homes).toHaveLength(Object.keys(costs.homes).length - 1);
  const none = fixture.texts[file]!.replaceAll(/weeks: [\d–]+,? ?/g, '');
  const older = weeksAndCosts(contentOf(fixtureWith({ [file]: none })).costs);
  expect(older).toEqual({ homes: [], places: [] });
});

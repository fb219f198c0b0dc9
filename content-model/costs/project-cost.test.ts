/** The cost that a project's page gives is that of the page of costs. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  contentOf,
  fixture,
  fixtureFileWith,
  fixtureWith,
} from '#tools/content/testing/fixture.ts';
import { sampleProjects } from '#tools/content/testing/sample-projects.ts';
import type { Facts } from '../types.ts';
import { estimate } from './estimate.ts';
import { CostFault, carpetArea, projectCost } from './project-cost.ts';
import { readQuery } from './read-query.ts';
import { rangeParts } from './rupees.ts';

const content = contentOf(fixture);
const { costs } = content;
const projects = content.categories.flatMap(({ projects }) => projects);
const samples = [...projects, ...sampleProjects].map(
  ({ title, facts }) => [title, facts!] as const,
);

const home: Facts = { homeType: '3BHK', area: '1,050 sq ft carpet', cost: 'high' };
const SALON = 'content/projects/commercial/salon-project/project.yaml';
const withSalon = (from: string, to: string) =>
  contentOf(fixtureWith({ [SALON]: fixtureFileWith(SALON, from, to) }));

test('a level of the table gives the range of that bill, and the address of the bill', () => {
  for (const [level, { name }] of Object.entries(costs.levels))
    for (const written of [level, name, name.toUpperCase()]) {
      const { range, query } = projectCost({ ...home, cost: written }, costs)!;
      const { request, faults } = readQuery(costs, query!);
      expect(faults).toEqual([]);
      expect(request).toMatchObject({ home: '3bhk', area: 1050, level });
      const { figures, unit } = rangeParts(estimate(costs, request).range);
      expect(range).toBe(`${figures}\u00a0${unit}`);
    }
});

test('a place of work has its cost too', () => {
  const facts = { placeType: 'Salon', area: '1,200 sq ft carpet', cost: 'middle' };
  const { query } = projectCost(facts, costs)!;
  expect(readQuery(costs, query!)).toMatchObject({
    request: { place: 'salon', area: 1200, level: 'middle' },
    faults: [],
  });
});

test('a home’s bill can be for some rooms and some of the work', () => {
  const whole = projectCost(home, costs)!;
  for (const costFor of [
    'rooms=hall,kitchen&work=floors,walls',
    'https://studio.example/cost?home=2bhk&area=720&rooms=hall,kitchen&work=floors,walls&level=simple',
  ]) {
    const { range, query } = projectCost({ ...home, costFor }, costs)!;
    expect(readQuery(costs, query!)).toMatchObject({
      request: {
        ...{ home: '3bhk', area: 1050, level: 'high' },
        ...{ rooms: ['hall', 'kitchen'], work: ['floors', 'walls'] },
      },
      faults: [],
    });
    expect(range).not.toBe(whole.range);
  }
});

test.each([
  ['a room that the table lacks', { ...home, costFor: 'rooms=hall,helipad' }],
  ['a room that such a home has not', { ...home, costFor: 'rooms=hall,garden' }],
  ['none of a room', { ...home, costFor: 'rooms=bathroom:0' }],
  ['work that there is not', { ...home, costFor: 'work=magic' }],
  ['words', { ...home, costFor: 'hall and kitchen' }],
  [
    'a place of work',
    { placeType: 'Salon', area: '600 sq ft', cost: 'high', costFor: 'rooms=hall' },
  ],
] as const)('%s is refused', (_what, facts) => {
  expect(() => projectCost(facts, costs)).toThrow(CostFault);
});

test('rooms that are not understood are named with file and line', () => {
  expect(() => withSalon('cost: high', 'cost: high\n  costFor: rooms=hall')).toThrow(
    /salon-project\/project\.yaml:\d+:\d+: facts › costFor can be used only for homes/,
  );
});

test('rooms that the table lacks are told at the desk without the notation of the file', () => {
  const told = (() => {
    try {
      projectCost({ ...home, costFor: 'rooms=hall,helipad' }, costs);
    } catch (fault) {
      return fault as CostFault;
    }
  })();
  expect(told?.message).toContain('rooms=hall');
  expect(told?.atDesk).toMatch(/^does not match .* Choose the rooms and the work again/);
  expect(told?.atDesk).not.toContain('=');
});

test('a range that the studio wrote stays as it is, and without a cost nothing is shown', () => {
  expect(projectCost({ ...home, cost: '₹ 9–11 lakh' }, costs)).toEqual({ range: '₹ 9–11 lakh' });
  expect(projectCost({ ...home, cost: undefined }, costs)).toBeUndefined();
  expect(projectCost(undefined, costs)).toBeUndefined();
});

test('an area is read however it is written; a built-up area is no carpet area', () => {
  for (const area of ['1,630 sq ft carpet', '1630 sq. ft.', '1630 sqft', '1630 square feet'])
    expect(carpetArea(area), area).toBe(1630);
  for (const area of ['3,100 sq ft built', '1200 sq ft super built-up', '150 sq m', 'large', ''])
    expect(carpetArea(area), area).toBeUndefined();
});

describe('a cost that cannot be worked out is refused, with what to write instead', () => {
  test.each([
    ['a level that there is not', { ...home, cost: 'posh' }, /is "posh".*The levels are/],
    ['a home that there is not', { ...home, homeType: 'Palace' }, /Now it is "Palace"/],
    [
      'no kind at all',
      { ...home, homeType: undefined },
      /“Kind of place” is one of .* Now it is empty/,
    ],
    ['no area', { ...home, area: undefined }, /carpet area.*Now it is empty/],
    ['a built-up area', { ...home, area: '900 sq ft built' }, /"900 sq ft built"/],
    ['an area that such a home never has', { ...home, area: '90 sq ft' }, /from 650 to 2,400/],
  ] as const)('%s', (_what, facts, message) => {
    expect(() => projectCost(facts, costs)).toThrow(message);
    expect(() => projectCost(facts, costs)).toThrow(/write your own range/);
  });

  test.each([
    ['homeType', { ...home, homeType: 'Palace' }],
    ['placeType', { ...home, homeType: undefined, placeType: 'Palace' }],
    ['area', { ...home, area: undefined }],
  ] as const)('a level that lacks a fact says so: %s', (toCorrect, facts) => {
    expect(() => projectCost(facts, costs)).toThrow(
      expect.objectContaining({ fact: 'cost', toCorrect }),
    );
  });

  test('the check names the file and the line', () => {
    expect(() => withSalon('cost: high', 'cost: posh')).toThrow(
      /salon-project\/project\.yaml:\d+:\d+: facts › cost is "posh"/,
    );
  });
});

test('a project that names no cost has none on its page and its card', () => {
  const { categories } = withSalon('  cost: high\n', '');
  const salon = categories.flatMap((category) => category.projects)[0]!;
  expect(salon.cost).toBeUndefined();
  expect(salon.facts?.cost).toBeUndefined();
});

test('content that is older than the cost builds as before', () => {
  const words = 'content/projects.yaml';
  const older = fixture.texts[words]!.replace(/^ {2}(cost|costShort|placeType):.*\n/gm, '');
  expect(older).not.toContain('placeType');
  const { projects: said, categories } = contentOf(fixtureWith({ [words]: older }));
  expect(said.facts.cost).not.toBe('');
  expect(categories[0]?.projects[0]?.cost?.short).toContain('₹');
});

describe('the demonstration', () => {
  test.each(samples)(
    '%s has an area that homes or places of its kind have',
    (_title, { homeType, placeType, area }) => {
      const kind = (homeType ?? placeType)!;
      const facts = { homeType, placeType, area, cost: 'middle' };
      expect(() => projectCost(facts, costs), `${kind}, ${area}`).not.toThrow();
    },
  );
  test.each(samples)('%s says where, when, how long and what was done', (_title, facts) => {
    for (const name of ['locality', 'year', 'duration', 'scope'] as const)
      expect(facts[name], name).toBeTruthy();
  });
});

/** The rooms of a bill that a plan shows under other names. */
const ON_PLANS = {
  'main-bedroom': /^(main )?bedroom$/i,
  bedroom: /^(second|third|child’s) bedroom$|^study$/i,
  bathroom: /bath$/i,
  balcony: /^(balcony|veranda)$/i,
};

test.each(
  sampleProjects.flatMap(({ title, facts, folder }) => {
    const file = `${folder}/views.json`;
    return facts?.homeType && existsSync(file) ? [[title, facts, file] as const] : [];
  }),
)('the bill of %s has as many of each room as its plan', (_title, facts, file) => {
  const { request } = readQuery(costs, projectCost(facts, costs)!.query!);
  if (!('home' in request)) throw new Error('is no home');
  const drawn: { rooms: { name: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  for (const [room, name] of Object.entries(ON_PLANS)) {
    if (!request.rooms.includes(room)) continue;
    const count = request.counts?.[room] ?? costs.homes[request.home]!.rooms[room];
    expect(count, room).toBe(drawn.rooms.filter((one) => name.test(one.name)).length);
  }
});

test.each(sampleProjects.map(({ title, facts }) => [title, facts] as const))(
  'the bill of %s is made of what its kind of home has',
  (_title, facts) => {
    expect(() => projectCost(facts, costs)).not.toThrow();
  },
);

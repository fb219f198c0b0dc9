/** What holds for every estimate, whatever the rates are: tried with rates, quantities and choices at random. */
import { expect, test } from 'vitest';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';
import { pick, type Random, seededRandom } from '#tools/content/testing/mistakes.ts';
import type { Costs } from '../costs-schema.server.ts';
import {
  type EstimateRequest,
  estimate,
  type HomeRequest,
  type Level,
  type Work,
} from './estimate.ts';
import { queryOf, readQuery } from './read-query.ts';

const { costs } = contentOf(fixture);
const LEVELS = Object.keys(costs.levels) as Level[];
const WORK = Object.keys(costs.work) as Work[];
const TRIES = 400;

const wholeUpTo = (random: Random, most: number) => Math.floor(random() * (most + 1));
const some = <T>(random: Random, all: readonly T[]): T[] => {
  const found = all.filter(() => random() < 0.6);
  return found.length > 0 ? found : [pick(random, all)];
};

/** The same table with other rates, which rise from level to level, and other quantities. */
function costsAtRandom(random: Random): Costs {
  const rates = () => {
    const simple = wholeUpTo(random, 20_000);
    const middle = simple + wholeUpTo(random, 20_000);
    return { simple, middle, high: middle + wholeUpTo(random, 40_000) };
  };
  const changed = structuredClone(costs);
  for (const { parts } of Object.values(changed.rooms))
    for (const part of parts)
      Object.assign(part, {
        rates: rates(),
        fixed: random() * 40,
        perSqFt: random() < 0.3 ? 0 : random() * 2,
      });
  for (const { parts } of Object.values(changed.places))
    for (const part of parts) part.rates = rates();
  changed.gst = wholeUpTo(random, 28);
  changed.spread = 1 + wholeUpTo(random, 49);
  return changed;
}

function askedAtRandom(random: Random): EstimateRequest {
  const level = pick(random, LEVELS);
  const area = 50 + wholeUpTo(random, 9000);
  if (random() < 0.25) return { place: pick(random, Object.keys(costs.places)), area, level };
  const home = pick(random, Object.keys(costs.homes));
  const rooms = some(random, Object.keys(costs.homes[home]!.rooms));
  const usual = costs.homes[home]!.rooms;
  const others = rooms.filter(() => random() < 0.2).map((room) => [room, 1 + wholeUpTo(random, 8)]);
  const counts = Object.fromEntries(others.filter(([room, count]) => usual[room!] !== count));
  const isUsual = Object.keys(counts).length === 0;
  return { home, area, level, rooms, ...(!isUsual && { counts }), work: some(random, WORK) };
}

/** Each pair of a table of costs and a choice, and what may be added to the choice. */
function tryAll(check: (costs: Costs, request: EstimateRequest, random: Random) => void) {
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const random = seededRandom(seed);
    try {
      check(costsAtRandom(random), askedAtRandom(random), random);
    } catch (error) {
      throw new Error(`With seed ${seed}:`, { cause: error });
    }
  }
}

test('a larger area never costs less, and neither end of its range is lower', () => {
  tryAll((table, request, random) => {
    const smaller = estimate(table, request);
    const larger = estimate(table, { ...request, area: request.area + 1 + wholeUpTo(random, 300) });
    expect(larger.sum).toBeGreaterThanOrEqual(smaller.sum);
    expect(larger.range.low).toBeGreaterThanOrEqual(smaller.range.low);
    expect(larger.range.high).toBeGreaterThanOrEqual(smaller.range.high);
  });
});

test('a finer level never costs less', () => {
  tryAll((table, request) => {
    const sums = LEVELS.map((level) => estimate(table, { ...request, level }).sum);
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
  });
});

test('another room, or more to be done in the rooms, never costs less', () => {
  const isHome = (request: EstimateRequest): request is HomeRequest => 'home' in request;
  tryAll((table, request) => {
    if (!isHome(request)) return;
    const { sum } = estimate(table, request);
    for (const room of Object.keys(table.homes[request.home]!.rooms)) {
      const rooms = [...new Set([...request.rooms, room])];
      expect(estimate(table, { ...request, rooms }).sum).toBeGreaterThanOrEqual(sum);
    }
    for (const one of WORK) {
      const work = [...new Set([...request.work, one])];
      expect(estimate(table, { ...request, work }).sum).toBeGreaterThanOrEqual(sum);
    }
  });
});

test('two of a room cost twice as much as one', () => {
  tryAll((table, request, random) => {
    if (!('home' in request)) return;
    const room = pick(random, request.rooms);
    const one = { ...request, rooms: [room] };
    const { sum } = estimate(table, { ...one, counts: { [room]: 1 } });
    expect(estimate(table, { ...one, counts: { [room]: 2 } }).sum).toBe(2 * sum);
  });
});

test('lines add up to rooms, rooms to the sum, sum and GST to the total, to the rupee and without a fraction', () => {
  tryAll((table, request) => {
    const { groups, sum, gst, total } = estimate(table, request);
    const add = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
    for (const { lines, sum: ofRoom } of groups) {
      for (const { quantity, rate, amount } of lines) expect(amount).toBe(quantity * rate);
      expect(add(lines.map(({ amount }) => amount))).toBe(ofRoom);
    }
    expect(add(groups.map((group) => group.sum))).toBe(sum);
    expect(sum + gst).toBe(total);
    for (const amount of [sum, gst, total]) expect(Number.isSafeInteger(amount)).toBe(true);
  });
});

test('the sum lies within its range, and what moves it most is no less than any other part', () => {
  tryAll((table, request) => {
    const { sum, range, most, groups } = estimate(table, request);
    expect(range.low).toBeLessThanOrEqual(sum);
    expect(range.high).toBeGreaterThanOrEqual(sum);
    if (groups.length < 2 || !most) return;
    const named = groups.find(({ name }) => name === most.name);
    expect(named?.sum).toBe(Math.max(...groups.map((group) => group.sum)));
    expect(most.percent).toBe(Math.round((100 * named!.sum) / sum));
  });
});

test('an estimate’s own address asks for that estimate', () => {
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const random = seededRandom(seed);
    const request = askedAtRandom(random);
    const { from, to } =
      'home' in request ? costs.homes[request.home]! : costs.places[request.place]!;
    const area = from + wholeUpTo(random, to - from);
    const read = readQuery(costs, queryOf(costs, { ...request, area }));
    if (read.faults.includes('nothing')) continue;
    expect(read).toEqual({ request: { ...request, area }, faults: [], isExample: false });
  }
});

/** Rows of the table of weeks and costs: each kind at its usual area, from the simplest to the most expensive level. Pure. */
import type { Costs } from '../costs-schema.server.ts';
import { estimate } from './estimate.ts';
import { queryOf, readQuery } from './read-query.ts';
import { groupDigits, rangeInLakh } from './rupees.ts';

export interface WeeksAndCost {
  readonly name: string;
  /** "720 sq ft", which a line never breaks. */
  readonly about: string;
  readonly to: string;
  readonly weeks: string;
  /** In lakh rupees: "7–21" */
  readonly cost: string;
}

/** @param parameter name of the query parameter for this kind */
function rowsOf(
  costs: Costs,
  kinds: Costs['homes'] | Costs['places'],
  parameter: 'home' | 'kind',
): WeeksAndCost[] {
  return Object.entries(kinds).flatMap(([key, { name, area, weeks }]) => {
    if (!weeks) return [];
    const { request } = readQuery(costs, `${parameter}=${key}`);
    const { low } = estimate(costs, { ...request, level: 'simple' }).range;
    const { high } = estimate(costs, { ...request, level: 'high' }).range;
    return [
      {
        name,
        about: `${groupDigits(area)} ${costs.guide.unit}`.replaceAll(' ', '\u00a0'),
        to: `/cost?${queryOf(costs, request)}`,
        weeks,
        cost: rangeInLakh({ low, high }),
      },
    ];
  });
}

/** Kinds without `weeks` are left out. */
export const weeksAndCosts = (costs: Costs) => ({
  homes: rowsOf(costs, costs.homes, 'home'),
  places: rowsOf(costs, costs.places, 'kind'),
});

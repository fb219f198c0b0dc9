/** One room at all three levels: its bill, with the numbers of the lines that are marked in the picture. Pure. */
import type { Costs } from '../costs-schema.server.ts';
import { estimate, type Level } from './estimate.ts';
import { queryOf, readQuery } from './read-query.ts';
import { groupDigits, rupees } from './rupees.ts';

interface RoomLine {
  readonly name: string;
  readonly amount: string;
  /** Description at this level and number in the picture; undefined if no picture shows it. */
  readonly mark: { readonly number: number; readonly words: string } | undefined;
}
export interface RoomAtLevel {
  readonly level: Level;
  readonly name: string;
  readonly lines: readonly RoomLine[];
  readonly sum: string;
  readonly query: string;
}

/** From the simplest to the finest. The lines are numbered in the order of the bill. */
export function roomAtLevels(costs: Costs): RoomAtLevel[] {
  const { oneRoom } = costs;
  if (!oneRoom) return [];
  const { request } = readQuery(costs, `home=${oneRoom.home}&rooms=${oneRoom.room}`);
  const levels = Object.keys(costs.levels) as Level[];
  return levels.map((level) => {
    const own = { ...request, level };
    const { groups, sum } = estimate(costs, own);
    let number = 0;
    const lines = (groups[0]?.lines ?? []).map(({ name, amount }) => {
      const words = oneRoom.marks.find(({ part }) => part === name)?.[level];
      if (words !== undefined) number += 1;
      return {
        name,
        amount: groupDigits(amount),
        mark: words === undefined ? undefined : { number, words },
      };
    });
    return {
      level,
      name: costs.levels[level].name,
      lines,
      sum: rupees(sum),
      query: queryOf(costs, own),
    };
  });
}

/** What somebody asks for, and what it costs, in whole rupees before GST. */
import type { Costs } from '../costs-schema.server.ts';
import { type Range, rangeAround } from './rupees.ts';

export type Level = keyof Costs['levels'];
export type Work = keyof Costs['work'];
type Part = Costs['rooms'][string]['parts'][number];

/** A home. `area` is its carpet area in sq ft. */
export interface AskedHome {
  readonly home: string;
  readonly area: number;
  /** Those of the home, in the order of the content. */
  readonly rooms: readonly string[];
  /** How many of a room, where it is another number than such a home usually has. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly work: readonly Work[];
  readonly level: Level;
}
/** A place of work. */
interface AskedPlace {
  readonly place: string;
  readonly area: number;
  readonly level: Level;
}
export type Asked = AskedHome | AskedPlace;

export interface Line {
  readonly name: string;
  readonly unit: Part['unit'];
  readonly quantity: number;
  readonly rate: number;
  readonly amount: number;
}
/** Lines of one room. */
export interface Group {
  readonly name: string;
  readonly lines: readonly Line[];
  readonly sum: number;
}
export interface Estimate {
  /** One for each room; one for a place of work. */
  readonly groups: readonly Group[];
  readonly sum: number;
  readonly gst: number;
  readonly total: number;
  /** Around the sum. */
  readonly range: Range;
  /** The largest room; with only one room, its largest line. `percent`: its share of the sum. */
  readonly most: { readonly name: string; readonly percent: number } | undefined;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function lineOf(
  { name, unit, fixed, perSqFt, rates }: Part,
  { area, level }: Asked,
  count = 1,
): Line {
  const quantity = Math.round(fixed + perSqFt * area) * count;
  const rate = rates[level];
  return { name, unit, quantity, rate, amount: quantity * rate };
}

function groupOf(name: string, parts: readonly Line[]): Group {
  const lines = parts.filter(({ quantity }) => quantity > 0);
  return { name, lines, sum: sumOf(lines.map(({ amount }) => amount)) };
}

/** "Bathrooms"; "Bathrooms (2)" where the number is not the usual one. */
export function roomName({ rooms }: Costs, { counts }: Pick<AskedHome, 'counts'>, key: string) {
  const name = rooms[key]?.name ?? '';
  const count = counts?.[key];
  return count ? `${name} (${count})` : name;
}

function groupsOf(costs: Costs, asked: Asked): Group[] {
  if ('place' in asked) {
    const place = costs.places[asked.place];
    const bySqFt = { work: 'civil', unit: 'sq ft', fixed: 0, perSqFt: 1 } as const;
    return place
      ? [
          groupOf(
            place.name,
            place.parts.map((part) => lineOf({ ...part, ...bySqFt }, asked)),
          ),
        ]
      : [];
  }
  const counts = { ...costs.homes[asked.home]?.rooms, ...asked.counts };
  return asked.rooms.flatMap((key) => {
    const room = costs.rooms[key];
    const parts = room?.parts.filter(({ work }) => asked.work.includes(work)) ?? [];
    const group = groupOf(
      roomName(costs, asked, key),
      parts.map((part) => lineOf(part, asked, counts[key])),
    );
    return group.lines.length > 0 ? [group] : [];
  });
}

function greatest(groups: readonly Group[], sum: number): Estimate['most'] {
  const parts =
    groups.length > 1
      ? groups.map(({ name, sum: amount }) => ({ name, amount }))
      : (groups[0]?.lines ?? []);
  if (parts.length < 2 || sum === 0) return undefined;
  const { name, amount } = parts.reduce((most, part) => (part.amount > most.amount ? part : most));
  return { name, percent: Math.round((100 * amount) / sum) };
}

/** The bill. It has no groups if none of the chosen work exists in the chosen rooms. */
export function estimate(costs: Costs, asked: Asked): Estimate {
  const groups = groupsOf(costs, asked);
  const sum = sumOf(groups.map((group) => group.sum));
  const gst = Math.round((sum * costs.gst) / 100);
  return {
    groups,
    sum,
    gst,
    total: sum + gst,
    range: rangeAround(sum, costs.spread),
    most: greatest(groups, sum),
  };
}

/** What a visitor asks for, and what it costs, in whole rupees before GST. */
import type { Costs } from '../costs-schema.server.ts';
import { type Range, rangeAround } from './rupees.ts';

export type Level = keyof Costs['levels'];
export type Work = keyof Costs['work'];
type Part = Costs['rooms'][string]['parts'][number];

/** A home. `area` is its carpet area in sq ft. */
export interface HomeRequest {
  readonly home: string;
  readonly area: number;
  /** Rooms of the home, in the order of `costs.yaml`. */
  readonly rooms: readonly string[];
  /** Number of a room, if it differs from the usual one of such a home. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly work: readonly Work[];
  readonly level: Level;
}
interface PlaceRequest {
  readonly place: string;
  readonly area: number;
  readonly level: Level;
}
export type EstimateRequest = HomeRequest | PlaceRequest;

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
  /** One for each room; a place of work has one. */
  readonly groups: readonly Group[];
  readonly sum: number;
  readonly gst: number;
  readonly total: number;
  /** Lower and upper end. */
  readonly range: Range;
  /** The most expensive room or, if there is only one, its most expensive line. `percent`: its share of the sum. */
  readonly most: { readonly name: string; readonly percent: number } | undefined;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function lineOf(
  { name, unit, fixed, perSqFt, rates }: Part,
  { area, level }: EstimateRequest,
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

/** "Bathrooms", or "Bathrooms (2)" if the number is not the usual one. */
export function roomName({ rooms }: Costs, { counts }: Pick<HomeRequest, 'counts'>, key: string) {
  const name = rooms[key]?.name ?? '';
  const count = counts?.[key];
  return count ? `${name} (${count})` : name;
}

function groupsOf(costs: Costs, request: EstimateRequest): Group[] {
  if ('place' in request) {
    const place = costs.places[request.place];
    const bySqFt = { work: 'civil', unit: 'sq ft', fixed: 0, perSqFt: 1 } as const;
    return place
      ? [
          groupOf(
            place.name,
            place.parts.map((part) => lineOf({ ...part, ...bySqFt }, request)),
          ),
        ]
      : [];
  }
  const counts = { ...costs.homes[request.home]?.rooms, ...request.counts };
  return request.rooms.flatMap((key) => {
    const room = costs.rooms[key];
    const parts = room?.parts.filter(({ work }) => request.work.includes(work)) ?? [];
    const group = groupOf(
      roomName(costs, request, key),
      parts.map((part) => lineOf(part, request, counts[key])),
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

/** The estimate. It has no groups if none of the chosen work exists in the chosen rooms. */
export function estimate(costs: Costs, request: EstimateRequest): Estimate {
  const groups = groupsOf(costs, request);
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

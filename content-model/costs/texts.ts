/** Sentences about an estimate, from the patterns in `costs.yaml`. */
import { fill } from '#contract/fill.ts';
import { LOCALE } from '#contract/locale.ts';
import type { Costs } from '../costs-schema.server.ts';
import { type Estimate, type EstimateRequest, type Line, roomName } from './estimate.ts';
import type { Fault, ParsedQuery } from './read-query.ts';
import { groupDigits, rupees } from './rupees.ts';

/** Made when it is needed: that takes a slow phone about 15 ms, and most estimates have no list. */
const listOf = (items: readonly string[]) =>
  new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(items);

/** The home or place of the estimate; undefined if the content does not have it. */
export const subjectOf = (costs: Costs, request: EstimateRequest) =>
  'place' in request ? costs.places[request.place] : costs.homes[request.home];

/** Placeholder of the field for the area. A number alone would look as if it had been typed. */
export const usualArea = ({ form }: Costs, area: number) =>
  fill(form.usual, { area: groupDigits(area) });

/** "2BHK, 720 sq ft, Veneer and quartz"; followed by the rooms if not all are chosen. */
export function titleOf(costs: Costs, request: EstimateRequest): string {
  const values = {
    what: subjectOf(costs, request)?.name ?? '',
    area: groupDigits(request.area),
    level: costs.levels[request.level].name,
  };
  const all = 'home' in request ? Object.keys(costs.homes[request.home]?.rooms ?? {}) : [];
  if (!('rooms' in request) || (request.rooms.length === all.length && !request.counts))
    return fill(costs.bill.title, values);
  const rooms = request.rooms.map((room) => roomName(costs, request, room));
  return fill(costs.bill.someRooms, { ...values, rooms: listOf(rooms) });
}

/** The word for a share, from this percentage on. */
const SHARES = [
  [55, undefined],
  [45, 'half'],
  [38, undefined],
  [29, 'third'],
  [22, 'quarter'],
  [18, 'fifth'],
  [0, undefined],
] as const;

/** "What moves it most: Kitchen, a quarter of it." */
export function mostText({ bill }: Costs, { most }: Estimate): string | undefined {
  if (!most) return undefined;
  const [, name] = SHARES.find(([from]) => most.percent >= from) ?? [];
  const share = name ? bill[name] : fill(bill.percent, { percent: most.percent });
  return fill(bill.most, { part: most.name, share });
}

/** "194 sq ft × ₹ 175"; undefined for a lump sum. */
export function quantityText({ unit, quantity, rate }: Line): string | undefined {
  if (unit === 'lump sum') return quantity === 1 ? undefined : `${quantity} × ${rupees(rate)}`;
  const name = unit === 'piece' ? (quantity === 1 ? 'piece' : 'pieces') : unit;
  return `${groupDigits(quantity)} ${name} × ${rupees(rate)}`;
}

/** One sentence about what was not understood; undefined if everything was. */
export function faultText(costs: Costs, { request, faults }: ParsedQuery): string | undefined {
  if (faults.length === 0) return undefined;
  const { from = 0, to = 0 } = subjectOf(costs, request) ?? {};
  const values = { from: groupDigits(from), to: groupDigits(to) };
  const named = faults.map((fault: Fault) => fill(costs.faults[fault], values));
  return fill(costs.faults.sentence, { what: listOf(named) });
}

/** What a project would cost today, from the rates of the page `/cost`. Pure. */
import { kindOfPlace } from '#contract/kind-of-place.ts';
import type { Costs } from '../costs-schema.server.ts';
import type { Facts, WrittenFacts } from '../types.ts';
import { type EstimateRequest, estimate, type Level } from './estimate.ts';
import { queryOf, readQuery } from './read-query.ts';
import { groupDigits, rangeParts } from './rupees.ts';

export interface ProjectCost {
  /** "₹ 17–21 lakh" */
  readonly range: string;
  /** The query of its bill on `/cost`; undefined if the studio wrote the range itself. */
  readonly query?: string;
}

/** Says why a project's cost cannot be calculated, and what to write instead. */
export class CostFault extends Error {
  override name = 'CostFault';
  readonly fact: keyof WrittenFacts;
  /** The message for people at the desk, if it differs. */
  readonly atDesk: string | undefined;
  /** The fact that is to be corrected, if it is another one. */
  readonly toCorrect: keyof WrittenFacts | undefined;
  constructor(
    message: string,
    {
      fact = 'cost',
      atDesk,
      toCorrect,
    }: Partial<Pick<CostFault, 'fact' | 'atDesk' | 'toCorrect'>> = {},
  ) {
    super(message);
    this.fact = fact;
    this.atDesk = atDesk;
    this.toCorrect = toCorrect;
  }
}

const plain = (words: string) => words.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** "4BHK" is also "4BHK or larger". */
export const matchesName = (name: string, words: string) =>
  plain(name) === plain(words) || plain(name).startsWith(`${plain(words)} or `);

/** The entry with this key or name. */
export const findByName = (
  entries: Readonly<Record<string, { readonly name: string }>>,
  words: string,
) =>
  Object.entries(entries).find(
    ([key, { name }]) => key === plain(words) || matchesName(name, words),
  )?.[0];

/** The number in "1,630 sq ft carpet" or "1630 sq. ft."; undefined for a built-up area and other texts. */
export function carpetArea(area: string | undefined): number | undefined {
  const [, figures] =
    /^\s*([\d,]+)\s*(?:sq\.?\s*(?:ft|feet)|sft|square feet)\b/i.exec(area ?? '') ?? [];
  if (!figures || /\b(super|built)\b|built[- ]?up/i.test(area ?? '')) return undefined;
  return Number(figures.replaceAll(',', ''));
}

const namesOf = (entries: Readonly<Record<string, { readonly name: string }>>) =>
  Object.values(entries)
    .map(({ name }) => name)
    .join(', ');

/** Parameters of a bill's address that the project's other facts already give. */
const OTHER_FACTS = ['home', 'area', 'level'];

/**
 * What to estimate: the rooms and work of `facts.costFor`, or a whole home.
 * @param costFor "rooms=hall,bathroom:2&work=walls" (two bathrooms), or the address of a bill on `/cost`
 */
function requestOf(costs: Costs, kind: string, costFor: string | undefined): EstimateRequest {
  if (costFor === undefined) return readQuery(costs, kind).request;
  const query = new URLSearchParams(costFor.trim().replace(/^.*\?/, ''));
  for (const name of OTHER_FACTS) query.delete(name);
  const { request, faults } = readQuery(costs, `${kind}&${query}`);
  if (!('home' in request))
    throw new CostFault(
      'can be used only for homes, and this project is a place of work. Leave this field empty.',
      { fact: 'costFor' },
    );
  const own = Object.keys(costs.homes[request.home]?.rooms ?? {});
  const isOwn = query
    .getAll('rooms')
    .every((value) => value.split(',').every((room) => own.includes(room.replace(/:\d$/, ''))));
  if (faults.length === 0 && isOwn && query.size > 0) return request;
  const what = 'does not match the rooms and the work of this kind of home on the Cost page.';
  throw new CostFault(
    `${what} Write it such as "rooms=hall,kitchen,bathroom:2&work=walls,furniture". The rooms of this home are ${own.join(', ')}; the kinds of work are ${Object.keys(costs.work).join(', ')}.`,
    {
      fact: 'costFor',
      atDesk: `${what} Choose the rooms and the work again on the project’s screen.`,
    },
  );
}

const OR_WRITE = 'or write your own range in “Cost”, such as "₹ 9–11 lakh"';

function kindOf(facts: Facts, costs: Costs) {
  const { homeType, placeType } = facts;
  const kind = kindOfPlace(facts);
  const [entries, parameter] = homeType ? [costs.homes, 'home'] : [costs.places, 'kind'];
  const key = kind && findByName(entries, kind);
  const known = entries[key ?? ''];
  if (key && known) return { ...known, parameter, key };
  const [field, names] = homeType
    ? ['“Kind of home”', namesOf(costs.homes)]
    : ['“Kind of home” or “Kind of place”', namesOf({ ...costs.homes, ...costs.places })];
  throw new CostFault(
    `names a level of the Cost page, which works only if ${field} is one of ${names}. Now it is ${kind ? `"${kind}"` : 'empty'}. Correct ${field}, ${OR_WRITE}.`,
    { toCorrect: placeType && !homeType ? 'placeType' : 'homeType' },
  );
}

/**
 * The cost of a project. `facts.cost` is a level of the table ("middle" or "Veneer and quartz"), or a range that the
 * studio wrote.
 * `facts.costFor` limits a home's bill to some rooms and work.
 * @returns undefined if the studio does not show the project's cost
 * @throws CostFault
 */
export function projectCost(
  facts: WrittenFacts | undefined,
  costs: Costs,
): ProjectCost | undefined {
  const { cost } = facts ?? {};
  if (!facts || !cost) return undefined;
  const level = findByName(costs.levels, cost) as Level | undefined;
  if (!level) {
    if (/\d/.test(cost)) return { range: cost };
    throw new CostFault(
      `is "${cost}", which is not a level of the Cost page. The levels are ${namesOf(costs.levels)}. Write one of these, ${OR_WRITE}.`,
    );
  }
  const { name, area: usual, from, to, parameter, key } = kindOf(facts, costs);
  const area = carpetArea(facts.area);
  if (area === undefined || area < from || area > to)
    throw new CostFault(
      `names a level of the Cost page, which works only if “Floor area” is a carpet area, such as "${groupDigits(usual)} sq ft carpet" (for ${name} from ${groupDigits(from)} to ${groupDigits(to)} sq ft). Now it is ${facts.area ? `"${facts.area}"` : 'empty'}. Correct “Floor area”, ${OR_WRITE}.`,
      { toCorrect: 'area' },
    );
  const request = requestOf(costs, `${parameter}=${key}`, facts.costFor);
  const own: EstimateRequest = { ...request, area, level };
  const { figures, unit } = rangeParts(estimate(costs, own).range);
  return { range: [figures, unit].filter(Boolean).join('\u00a0'), query: queryOf(costs, own) };
}

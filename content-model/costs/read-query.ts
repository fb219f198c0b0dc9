/** Parses the query of /cost, which anybody may have written, and lists what it could not understand. */
import type { Costs } from '../costs-schema.server.ts';
import type { EstimateRequest, HomeRequest, Level, Work } from './estimate.ts';

/** A parameter that was not understood; `other` is an unknown parameter. */
export type Fault = Exclude<keyof Costs['faults'], 'sentence'>;

export interface ParsedQuery {
  /** What to estimate. Parameters that are missing or not understood have the values of the example. */
  readonly request: EstimateRequest;
  readonly faults: readonly Fault[];
  /** The query is empty, so the example is shown. */
  readonly isExample: boolean;
  /** The typed area, if it is a number outside the accepted range. */
  readonly refusedArea?: string | undefined;
}

/** Longer than any query of the form. */
const LENGTH_MAX = 1000;
/** What others add to the addresses of links, such as utm_source or fbclid. */
const ADDED_BY_OTHERS = /^(utm_\w+|mc_[ce]id|_ga|_gl|[a-z]*clid|igsh|igshid|si)$/i;
const ONE = ['home', 'kind', 'area', 'level'];
const MANY = ['rooms', 'work'];

const keysOf = <T extends object>(group: T) => Object.keys(group) as (keyof T & string)[];

const DEVANAGARI_ZERO = 0x966;
/** The whole number in "720", "1,200", "७२०" or "720.5 sq ft"; NaN for anything else. */
function areaIn(text: string): number {
  const typed = text
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - DEVANAGARI_ZERO))
    .replace(/\s*sq\.?\s*(ft|feet)\.?\s*$/i, '')
    .trim();
  const isNumber = /^(\d{1,6}|\d{1,3}(,\d{2,3})+)(\.\d{1,2})?$/.test(typed);
  return isNumber ? Math.round(Number(typed.replaceAll(',', ''))) : Number.NaN;
}
/** A refused number may be shown again; no other text of an address is. */
const refusedNumber = (text: string) => (/^[\d.,]{1,12}$/.test(text) ? text : undefined);

/** A name as typed into an address, in the form of the table's keys. */
const plain = (name: string) => name.trim().toLowerCase();

/** Names separated by commas, or one parameter for each, as a form sends them. Undefined if a name is unknown or repeated. */
function namesIn<T extends string>(
  values: readonly string[],
  known: readonly T[],
): T[] | undefined {
  // A form without script also sends an empty value, so that "nothing chosen" can be recognised.
  const names = values
    .flatMap((value) => value.split(','))
    .map(plain)
    .filter((name) => name !== '');
  const found = known.filter((name) => names.includes(name));
  return found.length > 0 && found.length === names.length ? found : undefined;
}

const COUNT = /^(.+):([1-9])$/;

/** Splits values such as "bathroom:2" (two bathrooms) into names and numbers. A number that such a home usually has is left out. */
function countsIn(values: readonly string[], usual: Readonly<Record<string, number>>) {
  const counts: Record<string, number> = {};
  const names = values
    .join()
    .split(',')
    .map((value) => {
      const typed = plain(value);
      const [, name = typed, count] = COUNT.exec(typed) ?? [];
      const usually = usual[name];
      if (count && usually && Number(count) !== usually) counts[name] = Number(count);
      return name;
    });
  return { names, counts };
}

/** The whole query without "?"; `''` for the page itself. */
export function readQuery(costs: Costs, query: string): ParsedQuery {
  const faults = new Set<Fault>();
  const isTooLong = query.length > LENGTH_MAX;
  const parameters = new URLSearchParams(isTooLong ? '' : query);
  if (isTooLong) faults.add('other');
  const names = [...parameters.keys()].filter((name) => !ADDED_BY_OTHERS.test(name));
  if (names.some((name) => ![...ONE, ...MANY].includes(name))) faults.add('other');

  /** The value of a parameter, if it is there once, accepted and not empty. */
  function one<T>(name: string, fault: Fault, accept: (value: string) => T | undefined) {
    const values = parameters.getAll(name);
    if (values.length === 0 || (values.length === 1 && values[0]?.trim() === '')) return undefined;
    const accepted = values.length === 1 ? accept(values[0] ?? '') : undefined;
    if (accepted === undefined) faults.add(fault);
    return accepted;
  }
  function many<T extends string>(
    name: 'rooms' | 'work',
    known: readonly T[],
    values: readonly string[] = parameters.getAll(name),
  ) {
    if (!parameters.has(name)) return [...known];
    const accepted = namesIn(values, known);
    if (!accepted) faults.add(name);
    return accepted ?? [...known];
  }
  const among =
    <T extends string>(known: readonly T[]) =>
    (value: string) =>
      known.find((name) => name === plain(value));

  const isPlace = parameters.has('kind');
  const home = one('home', 'home', among(keysOf(costs.homes)));
  const place = one('kind', 'place', among(keysOf(costs.places)));
  // An estimate is for a home or for a place of work.
  if (isPlace && [...MANY, 'home'].some((name) => parameters.has(name))) faults.add('other');
  const level = one('level', 'level', among<Level>(keysOf(costs.levels))) ?? costs.example.level;
  const homeKey = home ?? costs.example.home;
  const placeKey = place ?? keysOf(costs.places)[0] ?? '';
  const {
    area: usual,
    from,
    to,
  } = (isPlace ? costs.places[placeKey] : costs.homes[homeKey]) ?? {
    area: 0,
    from: 0,
    to: 0,
  };
  const area =
    one('area', 'area', (value) => {
      const number = areaIn(value);
      return from <= number && number <= to ? number : undefined;
    }) ?? usual;
  const isExample = names.length === 0 && faults.size === 0;
  const refusedArea = faults.has('area') ? refusedNumber(parameters.get('area') ?? '') : undefined;
  const is = { isExample, refusedArea };
  if (isPlace) return { request: { place: placeKey, area, level }, faults: [...faults], ...is };
  // A form without script also sends rooms that were chosen for another home.
  const usualRooms = costs.homes[homeKey]?.rooms ?? {};
  const own = Object.keys(usualRooms);
  const { names: roomNames, counts } = countsIn(parameters.getAll('rooms'), usualRooms);
  const all = keysOf(costs.rooms);
  const chosen = many('rooms', all, roomNames).filter((room) => own.includes(room));
  if (chosen.length === 0) faults.add('rooms');
  const work = many<Work>('work', keysOf(costs.work));
  const rooms = chosen.length > 0 ? chosen : all.filter((room) => own.includes(room));
  const isNothing = !rooms.some((room) =>
    costs.rooms[room]?.parts.some((part) => work.includes(part.work)),
  );
  if (isNothing) faults.add('nothing');
  const isOther = !faults.has('rooms') && keysOf(counts).length > 0;
  const homeRequest = { home: homeKey, area, rooms, ...(isOther && { counts }), work, level };
  return { request: homeRequest, faults: [...faults], ...is };
}

/** "bathroom", or "bathroom:2" if the number is not the usual one. */
export function roomValue({ counts }: Pick<HomeRequest, 'counts'>, room: string): string {
  const count = counts?.[room];
  return count ? `${room}:${count}` : room;
}

/** The query of an estimate. Values that a whole home has by default are left out. */
export function queryOf(costs: Costs, request: EstimateRequest): string {
  if ('place' in request)
    return `kind=${request.place}&area=${request.area}&level=${request.level}`;
  const { home, area, rooms, counts, work, level } = request;
  const isWhole = !counts && rooms.length === Object.keys(costs.homes[home]?.rooms ?? {}).length;
  const isAll = work.length === keysOf(costs.work).length;
  return [
    `home=${home}&area=${area}`,
    ...(isWhole ? [] : [`rooms=${rooms.map((room) => roomValue(request, room)).join()}`]),
    ...(isAll ? [] : [`work=${work.join()}`]),
    `level=${level}`,
  ].join('&');
}

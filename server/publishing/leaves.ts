/** In which values two contents differ: entries of lists are compared with themselves, wherever they stand by now. */
import { parse } from 'yaml';
import type { OpenHours } from '#contract/hours.ts';
import { type EntryHistory, hashOfEntry } from '#server/drafts/entry-history.ts';
import { pairEntries } from '#server/drafts/pair-entries.ts';
import type { Path } from '#server/drafts/yaml-path.ts';

export type Value = unknown;
export type Difference =
  | { readonly is: 'value'; readonly path: Path; readonly before: Value; readonly after: Value }
  /** A list of short things, such as materials. */
  | {
      readonly is: 'list';
      readonly path: Path;
      readonly before: readonly Value[];
      readonly after: readonly Value[];
    }
  /** One entry of a list; `path` is its place where it is. */
  | { readonly is: 'added'; readonly path: Path; readonly entry: Value }
  | {
      readonly is: 'removed';
      readonly path: Path;
      readonly entry: Value;
      /** Where it would stand among the entries that there are now. */
      readonly to: number;
    }
  /** The same entries stand in another order. `only`: the place of the one that was moved; undefined: several were. */
  | {
      readonly is: 'moved';
      readonly path: Path;
      readonly before: readonly Value[];
      readonly after: readonly Value[];
      readonly only: number | undefined;
      /** The places of the entries that there are now, in the order that they had; new ones stay where they are. */
      readonly back: readonly number[];
      /** In which order those that both have stand now, by the order that they had; entries that come or go change nothing of it. */
      readonly ranks: readonly number[];
    };

export const isGroup = (value: Value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Hours of a day are told as one. */
export const isTimes = (value: Value): value is OpenHours =>
  isGroup(value) && Object.keys(value).sort().join() === 'closes,opens';
/** A value that says nothing: not there, empty, or made of such values. */
export const isEmpty = (value: Value): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** Weekdays with hours of their own; none of them is a group, too. */
const isOfTimes = (value: Value): value is Record<string, unknown> | undefined =>
  value === undefined || (isGroup(value) && Object.values(value).every(isTimes));

/** Short things side by side, such as materials: they are told together. */
const isPlainList = (list: readonly unknown[]) =>
  list.every((entry) => typeof entry !== 'object' && String(entry).length < 40);

const isListOfEntries = (value: Value): value is unknown[] =>
  Array.isArray(value) && !isPlainList(value);

/** Where two values stand, and what is known of the entries of lists. */
interface At {
  readonly path: Path;
  /** The same with ids in place of numbers. */
  readonly ids: readonly string[];
  readonly history: EntryHistory;
}
const inside = ({ path, ids, history }: At, key: string | number, id = String(key)): At => ({
  path: [...path, key],
  ids: [...ids, id],
  history,
});

/** @param from where each entry stood; undefined: it is new */
function inFormerOrder(from: readonly (number | undefined)[]): number[] {
  const known = [...from.keys()].filter((to) => from[to] !== undefined);
  const sorted = known.toSorted((a, b) => (from[a] ?? 0) - (from[b] ?? 0));
  const back = [...from.keys()];
  known.forEach((to, i) => {
    back[to] = sorted[i] ?? to;
  });
  return back;
}

/** The places without those of entries that went: 0, 1, 2 … in another order. */
function ranksOf(places: readonly number[]): number[] {
  const sorted = places.toSorted((a, b) => a - b);
  return places.map((place) => sorted.indexOf(place));
}

const isInOrder = (places: readonly number[]) =>
  places.every((place, i) => i === 0 || place > (places[i - 1] ?? 0));

function inList(before: readonly unknown[], after: readonly unknown[], at: At): Difference[] {
  const { path } = at;
  if (isPlainList([...before, ...after])) return [{ is: 'list', path, before, after }];
  const known = at.history[at.ids.join('.')] ?? {};
  const idsOf = (list: readonly unknown[]) => list.map((entry) => known[hashOfEntry(entry)]);
  const ids = { before: idsOf(before), after: idsOf(after) };
  const pairs = pairEntries(before, after, ids);
  const stays = pairs.filter((from) => from !== undefined);
  const found: Difference[] = [];
  before.forEach((entry, from) => {
    if (stays.includes(from)) return;
    const earlier = stays.filter((one) => one < from).sort((a, b) => b - a)[0];
    const to = earlier === undefined ? 0 : pairs.indexOf(earlier) + 1;
    found.push({ is: 'removed', path: [...path, from], entry, to });
  });
  after.forEach((entry, to) => {
    const from = pairs[to];
    if (from === undefined) found.push({ is: 'added', path: [...path, to], entry });
    else
      found.push(
        ...between(before[from], entry, inside(at, to, ids.after[to] ?? ids.before[from])),
      );
  });
  if (!isInOrder(stays)) {
    const only = pairs.findIndex((from) => isInOrder(stays.filter((one) => one !== from)));
    const back = inFormerOrder(pairs);
    const told = { only: only < 0 ? undefined : only, back, ranks: ranksOf(stays) };
    found.push({ is: 'moved', path, before, after, ...told });
  }
  return found;
}

/** Texts with names in the file that are a list, too: the kinds of work on the page of costs. */
const LISTS_OF_TEXTS: ReadonlySet<string> = new Set(['work']);

/** A list whose entries have names in the file, such as materials. */
const isNamedList = (group: Record<string, unknown>, path: Path) =>
  LISTS_OF_TEXTS.has(path.join('.')) ||
  Object.values(group).every((entry) => isGroup(entry) && 'name' in entry);

/** The entries that both have stand in another order. */
function movedNames(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: Path,
): Difference[] {
  if (!isNamedList(before, path) || !isNamedList(after, path)) return [];
  const [had, has] = [Object.keys(before), Object.keys(after)];
  const stays = has.filter((name) => had.includes(name));
  const ranks = ranksOf(stays.map((name) => had.indexOf(name)));
  if (isInOrder(ranks)) return [];
  const sides = { before: Object.values(before), after: Object.values(after) };
  const from = has.map((name) => (had.includes(name) ? had.indexOf(name) : undefined));
  return [{ is: 'moved', path, ...sides, only: undefined, back: inFormerOrder(from), ranks }];
}

function between(before: Value, after: Value, at: At): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after) || (isEmpty(before) && isEmpty(after)))
    return [];
  const isPoint = at.path.at(-1) === 'at';
  if (!isPoint && Array.isArray(before) && Array.isArray(after)) return inList(before, after, at);
  // The first entries of a list, or its last ones that go.
  if (before === undefined && isListOfEntries(after)) return inList([], after, at);
  if (after === undefined && isListOfEntries(before)) return inList(before, [], at);
  const areGroups = isGroup(before) && isGroup(after);
  if ((areGroups && !isTimes(before)) || (isOfTimes(before) && isOfTimes(after))) {
    const names = new Set([before, after].flatMap((group) => Object.keys(group ?? {})));
    const found = [...names].flatMap((name) =>
      between(before?.[name], after?.[name], inside(at, name)),
    );
    return areGroups ? [...found, ...movedNames(before, after, at.path)] : found;
  }
  return [{ is: 'value', path: at.path, before, after }];
}

export const differences = (before: Value, after: Value, history: EntryHistory = {}) =>
  between(before, after, { path: [], ids: [], history });

/** What the text of a YAML file says; the text itself where it is none. */
export function yamlValueOf(text: string): Value {
  try {
    return parse(text, { logLevel: 'silent' });
  } catch {
    return text;
  }
}

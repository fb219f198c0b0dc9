/** Finds the values in which two YAML files differ. Entries of lists are matched, wherever they were moved. */
import { parse } from 'yaml';
import { isGroup } from '#contract/group.ts';
import type { OpenHours } from '#contract/hours.ts';
import { type EntryHistory, hashOfEntry } from '#server/drafts/entry-history.ts';
import { pairEntries } from '#server/drafts/pair-entries.ts';
import type { Path } from '#server/drafts/yaml-path.ts';

export type Value = unknown;
export type Difference =
  | { readonly is: 'value'; readonly path: Path; readonly before: Value; readonly after: Value }
  /** A list of short values, such as materials. */
  | {
      readonly is: 'list';
      readonly path: Path;
      readonly before: readonly Value[];
      readonly after: readonly Value[];
    }
  /** One entry of a list; `path` is its position on the side that has it. */
  | { readonly is: 'added'; readonly path: Path; readonly entry: Value }
  | {
      readonly is: 'removed';
      readonly path: Path;
      readonly entry: Value;
      /** Its position among the current entries. */
      readonly to: number;
    }
  /** The same entries in another order. `only`: index of the one that was moved; undefined: several were. */
  | {
      readonly is: 'moved';
      readonly path: Path;
      readonly before: readonly Value[];
      readonly after: readonly Value[];
      readonly only: number | undefined;
      /** The current indexes of the entries, in their previous order; new ones stay where they are. */
      readonly back: readonly number[];
      /** The order of the common entries, relative to the previous order; added and removed entries do not count. */
      readonly ranks: readonly number[];
    };

/** Hours of a day are one value. */
export const isHoursOfDay = (value: Value): value is OpenHours =>
  isGroup(value) && Object.keys(value).sort().join() === 'closes,opens';
/** An empty value: missing, '', or a group of such values. */
export const isEmpty = (value: Value): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** Weekdays with special hours; if there are none, it is still a group. */
const isOfTimes = (value: Value): value is Record<string, unknown> | undefined =>
  value === undefined || (isGroup(value) && Object.values(value).every(isHoursOfDay));

/** A list of short values, such as materials, which is one change. */
const isPlainList = (list: readonly unknown[]) =>
  list.every((entry) => typeof entry !== 'object' && String(entry).length < 40);

const isListOfEntries = (value: Value): value is unknown[] =>
  Array.isArray(value) && !isPlainList(value);

/** The path of two values, and the history of list entries. */
interface At {
  readonly path: Path;
  /** The same path with ids instead of indexes. */
  readonly ids: readonly string[];
  readonly history: EntryHistory;
}
const inside = ({ path, ids, history }: At, key: string | number, id = String(key)): At => ({
  path: [...path, key],
  ids: [...ids, id],
  history,
});

/** @param from previous index of each entry; undefined: it is new */
function inFormerOrder(from: readonly (number | undefined)[]): number[] {
  const known = [...from.keys()].filter((to) => from[to] !== undefined);
  const sorted = known.toSorted((a, b) => (from[a] ?? 0) - (from[b] ?? 0));
  const back = [...from.keys()];
  known.forEach((to, i) => {
    back[to] = sorted[i] ?? to;
  });
  return back;
}

/** The indexes without those of removed entries: 0, 1, 2 … in another order. */
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

/** A group of keyed texts that is a list for people: the kinds of work on the page of costs. */
const LISTS_OF_TEXTS: ReadonlySet<string> = new Set(['work']);

/** A list whose entries have names in the file, such as materials. */
const isNamedList = (group: Record<string, unknown>, path: Path) =>
  LISTS_OF_TEXTS.has(path.join('.')) ||
  Object.values(group).every((entry) => isGroup(entry) && 'name' in entry);

/** The common entries are in another order. */
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
  // The list's first entries were added, or its last ones removed.
  if (before === undefined && isListOfEntries(after)) return inList([], after, at);
  if (after === undefined && isListOfEntries(before)) return inList(before, [], at);
  const areGroups = isGroup(before) && isGroup(after);
  if ((areGroups && !isHoursOfDay(before)) || (isOfTimes(before) && isOfTimes(after))) {
    const names = new Set([before, after].flatMap((group) => Object.keys(group ?? {})));
    const found = [...names].flatMap((name) =>
      between(before?.[name], after?.[name], inside(at, name)),
    );
    return areGroups ? [...found, ...movedNames(before, after, at.path)] : found;
  }
  return [{ is: 'value', path: at.path, before, after }];
}

/** @param history ids of list entries by the hash of their content, for matching entries that were changed */
export const differences = (before: Value, after: Value, history: EntryHistory = {}) =>
  between(before, after, { path: [], ids: [], history });

/** The parsed YAML; the text itself if it is invalid. */
export function yamlValueOf(text: string): Value {
  try {
    return parse(text, { logLevel: 'silent' });
  } catch {
    return text;
  }
}

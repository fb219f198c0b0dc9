/** Matches entries of two states of a list after entries were changed, moved, added or removed. Pure. */

import { nameOfEntry } from '#contract/entry-name.ts';

/** Minimum share of common words, relative to the longer entry, for two entries to match. */
const ALIKE = 0.4;

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'boolean' || value === null || value === undefined ? '' : String(value);
  return Object.values(value).map(textOf).join(' ');
}
const wordSet = (value: unknown) =>
  new Set(textOf(value).toLowerCase().split(/\s+/).filter(Boolean));

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const longest = Math.max(a.size, b.size);
  return longest === 0 ? 0 : a.intersection(b).size / longest;
}

/** Ids of the entries, if known. */
interface Ids {
  readonly before: readonly (string | undefined)[];
  readonly after: readonly (string | undefined)[];
}

/**
 * @returns for each entry of `after` its index in `before`; undefined: it is new. Matched first by id, then by equality, by
 * name, by most common words, and finally by position if both lists have the same number left. Entries with different ids never
 * match.
 */
export function pairEntries(
  before: readonly unknown[],
  after: readonly unknown[],
  ids?: Ids,
): (number | undefined)[] {
  const found: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const take = (from: number, to: number) => {
    found[to] = from;
    free.delete(from);
  };
  const open = () => [...found.keys()].filter((to) => found[to] === undefined);
  const mayBeOne = (from: number, to: number) => {
    const [old, now] = [ids?.before[from], ids?.after[to]];
    return old === undefined || now === undefined || old === now;
  };
  /** Matches entries with the same key, those at the same position first. */
  const takeEqual = (had: readonly string[], has: readonly string[]) => {
    const isEqual = (from: number, to: number) =>
      free.has(from) && has[to] !== '' && had[from] === has[to] && mayBeOne(from, to);
    for (const to of open()) if (isEqual(to, to)) take(to, to);
    for (const to of open()) {
      const from = [...free].find((one) => isEqual(one, to));
      if (from !== undefined) take(from, to);
    }
  };

  if (ids)
    takeEqual(
      ids.before.map((id = '') => id),
      ids.after.map((id = '') => id),
    );
  takeEqual(
    before.map((entry) => JSON.stringify(entry)),
    after.map((entry) => JSON.stringify(entry)),
  );
  takeEqual(before.map(nameOfEntry), after.map(nameOfEntry));

  const texts = new Map([...free].map((from) => [from, wordSet(before[from])]));
  const alike = open()
    .flatMap((to) => {
      const words = wordSet(after[to]);
      return [...texts].map(([from, others]) => ({ from, to, by: likeness(words, others) }));
    })
    .filter(({ from, to, by }) => by >= ALIKE && mayBeOne(from, to))
    .sort((a, b) => b.by - a.by || Math.abs(a.from - a.to) - Math.abs(b.from - b.to));
  for (const { from, to } of alike) if (free.has(from) && found[to] === undefined) take(from, to);

  if (before.length === after.length)
    for (const to of open()) if (free.has(to) && mayBeOne(to, to)) take(to, to);
  return found;
}

/** Which entry of a list is which after entries were changed, moved, added or removed. Pure. */

/** Words in common that make two entries the same one, as a part of the words of the longer. */
const ALIKE = 0.4;

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'boolean' || value === null || value === undefined ? '' : String(value);
  return Object.values(value).map(textOf).join(' ');
}
const wordsOf = (value: unknown) =>
  new Set(textOf(value).toLowerCase().split(/\s+/).filter(Boolean));

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const longest = Math.max(a.size, b.size);
  return longest === 0 ? 0 : a.intersection(b).size / longest;
}

/**
 * @returns for each entry of `after` its place in `before`; undefined: it is new. The same entries are paired first, then
 * those with most words in common, then what is left over at the same place of lists that have as many: it was written anew.
 */
export function pairEntries(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const found: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const take = (from: number, to: number) => {
    found[to] = from;
    free.delete(from);
  };
  const open = () => [...found.keys()].filter((to) => found[to] === undefined);

  const had = before.map((entry) => JSON.stringify(entry));
  const has = after.map((entry) => JSON.stringify(entry));
  for (const to of open()) if (had[to] === has[to]) take(to, to);
  for (const to of open()) {
    const from = [...free].find((one) => had[one] === has[to]);
    if (from !== undefined) take(from, to);
  }

  const texts = new Map([...free].map((from) => [from, wordsOf(before[from])]));
  const alike = open()
    .flatMap((to) => {
      const words = wordsOf(after[to]);
      return [...texts].map(([from, others]) => ({ from, to, by: likeness(words, others) }));
    })
    .filter(({ by }) => by >= ALIKE)
    .sort((a, b) => b.by - a.by || Math.abs(a.from - a.to) - Math.abs(b.from - b.to));
  for (const { from, to } of alike) if (free.has(from) && found[to] === undefined) take(from, to);

  if (before.length === after.length) for (const to of open()) if (free.has(to)) take(to, to);
  return found;
}

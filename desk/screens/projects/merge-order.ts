/** Puts an order onto one that others changed meanwhile. Pure. */

const without = (list: readonly string[], gone: ReadonlySet<string>) =>
  list.filter((each) => !gone.has(each));

/**
 * @param from the order that was known
 * @param own the order that was made of it
 * @param there what stands there by now
 * @returns `own` with what came and without what went; null where others have moved something, too
 */
export function mergeOrder(from: unknown, own: unknown, there: unknown): string[] | null {
  if (![from, own, there].every(Array.isArray)) return null;
  const [known, mine, theirs] = [from, own, there] as [string[], string[], string[]];
  const came = theirs.filter((each) => !known.includes(each));
  const went = new Set(known.filter((each) => !theirs.includes(each)));
  const common = without(theirs, new Set(came));
  if (common.join('\n') !== without(known, went).join('\n')) return null;
  return [...without(mine, went), ...came.filter((each) => !mine.includes(each))];
}

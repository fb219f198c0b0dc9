/** Merges two changes of an order. Pure. */

const without = (list: readonly string[], gone: ReadonlySet<string>) =>
  list.filter((each) => !gone.has(each));

/**
 * @param from the order before both changes
 * @param own the order that was set here
 * @param saved the order that others saved
 * @returns `own` with the added and without the removed items; null if others have moved items, too
 */
export function mergeOrder(from: unknown, own: unknown, saved: unknown): string[] | null {
  if (![from, own, saved].every(Array.isArray)) return null;
  const [known, mine, theirs] = [from, own, saved] as [string[], string[], string[]];
  const came = theirs.filter((each) => !known.includes(each));
  const went = new Set(known.filter((each) => !theirs.includes(each)));
  const common = without(theirs, new Set(came));
  if (common.join('\n') !== without(known, went).join('\n')) return null;
  return [...without(mine, went), ...came.filter((each) => !mine.includes(each))];
}

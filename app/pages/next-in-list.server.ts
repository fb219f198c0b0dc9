/** The entry of a list after `item`, or the first one if `item` is the last; undefined if it is the only one. */
export function nextInList<T>(item: T, list: readonly T[]): T | undefined {
  const next = list[(list.indexOf(item) + 1) % list.length];
  return next === item ? undefined : next;
}

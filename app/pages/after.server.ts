/** The member of a list that follows `item`, the first one after the last; undefined where it is the only one. */
export function after<T>(item: T, list: readonly T[]): T | undefined {
  const next = list[(list.indexOf(item) + 1) % list.length];
  return next === item ? undefined : next;
}

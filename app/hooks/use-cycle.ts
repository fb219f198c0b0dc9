import { useCallback, useState } from 'react';

/** The index `by` steps after `index` in a list of `length`, wrapping in both directions. */
export const wrap = (index: number, by: number, length: number) =>
  (((index + by) % length) + length) % length;

/** An index that wraps: `[index, step, jump]`. */
export function useCycle(length: number) {
  const [index, jump] = useState(0);
  const step = useCallback((by: number) => jump((i) => wrap(i, by, length)), [length]);
  return [index, step, jump] as const;
}

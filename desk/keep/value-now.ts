/** The current value of a field: the typed one if it is not saved yet, else the saved one. */
import type { KeepState } from './types.ts';

/** @param typed unsaved values by path */
export const currentValue = <T>(typed: KeepState['typed'], path: string, saved: T): T =>
  (typed[path] ? typed[path].value : saved) as T;

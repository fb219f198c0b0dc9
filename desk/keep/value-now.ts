/** What a field holds now: what is typed there and not saved yet, or else the saved value. */
import type { KeepState } from './types.ts';

export const valueNow = <T>(typed: KeepState['typed'], path: string, saved: T): T =>
  (typed[path] ? typed[path].value : saved) as T;

/** What the parts of a page of words share while it is edited. */
import { createContext, useContext } from 'react';
import type { Folds } from './folds.ts';

/** The entry of a list of this page that was removed or moved last. */
export interface Gone {
  readonly list: string;
  /** Of a removed one, that of `List.removed`. */
  readonly id: string;
  /** Where a removed one was. */
  readonly at: number;
  /** Of one that was moved: the entries between which it was; null: it was the first or the last. */
  readonly between?: readonly [string | null, string | null];
}

export interface Editing {
  readonly file: string;
  /** What the page is called. */
  readonly label: string;
  /** Path of the field that has or had the focus. */
  readonly current: string;
  readonly onFocus: (path: string) => void;
  /** The person has been told on this page what changing words of the specification means. */
  readonly isWarned: boolean;
  readonly onWarned: (path: string) => void;
  readonly folds: Folds;
  readonly gone: Gone | null;
  readonly setGone: (gone: Gone | null) => void;
}

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('This is no part of a page of words.');
  return editing;
}

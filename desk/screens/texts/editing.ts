/** State that the parts of a page of texts share while it is edited. */
import { createContext, useContext } from 'react';
import type { Folds } from './folds.ts';

/** The last removed or moved entry of a list on this page. */
export interface RemovedNotice {
  readonly list: string;
  readonly id: string;
  /** The index of a removed entry. */
  readonly at: number;
  /** For a moved entry: its neighbours before the move; null: it was the first or the last. */
  readonly between?: readonly [string | null, string | null];
}

interface Editing {
  readonly file: string;
  /** Name of the page. */
  readonly label: string;
  /** Path of the field that has or last had the focus. */
  readonly current: string;
  readonly onFocus: (path: string) => void;
  /** The person has seen the warning about texts of the specification on this page. */
  readonly isWarned: boolean;
  readonly onWarned: (path: string) => void;
  readonly folds: Folds;
  readonly gone: RemovedNotice | null;
  readonly setGone: (gone: RemovedNotice | null) => void;
}

export const EditingContext = createContext<Editing | null>(null);

/** @throws Error outside a page of texts */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('This is not a text of a page.');
  return editing;
}

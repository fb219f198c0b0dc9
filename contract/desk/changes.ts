/** Changes that are not published yet, and taking them back, as JSON. Times are milliseconds since 1970. */

/** The value before or after a change: a text, pictures by their addresses, or the outline of a mark. */
export type ChangeSide =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'pictures'; readonly sources: readonly string[] }
  | { readonly kind: 'mark'; readonly outline: string };

/** Id of the group of the library's pictures. New ones are always published, because pages may need them. */
export const LIBRARY_GROUP = 'media';

/** A group of changes that can be published or taken back separately: a page, a project, a film, the library of pictures. */
export interface ChangeGroup {
  readonly id: string;
  readonly label: string;
}

/** Who last changed a group at the desk. */
export interface GroupWriter {
  readonly by: string;
  readonly at: number;
}

export interface DraftChange {
  /** An id that stays the same while the same thing is changed. */
  readonly id: string;
  readonly group: ChangeGroup;
  readonly sentence: string;
  readonly note: string;
  readonly place: Place | null;
  readonly before: ChangeSide | null;
  readonly after: ChangeSide | null;
  /** Data for taking back only this change; absent: it can only be taken back with its group. */
  readonly revision?: string;
  /** A picture that was added to a project. Several of them are shown as one row that opens. */
  readonly isNewPhoto?: boolean;
}

/** Where something is edited: its label, and the address of its screen. */
export interface Place {
  readonly label: string;
  readonly href: string;
}

/** Response to "take back": the data for `put-again`. */
export interface TakeBackResult {
  readonly version: string;
}

/** Response to "take back" of one change: the data for undoing it. */
export interface ChangeTakeBackResult extends TakeBackResult {
  readonly file: string;
  readonly undo: readonly string[];
}

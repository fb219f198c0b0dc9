/** Data that the screen of texts and the server exchange, as JSON. Times are milliseconds since 1970. */

export interface Field {
  readonly kind: 'field';
  /** Path with dots. An entry of a list has its id, which stays the same when it is moved: "items.@1f3c5a7e.answer". */
  readonly path: string;
  /** The path with indexes from 0, for links from other screens: "items.2.answer". */
  readonly place: string;
  readonly label: string;
  readonly hint: string;
  /**
   * The value of a picture is its key in the library; of a colour "#rrggbb", or '' for the standard one; of a mark its
   * outline, or '' for the initials; of fonts the name of their pair, or '' for the standard one; of a point in a picture
   * its per cent from the left and the top: "50,25"; of a day "2026-02-20".
   */
  readonly type:
    | 'text'
    | 'number'
    | 'choice'
    | 'address'
    | 'day'
    | 'flag'
    | 'picture'
    | 'point'
    | 'colour'
    | 'mark'
    | 'fonts'
    | 'hide';
  /**
   * For a mark: the outline of the letter that is shown under the arch without it, if the site has one. For a point: the key of
   * its picture, and its magnification.
   */
  readonly choices: readonly string[];
  /** Labels of the choices on the site; absent if they are shown as they are. */
  readonly choiceWords?: readonly string[];
  /** '' for a missing optional text; a flag, such as whether a section is hidden, is 'yes' or ''. */
  readonly value: string;
  /** The published value; null if the site has no such field. */
  readonly published: string | null;
  readonly revision: string;
  /** The longest text that is accepted; null if there is no limit. */
  readonly limit: number | null;
  /** The text of the specification, which can be changed only after a warning; null if the field has none. */
  readonly standard: string | null;
  /** Why it cannot be changed. */
  readonly locked: string | null;
  /** A picture that may be removed. */
  readonly canBeEmpty: boolean;
}

/** A section of the page that can be hidden. */
interface Hideable {
  /** 'yes' while it is hidden. */
  readonly hide?: Field;
}

interface Group extends Hideable {
  readonly kind: 'group';
  readonly path: string;
  readonly label: string;
  readonly parts: readonly Part[];
  /** For a section on several pages: the page that has its texts. It then has no parts here. */
  readonly words?: { readonly file: string; readonly label: string };
}

export interface BlankField {
  /** Path within the entry; '' for the entry itself. */
  readonly path: string;
  readonly label: string;
  readonly hint: string;
  readonly type: 'text' | 'number' | 'choice' | 'address' | 'day';
  /** Of a choice. */
  readonly choices: readonly Choice[];
}
export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface List extends Hideable {
  readonly kind: 'list';
  readonly path: string;
  readonly label: string;
  /** Label of an entry: "Question". */
  readonly entry: string;
  readonly entries: readonly Part[];
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly canMove: boolean;
  /** Fields that a new entry asks for; none if it begins with a picture. */
  readonly blank: readonly BlankField[];
  /** Removed entries that can be restored, the latest first. */
  readonly removed: readonly { readonly id: string; readonly name: string }[];
}
export type Part = Field | Group | List;

export interface TextsPage {
  readonly file: string;
  readonly label: string;
  /** Address of the page with these texts. */
  readonly live: string;
  /** Pages and projects of the site, the choices of a field of type "address". */
  readonly addresses: readonly Choice[];
  readonly parts: readonly Part[];
}

export interface TextsPages {
  readonly pages: readonly {
    readonly file: string;
    readonly label: string;
    readonly isChanged: boolean;
    /** True: texts of all pages, listed separately. */
    readonly isShared: boolean;
  }[];
}

export interface SavedField {
  readonly value: string;
  readonly revision: string;
  readonly at: number;
}

/** Response 409: the current value, and who saved it, if known. */
export interface FieldConflict {
  readonly error: string;
  readonly value: string;
  readonly revision: string;
  readonly by: string | null;
}

export type ListAction =
  | { readonly type: 'add'; readonly values: Readonly<Record<string, string>> }
  /** `entry`: its id, "@1f3c5a7e". */
  | { readonly type: 'remove'; readonly entry: string }
  /** `id`: of `List.removed`. */
  | { readonly type: 'restore'; readonly id: string }
  | { readonly type: 'move'; readonly entry: string; readonly by: number };

export interface ListActionResult {
  /** For a removed entry: its id in `List.removed`. */
  readonly removed: string | null;
}

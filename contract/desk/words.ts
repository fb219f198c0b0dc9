/** What the screen of words and the server say to each other, as JSON. Times are milliseconds since 1970. */

export interface Field {
  readonly kind: 'field';
  /** Names with dots between; an entry of a list by its own name, wherever it stands: "items.@1f3c5a7e.answer". */
  readonly path: string;
  /** The same with places from 0, as other screens lead here: "items.2.answer". */
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
   * Of a mark: the outline of the letter that stands under the arch without it, where the site has one. Of a point: the key
   * of its picture, and how much it is enlarged.
   */
  readonly choices: readonly string[];
  /** How the site says each of the choices; absent where it says them as they are. */
  readonly choiceWords?: readonly string[];
  /** '' where an optional text is not there; a flag is 'yes' or '', and so is whether a section is hidden. */
  readonly value: string;
  /** What the site says; null where it has no such field. */
  readonly published: string | null;
  readonly revision: string;
  /** Letters that fit; null where nothing is to be told. */
  readonly limit: number | null;
  /** The words of the specification, which are changed after a warning; null where it leaves them open. */
  readonly standard: string | null;
  /** Why it cannot be changed. */
  readonly locked: string | null;
  /** A picture that the page may do without. */
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
  /** The words of a section that stands on several pages: where they are. It has no parts here. */
  readonly words?: { readonly file: string; readonly label: string };
}

/** A field of a new entry. */
export interface BlankField {
  /** Inside of the entry; '' for the entry itself. */
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
  /** What one of its entries is called: "Question". */
  readonly entry: string;
  readonly entries: readonly Part[];
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly canMove: boolean;
  /** What is typed of a new entry; nothing of one that begins with a picture. */
  readonly blank: readonly BlankField[];
  /** Removed entries that can be restored, the last removed first. */
  readonly removed: readonly { readonly id: string; readonly name: string }[];
}
export type Part = Field | Group | List;

export interface WordsPage {
  readonly file: string;
  readonly label: string;
  /** The address where its words stand. */
  readonly live: string;
  /** Pages and projects of the site, which a field of type "address" offers. */
  readonly addresses: readonly Choice[];
  readonly parts: readonly Part[];
}

export interface WordsPages {
  readonly pages: readonly {
    readonly file: string;
    readonly label: string;
    readonly isChanged: boolean;
    /** True: words of all pages, below a gap. */
    readonly isShared: boolean;
  }[];
}

/** Answer to a save. */
export interface KeptField {
  readonly value: string;
  readonly revision: string;
  readonly at: number;
}

/** Answer 409: what stands there now, and whose it is where that is known. */
export interface StaleField {
  readonly error: string;
  readonly value: string;
  readonly revision: string;
  readonly by: string | null;
}

export type ListAct =
  | { readonly act: 'add'; readonly values: Readonly<Record<string, string>> }
  /** `entry`: its name, "@1f3c5a7e". */
  | { readonly act: 'remove'; readonly entry: string }
  /** `id`: of `List.removed`. */
  | { readonly act: 'restore'; readonly id: string }
  | { readonly act: 'move'; readonly entry: string; readonly by: number };

export interface ListAnswer {
  /** Of an entry that was removed now: its id in `List.removed`. */
  readonly removed: string | null;
}

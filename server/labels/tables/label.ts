/** What the desk says about a field of `content/`. */
export interface Label {
  readonly title?: string;
  readonly hint?: string;
  /** Why it cannot be changed at the desk. */
  readonly locked?: string;
  readonly entry?: string;
  /** Entries of this list have the names of those of another list of the file: rooms of a home. */
  readonly namesOf?: string;
  /** Entries of this list can only be moved, not added or removed. */
  readonly isFixed?: true;
  /** Path of the group in this file that has the labels of the choices by key: the kinds of work. */
  readonly choicesFrom?: string;
  /** The choices: the keys of the group at this path of the file, or of its list's entries. `{path}`: the value there. */
  readonly choicesOf?: string;
  /** Labels of the choices, by value. */
  readonly choiceWords?: Readonly<Record<string, string>>;
  /** The file of these paths. */
  readonly choicesIn?: 'costs';
  /** A text of the specification, which can be changed only after a warning in the demonstration. For a list, the texts of its entries. */
  readonly standard?: string | readonly string[];
}

/** By path; `*` matches any entry or key, and the first match counts. */
export type Labels = Readonly<Record<string, Label>>;

export const HOURS =
  'The site puts the opening hours in place of {hours}, and their short form in place of {shortHours}.';
export const NUMBERED =
  'The site puts the number of projects in place of {number}, and how many there are of each kind, such as “two homes and a salon”, in place of {projects}.';

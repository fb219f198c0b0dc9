/**
 * The texts of projects: of a kind, of a project with its facts, and of a picture. Schemas, types and the desk's fields are
 * derived from these tables. What else a new one needs: docs/architecture.md, "Where to change what".
 */
interface TextRule {
  /** At the desk. */
  readonly label: string;
  /** In characters; the text fits its place on the page. */
  readonly maxLength: number;
}

/** A project's materials are a fact, too, but a list. */
export const FACTS = {
  homeType: { label: 'Kind of home', maxLength: 30 },
  /** Of a place of work: "Salon". */
  placeType: { label: 'Kind of place', maxLength: 30 },
  area: { label: 'Floor area', maxLength: 40 },
  locality: { label: 'Locality', maxLength: 40 },
  year: { label: 'Year', maxLength: 12 },
  scope: { label: 'Scope', maxLength: 60 },
  duration: { label: 'Time on the building site', maxLength: 30 },
  /** In a project's file a level of the table of costs, or a range; elsewhere the text that visitors read. */
  cost: { label: 'Cost', maxLength: 40 },
  /** The rooms and work that the cost includes, as in the address of a bill on `/cost`. Pages get that address instead. */
  costFor: { label: 'Rooms and work that the cost includes', maxLength: 400 },
} as const;
export type FactName = keyof typeof FACTS;

export const PROJECT_TEXTS = {
  title: { label: 'Name, as visitors read it', maxLength: 60 },
  address: { label: 'Address of its page', maxLength: 60 },
  summary: { label: 'What it is, in two sentences', maxLength: 320 },
  ...FACTS,
} as const;
export type ProjectText = keyof typeof PROJECT_TEXTS;

export const KIND_TEXTS = {
  title: { label: 'Name', maxLength: 40 },
  description: { label: 'What it is, in a sentence', maxLength: 200 },
  one: { label: 'One project, in a sentence', maxLength: 60 },
  many: { label: 'Several projects, in a sentence', maxLength: 60 },
  address: { label: 'Address', maxLength: 60 },
} as const;
export type KindField = keyof typeof KIND_TEXTS;

export const PHOTO_TEXTS = {
  room: { label: 'Room', maxLength: 40 },
  title: { label: 'Title', maxLength: 60 },
  alt: { label: 'Description', maxLength: 320 },
  details: { label: 'Details, shown below the picture', maxLength: 200 },
} as const;

/** A value for each text of a table. */
export const forEachText = <Name extends string, T>(
  table: Readonly<Record<Name, TextRule>>,
  valueFor: (name: Name) => T,
) =>
  Object.fromEntries(
    (Object.keys(table) as Name[]).map((name) => [name, valueFor(name)]),
  ) as Readonly<Record<Name, T>>;

/** The labels of a table. */
export const labelsOf = <Name extends string>(table: Readonly<Record<Name, TextRule>>) =>
  forEachText(table, (name) => table[name].label);

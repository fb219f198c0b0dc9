/**
 * The facts of a project that are one text each; its materials are a list. Schemas, types and the desk's fields are derived from
 * this table. What else a new fact needs: docs/architecture.md, "Where to change what".
 */
interface Fact {
  /** At the desk. */
  readonly label: string;
  /** In characters; the text fits its place on the page. */
  readonly maxLength: number;
}

export const FACTS = {
  homeType: { label: 'Kind of home', maxLength: 30 },
  /** Of a place of work: "Salon". */
  placeType: { label: 'Kind of place', maxLength: 30 },
  area: { label: 'Floor area', maxLength: 40 },
  locality: { label: 'Where', maxLength: 40 },
  year: { label: 'Year', maxLength: 12 },
  scope: { label: 'Scope', maxLength: 60 },
  duration: { label: 'Time on the building site', maxLength: 30 },
  /** In a project's file a level of the table of costs, or a range; elsewhere the text that visitors read. */
  cost: { label: 'Cost', maxLength: 40 },
  /** The rooms and work that the cost includes, as in the address of a bill on `/cost`. Pages get that address instead. */
  costFor: { label: 'Rooms and work that the cost includes', maxLength: 400 },
} as const satisfies Readonly<Record<string, Fact>>;

export type FactName = keyof typeof FACTS;
export const FACT_NAMES = Object.keys(FACTS) as readonly FactName[];

/** The same schema for each fact. */
export const forEachFact = <T>(schema: T) =>
  Object.fromEntries(FACT_NAMES.map((name) => [name, schema])) as Readonly<Record<FactName, T>>;

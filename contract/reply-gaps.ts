/** Named gaps in a template for replies, such as {name}. */

/** Gaps that are filled from the enquiry, if it has the value. People fill the others. */
export const GAP_NAMES = [
  'first name',
  'name',
  'property type',
  'project',
  'reply by',
  'reference',
  'your name',
  'studio',
] as const;
/** Names that older templates use for the same gaps. */
const FORMER_NAMES: ReadonlyMap<string, string> = new Map([
  ['answer by', 'reply by'],
  ['project kind', 'property type'],
]);
export type GapValues = Readonly<Record<(typeof GAP_NAMES)[number], string>>;

const GAP = /\{[^{}\n]+\}/g;
/** The name in lower case with single spaces: "{ First  Name }" is "first name". */
function nameIn(gap: string): string {
  const name = gap.slice(1, -1).trim().replace(/\s+/g, ' ').toLowerCase();
  return FORMER_NAMES.get(name) ?? name;
}

/** Whether the gap, written with its braces, is filled from the enquiry. */
export const isFilledGap = (gap: string) => GAP_NAMES.some((name) => name === nameIn(gap));

export interface Gap {
  /** As it is written, with its braces. */
  readonly text: string;
  /** Its position, in UTF-16 code units. */
  readonly at: number;
}

/** All gaps of a text in their order, also those that nothing can fill. */
export const gapsIn = (text: string): Gap[] =>
  [...text.matchAll(GAP)].map((match) => ({ text: match[0], at: match.index }));

/** The template with the gaps filled that have a value other than ''. Inserted values are not searched for gaps. */
export function fillGaps(template: string, values: GapValues): string {
  const known = new Map<string, string>(Object.entries(values));
  return template.replace(GAP, (gap) => known.get(nameIn(gap)) || gap);
}

/** Whether the text has a brace that is not part of a gap. */
export const hasLooseBrace = (text: string) => /[{}]/.test(text.replace(GAP, ''));

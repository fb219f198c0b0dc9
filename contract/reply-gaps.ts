/** Named gaps in a template for replies, such as {name}. */

/** Gaps that are filled from the enquiry, where it has the value. Others are filled by hand. */
export const GAP_NAMES = [
  'first name',
  'name',
  'project kind',
  'project',
  'answer by',
  'reference',
  'your name',
  'studio',
] as const;
export type GapValues = Readonly<Record<(typeof GAP_NAMES)[number], string>>;

const GAP = /\{[^{}\n]+\}/g;
/** "{ First  Name }" is {first name}. */
const nameIn = (gap: string) => gap.slice(1, -1).trim().replace(/\s+/g, ' ').toLowerCase();

export interface Gap {
  /** With its braces, as it is written. */
  readonly text: string;
  /** Where it begins, in UTF-16 code units. */
  readonly at: number;
}

export const gapsIn = (text: string): Gap[] =>
  [...text.matchAll(GAP)].map((match) => ({ text: match[0], at: match.index }));

/** The template with each gap filled for which there is a value that is not ''. What is inserted is not searched for gaps. */
export function fillGaps(template: string, values: GapValues): string {
  const known = new Map<string, string>(Object.entries(values));
  return template.replace(GAP, (gap) => known.get(nameIn(gap)) || gap);
}

/** A brace that opens or closes no gap. */
export const hasLooseBrace = (text: string) => /[{}]/.test(text.replace(GAP, ''));

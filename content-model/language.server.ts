/**
 * Rules of English that sentences of the content need: plural forms, numbers in words, lists, capitals. The
 * sentences are in `content/`, with `{name}` for each value. Another language needs another such file. Pure.
 */
import { NUMBERS } from '#contract/english.ts';
import { fill } from '#contract/fill.ts';
import { LOCALE } from '#contract/locale.ts';

/** For categories without their own nouns. */
export const PROJECT_NOUNS: PluralForms = { one: 'one project', many: '{number} projects' };

const rules = new Intl.PluralRules(LOCALE);
const conjunction = new Intl.ListFormat(LOCALE, { type: 'conjunction' });
const unit = new Intl.ListFormat(LOCALE, { type: 'unit' });

/** A pattern for each plural form: `none` for 0, `one` for 1, `many` for the rest and where a form is missing. */
interface PluralForms {
  readonly none?: string | undefined;
  readonly one: string;
  readonly many: string;
}
export type Values = Readonly<Record<string, string | undefined>>;

/** The pattern for a whole number, by English plural rules. */
export function pluralForm({ none, one, many }: PluralForms, count: number): string {
  if (count === 0 && none !== undefined) return none;
  return rules.select(count) === 'one' ? one : many;
}

/** The values of `{number}` (up to twenty in words) and `{count}` (in digits). */
export const numbersOf = (count: number): Values => ({
  number: NUMBERS[count] ?? String(count),
  count: String(count),
});

/** The plural form for this number, with the number inserted. */
export const formatCount = (forms: PluralForms, count: number) =>
  fill(pluralForm(forms, count), numbersOf(count));

/** "a salon and four residences" */
export const joinWithAnd = (parts: readonly string[]) => conjunction.format(parts);
/** "29 pictures, 3 places" */
export const joinAsUnits = (parts: readonly string[]) => unit.format(parts);

/** With a capital, for the beginning of a sentence: "Kota stone", "Red oxide". */
export const capitalise = (words: string) =>
  words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** In lower case, for the middle of a sentence: "Bungalow" becomes "bungalow"; "3BHK" and "Kota" stay. */
export const uncapitalise = (word: string) =>
  /^\p{Lu}\p{Ll}*( |$)/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;

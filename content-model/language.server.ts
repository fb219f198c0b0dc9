/**
 * What sentences of the content need of a language: plural forms, numbers in words, lists, articles, capitals. Sentences
 * themselves are in `content/`, with `{name}` for each value. Another language is another such file. Pure.
 */
const LOCALE = 'en-GB';

/** Up to twenty in words, greater numbers in digits. */
const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
/** For categories without texts of their own. */
export const PROJECTS: Forms = { one: 'one project', many: '{number} projects' };

const rules = new Intl.PluralRules(LOCALE);
const conjunction = new Intl.ListFormat(LOCALE, { type: 'conjunction' });
const unit = new Intl.ListFormat(LOCALE, { type: 'unit' });

/** A pattern for each plural form: `many` for every number that has none of its own, `none` for 0. */
export interface Forms {
  readonly none?: string | undefined;
  readonly one: string;
  readonly many: string;
}
export type Values = Readonly<Record<string, string | undefined>>;

/** The pattern with its values; a `{name}` without one stays as it is. */
export const fill = (pattern: string, values: Values) =>
  pattern.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

export function formFor({ none, one, many }: Forms, count: number): string {
  if (count === 0 && none !== undefined) return none;
  return rules.select(count) === 'one' ? one : many;
}

/** What `{number}` (in words) and `{count}` (in digits) stand for. */
export const numbersOf = (count: number): Values => ({
  number: NUMBERS[count] ?? String(count),
  count: String(count),
});

/** The form for this number, filled with it. */
export const counted = (forms: Forms, count: number) =>
  fill(formFor(forms, count), numbersOf(count));

/** "a salon and four residences" */
export const joinWithAnd = (parts: readonly string[]) => conjunction.format(parts);
/** "29 pictures, 3 places" */
export const sideBySide = (parts: readonly string[]) => unit.format(parts);

/** As at the beginning of a sentence: "Kota stone", "Red oxide". */
export const capital = (words: string) =>
  words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** As inside a sentence: "bungalow" of "Bungalow"; "3BHK" and "Kota" as a name of its own stay. */
export const inSentence = (word: string) =>
  /^\p{Lu}\p{Ll}*( |$)/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;

/** Whether "an" goes before it: "an apartment", "an 8BHK". */
export const takesAn = (word: string) => /^[aeiou8]/i.test(word);

/** A search as a condition on `search_text.text`. */
import { fold } from '#contract/fold.ts';
import { internationalDigits } from '#contract/international-number.ts';

/** Folded: hyphens are gone by then. */
const NUMBER = /^\+?[\d+() .]+$/;
/** Fewer digits are no beginning of a number that somebody reads off a display. */
const DIGITS_MIN = 5;

/** The digits by which the stored number is found: with its country code, or as much of it as was typed. */
function digitsOf(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  if (!NUMBER.test(typed) || digits.length < DIGITS_MIN) return null;
  return internationalDigits(typed) ?? digits.replace(/^0+/, '');
}

/** For a WHERE, with what its places hold. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly string[];
}

/**
 * True for texts that hold every typed word; a phone number is found however it is written. Null when nothing is left
 * of what was typed.
 */
export function searchCondition(typed: string): Condition | null {
  const whole = fold(typed);
  // The longest word first: where it is missing, the others need no look.
  const words = whole
    .split(' ')
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return null;
  const oneOf = (texts: readonly (string | null)[]) => {
    const values = [...new Set(texts.filter((text) => text !== null && text !== ''))] as string[];
    return { sql: `(${values.map(() => 'instr(text, ?) > 0').join(' OR ')})`, values };
  };
  const each = words.map((word) => oneOf([word, digitsOf(word)]));
  const all = {
    sql: each.map(({ sql }) => sql).join(' AND '),
    values: each.flatMap(({ values }) => values),
  };
  const number = words.length > 1 ? digitsOf(whole) : null;
  if (number === null) return all;
  return { sql: `(instr(text, ?) > 0 OR (${all.sql}))`, values: [number, ...all.values] };
}

/** The condition as one on `enquiry`. */
export const findsIn = ({ sql }: Condition) =>
  `EXISTS (SELECT 1 FROM search_text WHERE search_text.enquiry_id = id AND ${sql})`;

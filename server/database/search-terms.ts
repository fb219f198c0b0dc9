/** Parses a typed search: words, and phone numbers in any notation. */
import { fold } from '#contract/fold.ts';
import { internationalDigits } from '#contract/international-number.ts';

/** After normalisation, which removes hyphens. */
const NUMBER = /^\+?[\d+() .]+$/;
/** Fewer digits are not treated as the beginning of a phone number. */
const DIGITS_MIN = 5;

/** A text that must be contained, or all or one of several. */
export type SearchTerm =
  | string
  | { readonly all: readonly SearchTerm[] }
  | { readonly one: readonly SearchTerm[] };

/** The digits of the number with country code, as far as they were typed. */
function digitsOf(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  if (!NUMBER.test(typed) || digits.length < DIGITS_MIN) return null;
  return internationalDigits(typed) ?? digits.replace(/^0+/, '');
}

/** All typed words, each also as a number; or everything that was typed as one number. Null if nothing is left. */
export function parseSearch(typed: string): SearchTerm | null {
  const whole = fold(typed);
  // The longest word first: if it is missing, the others need not be compared.
  const words = whole
    .split(' ')
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return null;
  const all = words.map((word): SearchTerm => {
    const digits = digitsOf(word);
    return digits && digits !== word ? { one: [word, digits] } : word;
  });
  const number = words.length > 1 ? digitsOf(whole) : null;
  return number ? { one: [number, { all }] } : { all };
}

/** What a typed search looks for in a text: words, and phone numbers however they are written. */
import { fold } from '#contract/fold.ts';
import { internationalDigits } from '#contract/international-number.ts';

/** Folded: hyphens are gone by then. */
const NUMBER = /^\+?[\d+() .]+$/;
/** Fewer digits are no beginning of a number that somebody reads off a display. */
const DIGITS_MIN = 5;

/** A text that is contained, or all or one of several. */
export type Wanted =
  | string
  | { readonly all: readonly Wanted[] }
  | { readonly one: readonly Wanted[] };

/** The digits by which the stored number is found: with its country code, or as much of it as was typed. */
function digitsOf(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  if (!NUMBER.test(typed) || digits.length < DIGITS_MIN) return null;
  return internationalDigits(typed) ?? digits.replace(/^0+/, '');
}

/** Every typed word, each also as a number; or all that was typed as one number. Null when nothing is left of it. */
export function wantedBy(typed: string): Wanted | null {
  const whole = fold(typed);
  // The longest word first: where it is missing, the others need no look.
  const words = whole
    .split(' ')
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return null;
  const all = words.map((word): Wanted => {
    const digits = digitsOf(word);
    return digits && digits !== word ? { one: [word, digits] } : word;
  });
  const number = words.length > 1 ? digitsOf(whole) : null;
  return number ? { one: [number, { all }] } : { all };
}

/** Recognises a phone number in any notation, for links, search and CSV. */
import { normalisePhone } from './phone.ts';

/** The studio is in India: a number without a country code is an Indian one. */
const COUNTRY = '91';
const NATIONAL_DIGITS = 10;
/** E.164: shorter numbers have no country code, and no number has more digits. */
const DIGITS = { min: 8, max: 15 };

/**
 * Digits with the country code: "919823012345" for +91 98230 12345, 098230-12345 and 0091 98230 12345; null if
 * the number is ambiguous. Extensions are left out.
 */
export function internationalDigits(written: string): string | null {
  // A bracket at the end is an extension (phone.ts).
  const number = normalisePhone(written).replace(/\(\d{1,6}\)$/, '');
  const digits = number.replace(/\D/g, '');
  const withCode = () => {
    if (/^\(?\+/.test(number)) return digits;
    if (digits.startsWith('00')) return digits.slice(2);
    const national = digits.replace(/^0/, '');
    if (national.length === NATIONAL_DIGITS) return COUNTRY + national;
    return national.length === NATIONAL_DIGITS + 2 && national.startsWith(COUNTRY)
      ? national
      : null;
  };
  const whole = withCode()?.replace(/^910(?=\d{10}$)/, COUNTRY) ?? '';
  const isWhole = whole.length >= DIGITS.min && whole.length <= DIGITS.max;
  return isWhole && !whole.startsWith('0') ? whole : null;
}

/** ITU-T E.164, annex: codes of one digit and of two; all others have three. */
const COUNTRY_CODE =
  /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d{4})/;

/** "+91 98230 12345" for 919823012345. The spaces keep a spreadsheet from reading it as a sum. */
export function spacedNumber(digits: string): string {
  if (/^91\d{10}$/.test(digits)) return `+91 ${digits.slice(2, 7)} ${digits.slice(7)}`;
  return `+${digits.replace(COUNTRY_CODE, '$& ')}`;
}

/** Something like a phone number within other text. */
const IN_WORDS = /\+?\(?\p{Nd}[\p{Nd}\p{Zs}\p{Pd}().]{5,}\p{Nd}/gu;

/** The phone numbers in a text, with their country codes. */
export const numbersIn = (text: string): string[] =>
  (text.match(IN_WORDS) ?? []).flatMap((written) => internationalDigits(written) ?? []);

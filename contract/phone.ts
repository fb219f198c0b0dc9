/** Normalises phone numbers in any notation; browser and mail relay both use it. */
import { PHONE_MAX, PHONE_MIN, PHONE_PATTERN } from './forms.ts';

/** E.164: no number has more digits. So two numbers in one field are never merged. */
const E164_DIGITS = 15;
const EXTENSION = /,? *(?:extension|extn?| [x#])[: ]*(\d{1,6})$/i;
/** Prefixes: "Tel.: ", "mob: ", `tel:` of a link. */
const LABEL = /^ *[a-z]+[.:]+/i;

/** Digits of the scripts of India, and the Arabic and Persian ones, by the last half-byte of their code points. */
export function digitsToAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code >= 0xe00) return digit;
  return String((code & 15) - (code > 0x900 ? 6 : 0));
}

/**
 * The number in the characters of `PHONE_PATTERN`: digits of any Indian script as 0-9, every kind of space, dot and
 * hyphen as a plain one, without invisible characters, an extension in brackets at the end. If it is longer than
 * `PHONE_MAX`, spaces and hyphens are removed. `isPhone` refuses what is returned for a text that is not a number.
 */
export function normalisePhone(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(LABEL, '')
    .replace(/\p{Nd}/gu, digitsToAscii)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\p{Zs}\t.·•]+/gu, ' ')
    // Not `trim`: a line break is kept, so that the number is refused.
    .replace(/^ | $/g, '');
  const [, extension] = EXTENSION.exec(text) ?? [];
  const number = text.replace(EXTENSION, '');
  const whole = extension ? `${number} (${extension})` : number;
  const isOneNumber = number.replace(/\D/g, '').length <= E164_DIGITS;
  if (whole.length <= PHONE_MAX || !isOneNumber) return whole;
  return number.replace(/[ ()-]/g, '') + (extension ? `(${extension})` : '');
}

const PHONE = new RegExp(`^${PHONE_PATTERN}$`);

/** Whether the mail relay accepts a normalised number. */
export const isPhone = (number: string) =>
  number.length >= PHONE_MIN && number.length <= PHONE_MAX && PHONE.test(number);

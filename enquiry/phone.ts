/** What a person means by a phone number, however it was typed or pasted; browser and relay read it alike. */
import { PHONE_MAX, PHONE_MIN, PHONE_PATTERN } from './forms.ts';

/** E.164: no number has more digits. Two numbers in one field are never run together. */
const E164_DIGITS = 15;
const EXTENSION = /,? *(?:extension|extn?| [x#])[: ]*(\d{1,6})$/i;
/** "Tel.: ", "mob: ", `tel:` of a link. */
const LABEL = /^ *[a-z]+[.:]+/i;

/** Digits of the scripts of India, and the Arabic and Persian ones, by the last half-byte of their code points. */
function toAscii(digit: string): string {
  const code = digit.codePointAt(0)!;
  if (code >= 0xe00) return digit;
  return String((code & 15) - (code > 0x900 ? 6 : 0));
}

/**
 * The number in the characters of the contract: digits of any Indian script as 0-9, every kind of space, dot and hyphen
 * as a plain one, marks that nobody sees dropped, an extension in brackets at the end. Too long for the contract it
 * loses its spaces and hyphens. What is no number comes back as something that the contract refuses.
 */
export function normalisePhone(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(LABEL, '')
    .replace(/\p{Nd}/gu, toAscii)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\p{Zs}\t.·•]+/gu, ' ')
    // Not `trim`: a line end is no part of a number, and stays to be refused.
    .replace(/^ | $/g, '');
  const [, extension] = EXTENSION.exec(text) ?? [];
  const number = text.replace(EXTENSION, '');
  const whole = extension ? `${number} (${extension})` : number;
  const isOneNumber = number.replace(/\D/g, '').length <= E164_DIGITS;
  if (whole.length <= PHONE_MAX || !isOneNumber) return whole;
  return number.replace(/[ ()-]/g, '') + (extension ? `(${extension})` : '');
}

const PHONE = new RegExp(`^${PHONE_PATTERN}$`);

/** Whether a normalised number is one that the relay takes. */
export const isPhone = (number: string) =>
  number.length >= PHONE_MIN && number.length <= PHONE_MAX && PHONE.test(number);

/** Finds enquiries by name, e-mail address, phone or words. */
import { FIELD_NAMES } from '#enquiry/forms.ts';
import type { EnquiryRow } from '#server/database/types.ts';

/** Upper and lower case, accents and full-width letters make no difference. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, (mark) => (/[\u0300-\u036f]/.test(mark) ? '' : mark))
    .toLowerCase();

const digitsOf = (text: string) => text.replace(/\D/g, '');
const PHONE_LIKE = /^[\d+() -]{3,}$/;

/** The enquiries that hold every word; a phone number is found however its digits are grouped. */
export function search<Row extends EnquiryRow>(
  rows: readonly Row[],
  words: readonly string[],
): Row[] {
  const whole = words.join(' ');
  const number = PHONE_LIKE.test(whole) ? digitsOf(whole) : '';
  const wanted = words.map(plain);
  return rows.filter((row) => {
    const text = plain([row.id, ...FIELD_NAMES.map((name) => row[name] ?? '')].join('\n'));
    const isNumber = number !== '' && digitsOf(row.user_phone ?? '').includes(number);
    return isNumber || wanted.every((word) => text.includes(word));
  });
}

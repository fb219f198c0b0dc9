/** What is wrong with a value that the platform's own check cannot say; the relay refuses the same. */

import type { FormWords } from '#app/content/schema.server.ts';
import type { Field } from '#enquiry/forms.ts';
import { isPhone, normalisePhone } from '#enquiry/phone.ts';

/** Characters that are left, as the relay counts them: without the space around them. */
export const roomIn = (rule: Field, value: string) => rule.maxLength - value.trim().length;

/** Puts a number into its place in a sentence. */
export const withNumber = (sentence: string, n: number) =>
  sentence.replace('{n}', n.toLocaleString('en-IN'));

/** The sentence for the visitor, or '' when nothing is wrong. */
export function fieldFault(rule: Field, value: string, words: FormWords): string {
  if (rule.kind === 'tel')
    return !value || isPhone(normalisePhone(value)) ? '' : words.expected.user_phone;
  const room = roomIn(rule, value);
  return room < 0 ? withNumber(words.count.over, -room) : '';
}

/** Checks that HTML form validation cannot express; the mail relay refuses the same values. */

import type { FormTexts } from '#content-model/schema.server.ts';
import type { Field } from '#contract/forms.ts';
import { INDIAN } from '#contract/locale.ts';
import { isPhone, normalisePhone } from '#contract/phone.ts';

/** Number of characters left. Like the mail relay, it counts the trimmed value. */
export const charactersLeft = (rule: Field, value: string) => rule.maxLength - value.trim().length;

/** Replaces `{n}` in a sentence by a number. */
export const withNumber = (sentence: string, n: number) =>
  sentence.replace('{n}', n.toLocaleString(INDIAN));

/** The message for the visitor, or '' when the value is valid. */
export function fieldFault(rule: Field, value: string, words: FormTexts): string {
  if (rule.kind === 'tel')
    return !value || isPhone(normalisePhone(value)) ? '' : words.expected.user_phone;
  const left = charactersLeft(rule, value);
  return left < 0 ? withNumber(words.count.over, -left) : '';
}

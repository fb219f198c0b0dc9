import { keepDraft, readDraft } from '#app/browser/draft.ts';
import { fill } from '#contract/fill.ts';

const FORM = 'contact';

/** Puts the estimate's address in front of the draft message of the contact form. */
export function keepInDraft(sentence: string, address: string): void {
  const draft = readDraft(FORM);
  const { message = '' } = draft.values;
  const line = fill(sentence, { address });
  // Another estimate replaces the earlier one.
  const [before = '', after = ''] = sentence.split('{address}');
  const rest = message
    .split('\n')
    .filter((one) => !(one.startsWith(before) && one.endsWith(after) && /\/cost\?\S*/.test(one)))
    .join('\n')
    .trim();
  const values = { ...draft.values, message: [line, rest].filter(Boolean).join('\n\n') };
  keepDraft(FORM, { ...draft, values });
}

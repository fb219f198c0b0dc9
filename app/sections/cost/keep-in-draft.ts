import { keepDraft, readDraft } from '#app/browser/draft.ts';

const FORM = 'contact';

/** Puts the estimate's address before what is already written in the message of the contact form. */
export function keepInDraft(sentence: string, address: string): void {
  const draft = readDraft(FORM);
  const { message = '' } = draft.values;
  const line = sentence.replace('{address}', () => address);
  if (message.includes(line)) return;
  const values = { ...draft.values, message: [line, message].filter(Boolean).join('\n\n') };
  keepDraft(FORM, { ...draft, values });
}

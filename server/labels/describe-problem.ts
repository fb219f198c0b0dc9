/** Formats a mistake from the content check for people who see fields and no files. */
import { IS_SENTENCE, type Problem } from '#content-model/problem.server.ts';
import { curlyQuotes } from '#contract/text.ts';
import { labelsOf, pathOfField } from './label-of.ts';

/** @returns a sentence with the field's label instead of its path */
export function describeProblem({ file, field, message, atDesk = message }: Problem): string {
  const label = field && labelsOf(file, pathOfField(field)).at(-1);
  const sentence = !label || IS_SENTENCE.test(atDesk) ? atDesk : `“${label}” ${atDesk}`;
  return curlyQuotes(sentence.charAt(0).toUpperCase() + sentence.slice(1));
}

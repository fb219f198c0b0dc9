/** Says a fault of the content check to somebody who sees a field, not a file. */
import { IS_SENTENCE, type Problem } from '#content-model/problem.server.ts';
import { labelsOf, pathOfField } from './label-of.ts';

export function sayFault({ file, field, message, atDesk = message }: Problem): string {
  const label = field && labelsOf(file, pathOfField(field)).at(-1);
  const sentence = !label || IS_SENTENCE.test(atDesk) ? atDesk : `“${label}” ${atDesk}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

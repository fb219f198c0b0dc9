/** Says a fault of the content check to somebody who sees a field, not a file. */
import { IS_SENTENCE } from '#content-model/problem.server.ts';
import { labelsOf, pathOfField } from './label-of.ts';

/** As the check of the content tells it. */
export interface Fault {
  readonly file: string;
  readonly field?: string;
  readonly message: string;
  /** The same for somebody who sees fields and no file, where it differs. */
  readonly atDesk?: string;
}

export function sayFault({ file, field, message, atDesk = message }: Fault): string {
  const label = field && labelsOf(file, pathOfField(field)).at(-1);
  const sentence = !label || IS_SENTENCE.test(atDesk) ? atDesk : `“${label}” ${atDesk}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

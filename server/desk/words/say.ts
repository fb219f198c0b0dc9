/** Says a fault of the content check to somebody who sees a field, not a file. */
import type { Fault } from './checker.ts';

const SAID: readonly (readonly [RegExp, string])[] = [
  [/ behind the colon(, in quotes if it begins with a bracket)?/g, ''],
  [/is empty\. Write its words\./, 'cannot be empty.'],
  [/is missing\. Add a line .*/, 'cannot be empty.'],
];

/** `label`: of the field that was written. */
export const plainly = (label: string, faults: readonly Fault[]) =>
  faults
    .slice(0, 3)
    .map(({ message }) =>
      SAID.reduce((said, [from, to]) => said.replace(from, to), `“${label}” ${message}`),
    )
    .join(' ');

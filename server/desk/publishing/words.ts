/** What the desk says about publishing. */

import type { Found } from './builder.ts';
import { placeOf } from './place.ts';
import type { Problem } from './wire.ts';

export const WORDS = {
  running: 'A new version is being made already.',
  nothing: 'Nothing has changed: the site says all of it.',
  changedSince: 'Something was changed after this preview was made. Look at it again.',
  siteChanged: 'The site was changed after this preview was made. Look at it again.',
  noPreview: 'There is no such preview any more.',
  noVersion: 'This version is not kept any more.',
  machine: 'Whoever runs the server is publishing just now. Try again in a minute.',
  noReleases:
    'The site is not served from releases here, so nothing can be published. Whoever runs the server: npm start.',
  fixed: (folder: string) =>
    `The content lies in ${folder} (CONTENT_DIR), where whoever runs the server publishes it: npm run release.`,
} as const;

/** What is a sentence by itself does not go on from the field's name. */
const IS_SENTENCE = /^[\p{Lu}\d]/u;

/** A fault of the content as a person of the studio reads it. */
export const problemOf = ({ file, field, message }: Found): Problem => ({
  what: `${field && !IS_SENTENCE.test(message) ? `“${field.split(' › ').at(-1)}” ` : ''}${message}`,
  place: placeOf(file, field),
});

/** What stands above the faults. */
export function plainly(fault: string, faults: number): string {
  if (faults > 0)
    return faults === 1
      ? 'One thing has to be put right.'
      : `${faults} things have to be put right.`;
  if (/disk is full|ENOSPC|EDQUOT/i.test(fault))
    return 'The disk of the server is full. Whoever runs it makes room; then publish again.';
  if (/ended from outside|heap|SIGKILL/i.test(fault))
    return 'The server ended it before it was done: too little memory, or somebody stopped it. Try again.';
  if (/^It (was stopped|took longer)/.test(fault)) return fault;
  return 'The server could not finish it. Its own words are below, for whoever runs it.';
}

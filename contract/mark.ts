/** The default mark of a studio: its initials under an arch, in a square of 37 units. */

/** The curve continues the straight sides without a corner. */
export const ARCH = 'M2 36.2V17A16.6 16.6 0 0 1 35 17V36.2Z';
/** The width of the letter's stem. */
export const ARCH_LINE = 1.3;
/** Position of the initials under the arch while they are text; the build replaces them by outlines. */
export const INITIALS_AT = { x: 18.5, y: 31, size: 19 } as const;

/** What the site shows if the studio has no logo of its own, in the words of the desk. */
export const NO_MARK = 'No logo of your own. The site shows letters of your name under an arch.';

/** First letters of the first two words; of a single word only its first letter. */
export function initialsOf(name: string): string {
  const segmenter = new Intl.Segmenter('mr');
  // Characters before it, such as a quotation mark, are skipped.
  const firstLetter = (word: string) =>
    [...segmenter.segment(word)].find(({ segment }) => /\p{L}/u.test(segment))?.segment ?? [];
  return name.split(/\s+/).flatMap(firstLetter).slice(0, 2).join('').toUpperCase();
}

/** The mark of a studio that has drawn none: its initials under an arch, in a square of 37. */

/** Its curve leaves the jambs without an edge. */
export const ARCH = 'M2 36.2V17A16.6 16.6 0 0 1 35 17V36.2Z';
/** As heavy as the letter's stem. */
export const ARCH_LINE = 1.3;
/** Where initials stand under the arch while they are text: their outlines are drawn when the site is built. */
export const INITIALS_AT = { x: 18.5, y: 31, size: 19 } as const;

/** First letters of the first two words; of one word the first alone. */
export function initialsOf(name: string): string {
  const segmenter = new Intl.Segmenter('mr');
  // Signs before it, such as a quotation mark, are no initial.
  const firstLetter = (word: string) =>
    [...segmenter.segment(word)].find(({ segment }) => /\p{L}/u.test(segment))?.segment ?? [];
  return name.split(/\s+/).flatMap(firstLetter).slice(0, 2).join('').toUpperCase();
}

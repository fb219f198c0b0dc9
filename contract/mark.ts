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
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => {
      const [first] = segmenter.segment(word);
      return first?.segment.toUpperCase() ?? '';
    })
    .join('');
}

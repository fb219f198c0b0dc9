/** The widths in which a picture is offered. The encoder makes them, and pages refer to them. */

/**
 * Widths in pixels for layouts of 320 to 2560 px and screens of up to three dots per pixel. A phone of 412 points
 * needs 721 or 1082 for its whole width: with a width just below that it would load the next larger one.
 */
export const AVIF_WIDTHS: readonly number[] = [320, 480, 736, 1104, 1600, 2400];
export const JPEG_WIDTHS: readonly number[] = [736, 1600];

/** The formats of `<source>` elements, the preferred one first: the end of their files and media type, and their widths. */
export const SOURCES: readonly (readonly [ending: string, widths: readonly number[]])[] = [
  ['avif', AVIF_WIDTHS],
];

/** Minimum ratio of a picture's width to the next smaller standard width, for a variant of its own width. */
const WORTH_A_VARIANT = 1.15;

/** The standard widths below a picture's width, and its own width if no standard width is close to it. */
export function widthsFor(width: number, standard: readonly number[]): number[] {
  const smaller = standard.filter((w) => w < width);
  const isWorthIt =
    width <= (standard.at(-1) ?? 0) && width > WORTH_A_VARIANT * (smaller.at(-1) ?? 0);
  return isWorthIt ? [...smaller, width] : smaller;
}

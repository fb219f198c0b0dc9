/** Which widths a picture is offered in: known to the encoder, which makes them, and to the page, which asks for them. */

/**
 * Pixels that a layout of 320 to 2560 px and screens of up to three dots per pixel can ask for. A phone of 412 points
 * asks for 721 or 1082 across its whole width: a width just below that would send it to the next one.
 */
export const AVIF_WIDTHS: readonly number[] = [320, 480, 736, 1104, 1600, 2400];
export const JPEG_WIDTHS: readonly number[] = [736, 1600];

/** How much wider than the standard width below it a picture must be to be worth a variant of its own. */
const WORTH_A_VARIANT = 1.15;

/** The standard widths below a picture's own, and its own when none of the others is nearly as good. */
export function widthsFor(width: number, standard: readonly number[]): number[] {
  const smaller = standard.filter((w) => w < width);
  const isWorthIt =
    width <= (standard.at(-1) ?? 0) && width > WORTH_A_VARIANT * (smaller.at(-1) ?? 0);
  return isWorthIt ? [...smaller, width] : smaller;
}

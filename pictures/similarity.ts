/** Structural similarity of two pictures (SSIM, Wang et al. 2004), in windows that do not overlap. */

/** Width and height of a window in pixels. */
export const WINDOW = 11;

/** Limit the quotient where a window is black or of one colour (C1 and C2 of the paper, for 8 bits). */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** The brightness of each pixel, 0-255 (weights of ITU-R BT.601). */
function brightnessOf(rgba: Uint8Array): Uint8Array {
  const brightness = new Uint8Array(rgba.length / 4);
  for (let n = 0; n < brightness.length; n += 1) {
    const red = rgba[n * 4] ?? 0;
    const green = rgba[n * 4 + 1] ?? 0;
    const blue = rgba[n * 4 + 2] ?? 0;
    brightness[n] = (77 * red + 150 * green + 29 * blue + 128) >> 8;
  }
  return brightness;
}

/**
 * How alike two pictures are in brightness and structure.
 * @param one, other pixels of both, four bytes each (RGBA), of the same width and height
 * @param width in pixels
 * @returns the mean of all windows: 1 for the same picture, less the more they differ
 */
export function similarity(one: Uint8Array, other: Uint8Array, width: number): number {
  const [a, b] = [brightnessOf(one), brightnessOf(other)];
  const height = a.length / width;
  let [sum, windows] = [0, 0];
  for (let top = 0; top < height; top += WINDOW)
    for (let left = 0; left < width; left += WINDOW) {
      const [right, bottom] = [Math.min(left + WINDOW, width), Math.min(top + WINDOW, height)];
      sum += similarityOfWindow(a, b, width, { left, top, right, bottom });
      windows += 1;
    }
  return sum / windows;
}

interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** From means, variances and covariance, as in the paper. */
function similarityOfWindow(
  a: Uint8Array,
  b: Uint8Array,
  width: number,
  { left, top, right, bottom }: Window,
): number {
  let [ofA, ofB, squaresOfA, squaresOfB, products] = [0, 0, 0, 0, 0];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const valueA = a[y * width + x] ?? 0;
      const valueB = b[y * width + x] ?? 0;
      ofA += valueA;
      ofB += valueB;
      squaresOfA += valueA ** 2;
      squaresOfB += valueB ** 2;
      products += valueA * valueB;
    }
  const count = (right - left) * (bottom - top);
  const [meanA, meanB] = [ofA / count, ofB / count];
  const variances = (squaresOfA + squaresOfB) / count - meanA ** 2 - meanB ** 2;
  const covariance = products / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA ** 2 + meanB ** 2 + C1) * (variances + C2))
  );
}

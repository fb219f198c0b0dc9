/** Finds openings in a wall by their colour, in a screenshot. */
import sharp from 'sharp';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Opening {
  readonly width: number;
  /** How much higher it is in its middle than at its left edge. */
  readonly rise: number;
}

/** Openings from left to right, within a box whose upper edge and piers have the colour of the wall. */
export async function openingsIn(png: Buffer, box: Box): Promise<Opening[]> {
  const { width, height } = box;
  const image = sharp(png).extract(box).removeAlpha().raw();
  const pixels = await image.toBuffer();
  const isWall = (x: number, y: number) =>
    [0, 1, 2].every((i) => Math.abs(pixels[3 * (y * width + x) + i]! - pixels[i]!) < 4);
  /**
   * The height at which a column opens; undefined in a pier. A column is open if more than a twentieth of it differs
   * from the wall: a leaf or a lamp in an opening may have the wall's colour.
   */
  const opensAt = (x: number) => {
    const open = Array.from({ length: height }, (_, y) => y).filter((y) => !isWall(x, y));
    return open.length > height / 20 ? open[0] : undefined;
  };
  const found: number[][] = [];
  let isOpen = false;
  for (let x = 0; x < width; x += 1) {
    const top = opensAt(x);
    if (top !== undefined && !isOpen) found.push([]);
    if (top !== undefined) found.at(-1)!.push(top);
    isOpen = top !== undefined;
  }
  return found
    .filter((tops) => tops.length > width / 50)
    .map((tops) => ({ width: tops.length, rise: tops[2]! - tops[tops.length >> 1]! }));
}

/** The visible part of an SVG: x, y, width and height in its units (SVG 2, 8.6). */
export type ViewBox = readonly [number, number, number, number];

/** The `viewBox` of an SVG; undefined if it has no valid one. */
export function readViewBox(svg: string): ViewBox | undefined {
  const [, written] = /<svg\b[^>]*\sviewBox="([^"]*)"/.exec(svg) ?? [];
  const [x = Number.NaN, y = Number.NaN, width = 0, height = 0] =
    written
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const isWhole = [x, y].every(Number.isFinite) && width > 0 && height > 0;
  return isWhole ? [x, y, width, height] : undefined;
}

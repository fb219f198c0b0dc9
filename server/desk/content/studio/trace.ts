/** Outlines of the ink in a picture, as an SVG path (marching squares, then Ramer-Douglas-Peucker). Pure. */

export interface InkPixels {
  /** Ink of each pixel, 0 to 255, row by row. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}
type Point = readonly [x: number, y: number];

const HALF = 127.5;

/**
 * For each of the sixteen combinations of ink at the corners of a cell (1 top left, 2 top right, 4 bottom right, 8 bottom
 * left): the edges at which an outline enters and leaves, with the ink on its right. Edges: 0 top, 1 right, 2 bottom, 3 left.
 */
const TURNS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** Closed outlines in pixels; those of holes run in the other direction. */
function outlines({ data, width, height }: InkPixels): Point[][] {
  // Empty pixels all around, so that every outline is closed.
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[y * width + x] ?? 0);
  const columns = width + 2;
  /** A number for each edge: that of its cell, times two, plus one for the left edge. */
  const edge = (x: number, y: number, side: number) => {
    const [ex, ey] = [side === 1 ? x + 1 : x, side === 2 ? y + 1 : y];
    return ((ey + 1) * columns + ex + 1) * 2 + (side % 2);
  };
  const share = (a: number, b: number) => (HALF - a) / (b - a);
  const point = (x: number, y: number, side: number): Point => {
    const [ex, ey] = [side === 1 ? x + 1 : x, side === 2 ? y + 1 : y];
    return side % 2 === 0
      ? [ex + share(at(ex, ey), at(ex + 1, ey)), ey]
      : [ex, ey + share(at(ex, ey), at(ex, ey + 1))];
  };
  const next = new Map<number, { readonly to: number; readonly point: Point }>();
  for (let y = -1; y < height; y += 1)
    for (let x = -1; x < width; x += 1) {
      const corners = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
      const way = corners.reduce((sum, ink, i) => sum + (ink > HALF ? 1 << i : 0), 0);
      for (const [from, to] of TURNS[way] ?? [])
        next.set(edge(x, y, from), { to: edge(x, y, to), point: point(x, y, from) });
    }
  const found: Point[][] = [];
  for (const start of next.keys()) {
    const outline: Point[] = [];
    for (let step = next.get(start), here = start; step; step = next.get(here)) {
      outline.push(step.point);
      next.delete(here);
      here = step.to;
    }
    if (outline.length > 2) found.push(outline);
  }
  return found;
}

/** Removes points whose distance from the line between the remaining ones is at most `tolerance`. */
function simplified(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Uint8Array(points.length);
  kept[0] = kept[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const [a, b] = [points[from] as Point, points[to] as Point];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    let [furthest, most] = [0, tolerance];
    for (let i = from + 1; i < to; i += 1) {
      const p = points[i] as Point;
      const away =
        length === 0
          ? Math.hypot(p[0] - a[0], p[1] - a[1])
          : Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length;
      if (away > most) [furthest, most] = [i, away];
    }
    if (furthest === 0) continue;
    kept[furthest] = 1;
    open.push([from, furthest], [furthest, to]);
  }
  return points.filter((_, i) => kept[i]);
}

const areaOf = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length] as Point;
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );

/** Area of dust in pixels, which is ignored. */
const AREA_MIN = 6;

/** @param place converts pixels to the path's units; `tolerance` is in pixels */
export function traceOutline(
  ink: InkPixels,
  place: (point: Point) => Point,
  tolerance: number,
): string {
  const round = (value: number) => String(Math.round(value * 100) / 100);
  return outlines(ink)
    .filter((outline) => areaOf(outline) >= AREA_MIN)
    .map((outline) => {
      const points = simplified([...outline, outline[0] as Point], tolerance).slice(0, -1);
      return `M${points.map((point) => place(point).map(round).join(' ')).join('L')}Z`;
    })
    .join('');
}

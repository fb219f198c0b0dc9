/** Takes out of a drawing the points that nobody sees: a mesh's outline has fifty where eight draw the same line. */

type Point = readonly [number, number];

const POINT = String.raw`-?[\d.]+ -?[\d.]+`;
const OUTLINE = new RegExp(`(?<= d=")M(${POINT}(?:L${POINT})*)Z(?=")`, 'g');

/**
 * The same drawing with fewer points. One with transforms has units within its units and stays as it is.
 * @param tolerance how far a line may move, in the drawing's units
 */
export function thinOutlines(svg: string, tolerance: number): string {
  if (svg.includes(' transform="')) return svg;
  return svg.replace(OUTLINE, (_, points: string) => {
    const outline = points.split('L').map(toPoint);
    const closed = thin([...outline, outline[0]!], tolerance);
    return `M${closed
      .slice(0, -1)
      .map(([x, y]) => `${x} ${y}`)
      .join('L')}Z`;
  });
}

const toPoint = (written: string): Point => {
  const [x, y] = written.split(' ').map(Number);
  return [x!, y!];
};

/** Keeps the ends and what lies further than `tolerance` from the line between them, again and again (Douglas, Peucker). */
function thin(line: readonly Point[], tolerance: number): readonly Point[] {
  const [from, to] = [line[0]!, line.at(-1)!];
  const away = line.map((point) => distance(point, from, to));
  const furthest = away.indexOf(Math.max(...away));
  if (away[furthest]! <= tolerance) return [from, to];
  const before = thin(line.slice(0, furthest + 1), tolerance);
  return [...before.slice(0, -1), ...thin(line.slice(furthest), tolerance)];
}

/** From a point to the line between two others; where those are one point, as the ends of a closed line are, to it. */
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

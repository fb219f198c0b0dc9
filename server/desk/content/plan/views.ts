/** `views.json` beside a plan: positions of pictures and rooms. It is changed as data, so unknown keys stay. */
import { z } from 'zod';
import type { PlanScale, Point, Room, Standpoint } from '#contract/desk/plan.ts';
import type { ViewBox } from '#contract/view-box.ts';
import { stemOf } from '#pictures/sources.ts';

const point = z.tuple([z.number(), z.number()]);
export const viewShape = z.looseObject({
  file: z.string(),
  page: point,
  heading: z.number(),
  fov: z.number(),
  x: z.number().optional(),
  y: z.number().optional(),
  z: z.number().optional(),
});
const room = z.looseObject({
  name: z.string(),
  at: point,
  rects: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])).optional(),
});
const shape = z.looseObject({
  unit: z.number().positive(),
  /** True until the length of a metre is set. */
  unmeasured: z.boolean().optional(),
  north: z.number().optional(),
  views: z.array(viewShape),
  rooms: z.array(room).optional(),
});
export type Views = z.infer<typeof shape>;

export const NO_VIEWS: Views = { unit: 1, unmeasured: true, views: [] };

/** The views in a text; empty if the text is invalid. */
export function parseViews(text: string): Views {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return NO_VIEWS;
  }
}
/** In the format of the project's files. */
export const writeViews = (views: Views) => `${JSON.stringify(views, null, 1)}\n`;

const isOf = (file: string) => (each: { file: string }) => stemOf(each.file) === stemOf(file);

/** The standpoint of a picture, in the drawing's units; null if it is not on the plan. */
export function standpointOf({ views }: Views, file: string): Standpoint | null {
  const found = views.find(isOf(file));
  if (!found) return null;
  const { page, heading, fov, z: height } = found;
  return { at: page, heading, fov, ...(height !== undefined && { height }) };
}

/** Scale and north of the drawing; null if they are not set. */
export const measureOf = ({ unit, unmeasured, north }: Views): PlanScale => ({
  metre: unmeasured ? null : unit,
  north: north ?? null,
});

const rounded = (n: number, digits: number) => Number(n.toFixed(digits));

/** Transformation from the scene's metres (y up) to the drawing: w = turn · z + shift, as complex numbers with z = x - iy. */
interface Frame {
  readonly turn: Point;
  readonly shift: Point;
}
const times = ([a, b]: Point, [c, d]: Point): Point => [a * c - b * d, a * d + b * c];

/** Calculated from the views with both coordinates, because a plan may be rotated relative to its scene. */
function frameOf({ unit, views }: Views): Frame | null {
  const known = views.flatMap(({ x, y, page }) =>
    x === undefined || y === undefined ? [] : [{ at: [x, -y] as const, page }],
  );
  if (known.length === 0) return null;
  const mean = (of: (view: (typeof known)[number]) => number) =>
    known.reduce((sum, view) => sum + of(view), 0) / known.length;
  const z: Point = [mean(({ at }) => at[0]), mean(({ at }) => at[1])];
  const w: Point = [mean(({ page }) => page[0]), mean(({ page }) => page[1])];
  let [sum, size]: [Point, number] = [[0, 0], 0];
  for (const { at, page } of known) {
    const [p, q] = [at[0] - z[0], at[1] - z[1]];
    const part = times([page[0] - w[0], page[1] - w[1]], [p, -q]);
    sum = [sum[0] + part[0], sum[1] + part[1]];
    size += p * p + q * q;
  }
  const angle = size > 0.01 ? Math.atan2(sum[1], sum[0]) : 0;
  const turn: Point = [unit * Math.cos(angle), unit * Math.sin(angle)];
  const moved = times(turn, z);
  return { turn, shift: [w[0] - moved[0], w[1] - moved[1]] };
}

/** The scene's coordinates of a point, if the file has those of others. */
function sceneAt(views: Views, [left, top]: Point): { x?: number; y?: number } {
  const frame = frameOf(views);
  if (!frame) return {};
  const { turn, shift } = frame;
  const [p, q] = times([left - shift[0], top - shift[1]], [turn[0], -turn[1]]);
  const size = views.unit * views.unit;
  return { x: rounded(p / size, 3), y: rounded(-q / size, 3) };
}

/** Places a picture, or (null) removes it from the plan. */
export function withStandpoint(views: Views, file: string, standpoint: Standpoint | null): Views {
  const others = views.views.filter((each) => !isOf(file)(each));
  if (!standpoint) return { ...views, views: others };
  const before = views.views.find(isOf(file));
  const { at, heading, fov, height } = standpoint;
  const page: [number, number] = [rounded(at[0], 1), rounded(at[1], 1)];
  const isMoved = !before || before.page[0] !== page[0] || before.page[1] !== page[1];
  const { z: _, ...kept } = before ?? { file };
  const placed = {
    ...kept,
    file: before?.file ?? file,
    ...(isMoved && sceneAt(views, page)),
    ...(height !== undefined && { z: rounded(height, 2) }),
    heading: rounded(((heading % 360) + 360) % 360, 1) % 360,
    fov: rounded(fov, 1),
    page,
  };
  if (!before) return { ...views, views: [...others, placed] };
  return { ...views, views: views.views.map((each) => (each === before ? placed : each)) };
}

/** Sets the length of a metre and the direction of north. Coordinates in another scale are removed. */
export function withMeasure(views: Views, { metre, north }: PlanScale): Views {
  const { unmeasured: _, north: __, ...rest } = views;
  const values = {
    ...rest,
    ...(metre === null && { unmeasured: true }),
    ...(north !== null && { north: rounded(((north % 360) + 360) % 360, 1) % 360 }),
  };
  const unit = metre === null ? views.unit : rounded(metre, 3);
  if (unit === views.unit) return values;
  return {
    ...values,
    unit,
    views: views.views.map(({ x: _x, y: _y, ...each }) => each),
    ...(views.rooms && { rooms: views.rooms.map(({ rects: _r, ...each }) => each) }),
  };
}

/** Position and size of the paper: x, y, width, height. */
/** Tolerance of the proportions within which a drawing counts as a new export of the same one. */
const SAME = 0.02;

/** The views for another drawing: all of them if it is the same one, else none. */
export function onNewDrawing(views: Views, before: ViewBox | null, now: ViewBox): Views {
  const isSame =
    before !== null && Math.abs((before[2] / before[3]) * (now[3] / now[2]) - 1) < SAME;
  if (!isSame) return { ...NO_VIEWS, unit: rounded(Math.max(now[2], now[3]) / 12, 3) };
  const scale = now[2] / before[2];
  const moved = ([x, y]: Point): [number, number] => [
    rounded(now[0] + (x - before[0]) * scale, 1),
    rounded(now[1] + (y - before[1]) * scale, 1),
  ];
  return {
    ...views,
    unit: rounded(views.unit * scale, 3),
    views: views.views.map((each) => ({ ...each, page: moved(each.page) })),
    ...(views.rooms && { rooms: views.rooms.map((each) => ({ ...each, at: moved(each.at) })) }),
  };
}

/** The rooms whose floor is in the file, in the drawing's units. */
export function roomsOf(views: Views): Room[] {
  const frame = frameOf(views);
  if (!frame) return [];
  const place = (x: number, y: number): Point => {
    const [p, q] = times(frame.turn, [x, -y]);
    return [p + frame.shift[0], q + frame.shift[1]];
  };
  return (views.rooms ?? []).map(({ name, rects = [] }) => ({
    name,
    areas: rects.map(([x0, y0, x1, y1]) => {
      const [[a, b], [c, d]] = [place(x0, y0), place(x1, y1)];
      return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)] as const;
    }),
  }));
}

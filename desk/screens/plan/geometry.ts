/**
 * Moving, turning and measuring on a plan. Points are in the drawing's units, lengths in metres, angles in degrees: 0 is up,
 * 90 to the right. Pure.
 */
import type { PlanScale, PlanView, Point, Room, Standpoint } from '#contract/desk/plan.ts';
import { ARROWS } from '../../parts/arrow-keys.ts';

export type Drawing = NonNullable<PlanView['drawing']>;
export type Box = Drawing['viewBox'];

/** Field of view of a phone's main lens, held upright. */
const USUAL_FOV = 60;
export const FOV = { min: 10, max: 150 } as const;
/** The assumed length of a sheet in metres, until its scale is set. */
const GUESS_METRES = 12;
const STEP_METRES = 0.1;
const TURN = 5;
const LENS = 2;

/** Length of a metre in the drawing's units, assumed while no scale is set. */
export const metreOf = ({ metre }: PlanScale, [, , width, height]: Box): number =>
  metre ?? Math.max(width, height) / GUESS_METRES;

/** An angle in degrees between 0 and 360. */
export const normaliseAngle = (degrees: number): number => ((degrees % 360) + 360) % 360;
const clamp = (n: number, min: number, max: number) => Math.min(max, Math.max(min, n));
const withinFov = (fov: number): number => clamp(fov, FOV.min, FOV.max);

/** The nearest point on the drawing. */
export const clampToDrawing = ([x, y]: Point, [left, top, width, height]: Box): Point => [
  clamp(x, left, left + width),
  clamp(y, top, top + height),
];

/** Direction from one point to another, whole degrees; a sixteenth of a turn with `isCoarse`. */
export function direction([x, y]: Point, [toX, toY]: Point, isCoarse = false): number {
  const exact = (Math.atan2(toX - x, y - toY) * 180) / Math.PI;
  const step = isCoarse ? 15 : 1;
  return normaliseAngle(Math.round(exact / step) * step);
}

/** The point at a distance and direction from another. */
export function pointAt([x, y]: Point, heading: number, distance: number): Point {
  const angle = (heading * Math.PI) / 180;
  return [x + distance * Math.sin(angle), y - distance * Math.cos(angle)];
}

/** The field of view whose edge goes through a point. */
export const fieldOfViewThrough = ({ at, heading }: Standpoint, point: Point): number => {
  const off = normaliseAngle(direction(at, point) - heading);
  return withinFov(2 * Math.min(off, 360 - off));
};

export const isArrow = (key: string): boolean => key in ARROWS;

/** A point after an arrow key: moved by `units`, with Shift ten times as far. */
export function stepPoint([x, y]: Point, key: string, isLong: boolean, units: number): Point {
  const [across = 0, down = 0] = ARROWS[key] ?? [];
  const step = units * (isLong ? 10 : 1);
  return [x + across * step, y + down * step];
}

/** The standpoint after a key; null for other keys. */
export function standpointAfterKey(
  standpoint: Standpoint,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { measure, box }: { readonly measure: PlanScale; readonly box: Box },
): Standpoint | null {
  const { at, heading, fov } = standpoint;
  if (isArrow(key)) {
    const units = STEP_METRES * metreOf(measure, box);
    return { ...standpoint, at: clampToDrawing(stepPoint(at, key, shiftKey, units), box) };
  }
  if (key === '[') return { ...standpoint, heading: normaliseAngle(heading - TURN) };
  if (key === ']') return { ...standpoint, heading: normaliseAngle(heading + TURN) };
  if (key === '-') return { ...standpoint, fov: withinFov(fov - LENS) };
  if (key === '=' || key === '+') return { ...standpoint, fov: withinFov(fov + LENS) };
  return null;
}

/** The standpoint of a picture that was not dragged: in its room, or in the middle of the sheet, facing up. */
export function firstStandpoint(room: string, rooms: readonly Room[], box: Box): Standpoint {
  const [left, top, width, height] = box;
  const area = rooms.find(({ name }) => name === room)?.areas[0] ?? [
    left,
    top,
    left + width,
    top + height,
  ];
  const at: Point = [(area[0] + area[2]) / 2, (area[1] + area[3]) / 2];
  return { at, heading: 0, fov: USUAL_FOV };
}
/** A camera at this point that looks up, with the usual field of view. */
export const standpointAt = (at: Point): Standpoint => ({ at, heading: 0, fov: USUAL_FOV });

/** Distance of two points, in the drawing's units. */
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

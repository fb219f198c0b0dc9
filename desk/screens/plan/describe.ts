/** Descriptions of a camera's position and direction, on the screen and for a screen reader. Pure. */
import type { PlanScale, Point, Room, Standpoint } from '#contract/desk/plan.ts';
import { PLAN } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { type Box, metreOf, normaliseAngle } from './geometry.ts';

/** "looks south, a little to the east"; a direction on the sheet if north is unknown. */
export function describeDirection(heading: number, north: number | null): string {
  const isCompass = north !== null;
  const angle = normaliseAngle(heading - (north ?? 0));
  const main = Math.round(angle / 90) % 4;
  const off = ((angle - main * 90 + 540) % 360) - 180;
  const side = (main + (off > 0 ? 1 : 3)) % 4;
  const direction = (isCompass ? PLAN.compass : PLAN.sheet)[main] ?? '';
  if (Math.abs(off) <= 11.25) return say(PLAN.looks, { direction });
  if (isCompass && Math.abs(off) > 33.75) {
    const [upright, across] = main % 2 === 0 ? [main, side] : [side, main];
    const names = { direction: PLAN.compass[upright] ?? '', side: PLAN.compass[across] ?? '' };
    return say(PLAN.looks, { direction: say(PLAN.between, names) });
  }
  const towards = (isCompass ? PLAN.compass : PLAN.sides)[side] ?? '';
  return say(PLAN.looks, { direction: say(PLAN.aLittle, { direction, side: towards }) });
}

function roomAt([x, y]: Point, rooms: readonly Room[]): string | null {
  const isIn = ({ areas }: Room) =>
    areas.some(([left, top, right, bottom]) => left <= x && x <= right && top <= y && y <= bottom);
  return rooms.find(isIn)?.name ?? null;
}

/** "3.2 m from the left, 4.1 m from the top"; percentages of the sheet if its scale is unknown. */
export function describeLocation([x, y]: Point, measure: PlanScale, box: Box): string {
  const [left, top, width, height] = box;
  const length = (n: number, of: number) =>
    measure.metre === null
      ? say(PLAN.percent, { n: Math.round((100 * n) / of) })
      : say(PLAN.metres, { n: (n / metreOf(measure, box)).toFixed(1) });
  return say(PLAN.place, { left: length(x - left, width), top: length(y - top, height) });
}

/** The data for descriptions of positions: the scale, the sheet and its rooms. */
export interface PlanContext {
  readonly measure: PlanScale;
  readonly box: Box;
  readonly rooms: readonly Room[];
}

/** The camera's position and direction. */
export function describePosition(
  { at, heading }: Standpoint,
  { measure, box, rooms }: PlanContext,
): string {
  const room = roomAt(at, rooms);
  const direction = describeDirection(heading, measure.north);
  return room
    ? say(PLAN.inRoom, { room, looks: direction })
    : say(PLAN.atPlace, { place: describeLocation(at, measure, box), looks: direction });
}

/** The scale, as the width of the plan in metres, and north. */
export function describeMeasure({ metre, north }: PlanScale, [, , width]: Box): string {
  if (metre === null) return PLAN.noScale;
  return say(PLAN.wide, {
    width: (width / metre).toFixed(1),
    north: north === null ? PLAN.noNorth : say(PLAN.north, { degrees: Math.round(north) }),
  });
}

/** The announcement of a change: short, because it follows every key press. */
export function describeChange(before: Standpoint, now: Standpoint, known: PlanContext): string {
  if (before.heading !== now.heading)
    return say(PLAN.heading, {
      degrees: Math.round(now.heading),
      looks: describeDirection(now.heading, known.measure.north),
    });
  if (before.fov !== now.fov) return say(PLAN.fov, { degrees: Math.round(now.fov) });
  const [was, room] = [roomAt(before.at, known.rooms), roomAt(now.at, known.rooms)];
  const where = describeLocation(now.at, known.measure, known.box);
  return room && room !== was ? say(PLAN.entered, { room, place: where }) : where;
}

/** Says where a camera stands and looks, for the eye and for a screen reader. Pure. */
import type { Measure, Point, Room, Standpoint } from '#contract/desk/plan.ts';
import { type Box, metreOf, turned } from './geometry.ts';

const COMPASS = ['north', 'east', 'south', 'west'] as const;
const SHEET = ['up the sheet', 'right', 'down the sheet', 'left'] as const;
const TOWARDS = ['top', 'right', 'bottom', 'left'] as const;

/** "looks south, a little to the east"; of the sheet itself where nobody has said where north is. */
export function looks(heading: number, north: number | null): string {
  const angle = turned(heading - (north ?? 0));
  const main = Math.round(angle / 90) % 4;
  const off = ((angle - main * 90 + 540) % 360) - 180;
  const side = (main + (off > 0 ? 1 : 3)) % 4;
  const isCompass = north !== null;
  const names = isCompass ? COMPASS : SHEET;
  if (Math.abs(off) <= 11.25) return `looks ${names[main]}`;
  if (isCompass && Math.abs(off) > 33.75) {
    const [upright, across] = main % 2 === 0 ? [main, side] : [side, main];
    return `looks ${COMPASS[upright]}-${COMPASS[across]}`;
  }
  return `looks ${names[main]}, a little to the ${isCompass ? COMPASS[side] : TOWARDS[side]}`;
}

export function roomAt([x, y]: Point, rooms: readonly Room[]): string | null {
  const isIn = ({ areas }: Room) =>
    areas.some(([left, top, right, bottom]) => left <= x && x <= right && top <= y && y <= bottom);
  return rooms.find(isIn)?.name ?? null;
}

/** "3.2 m from the left, 4.1 m from the top"; parts of the sheet where nobody has measured it. */
export function place([x, y]: Point, measure: Measure, box: Box): string {
  const [left, top, width, height] = box;
  if (measure.metre === null) {
    const part = (n: number, of: number) => `${Math.round((100 * n) / of)} %`;
    return `${part(x - left, width)} from the left, ${part(y - top, height)} from the top`;
  }
  const metres = (n: number) => `${(n / metreOf(measure, box)).toFixed(1)} m`;
  return `${metres(x - left)} from the left, ${metres(y - top)} from the top`;
}

interface Known {
  readonly measure: Measure;
  readonly box: Box;
  readonly rooms: readonly Room[];
}

/** One sentence. */
export function stands({ at, heading }: Standpoint, { measure, box, rooms }: Known): string {
  const room = roomAt(at, rooms);
  const where = room
    ? `in the ${room.slice(0, 1).toLowerCase()}${room.slice(1)}`
    : place(at, measure, box);
  return `Stands ${where}${room ? '' : ','} and ${looks(heading, measure.north)}.`;
}

/** What a change is announced as: short, because it is heard after every key. */
export function changed(before: Standpoint, now: Standpoint, known: Known): string {
  if (before.heading !== now.heading)
    return `${Math.round(now.heading)} degrees, ${looks(now.heading, known.measure.north)}`;
  if (before.fov !== now.fov) return `Field of view ${Math.round(now.fov)} degrees`;
  const [was, is] = [roomAt(before.at, known.rooms), roomAt(now.at, known.rooms)];
  const entered = is && is !== was ? `${is}. ` : '';
  return `${entered}${place(now.at, known.measure, known.box)}`;
}

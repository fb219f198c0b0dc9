/** The cone of sight of a picture, as a shape on the plan. Pure. */
import type { Plan, Standpoint } from '#app/content/types.ts';

const REACH_METRES = 2.5;

/** A cone of sight from the point 0 0 upwards: opaque up to `near`, transparent at `far`. */
export interface Sight {
  readonly near: number;
  readonly far: number;
  readonly d: string;
}

/** The cone of one picture. For a standpoint off the drawing it begins at the drawing's edge. */
export function sightFrom({ at, fov }: Standpoint, { viewBox, metre }: Plan): Sight {
  const [left, top, width, height] = viewBox;
  const near = Math.hypot(beyond(at[0], left, width), beyond(at[1], top, height));
  const far = near + REACH_METRES * metre;
  const half = (fov / 2) * (Math.PI / 180);
  const [x, y] = [far * Math.sin(half), far * Math.cos(half)].map((v) => v.toFixed(1));
  return { near, far, d: `M0 0L-${x} -${y}A${far} ${far} 0 0 1 ${x} -${y}Z` };
}

const beyond = (at: number, from: number, length: number) =>
  Math.max(from - at, 0, at - from - length);

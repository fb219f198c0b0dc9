/** What a camera sees, as a shape on the plan. Pure. */
import type { Plan, Standpoint } from '#app/content/types.ts';

const REACH_METRES = 2.5;

/** A wedge of sight around the point 0 0, looking up: it is clear as far as `near` and gone at `far`. */
export interface Sight {
  readonly near: number;
  readonly far: number;
  readonly d: string;
}

/** The wedge of one picture. Where somebody stands off the paper, it begins at the paper's edge. */
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

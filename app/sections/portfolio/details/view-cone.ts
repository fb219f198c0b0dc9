/** The cone of sight of a picture, as a shape on the plan. Pure. */
import type { Plan, Standpoint } from '#content-model/types.ts';

const REACH_METRES = 2.5;

/** A cone of sight that points upwards from 0 0. It is transparent at its end, at the distance `far`. */
interface ViewCone {
  readonly far: number;
  readonly d: string;
}

/** The cone of a picture, in the units of the plan: as wide as the camera's field of view. */
export function viewConeOf({ fov }: Standpoint, { metre }: Plan): ViewCone {
  const far = REACH_METRES * metre;
  const half = (fov / 2) * (Math.PI / 180);
  const [x, y] = [far * Math.sin(half), far * Math.cos(half)].map((v) => v.toFixed(1));
  return { far, d: `M0 0L-${x} -${y}A${far} ${far} 0 0 1 ${x} -${y}Z` };
}

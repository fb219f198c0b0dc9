/** Which standpoint somebody points at. Pure. */
import type { Plan } from '#app/content/types.ts';

/** So near a pointer means it; as wide as a thumb. */
const REACH_PX = 28;

/** A place on the screen, from the drawing's upper left corner, and how wide the drawing is there. */
interface Pointed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Number of the picture that was taken nearest to the pointer, if one is within reach. */
export function standpointAt({ x, y, width }: Pointed, { viewBox, standpoints }: Plan) {
  const scale = width / viewBox[2];
  let found: number | undefined;
  let reach = REACH_PX;
  for (const { n, at } of standpoints) {
    const away = Math.hypot((at[0] - viewBox[0]) * scale - x, (at[1] - viewBox[1]) * scale - y);
    if (away > reach) continue;
    reach = away;
    found = n;
  }
  return found;
}

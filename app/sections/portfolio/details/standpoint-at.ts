/** Which standpoint the pointer is at. Pure. */
import type { Plan } from '#content-model/types.ts';

/** The largest distance from a standpoint, about the width of a thumb. */
const REACH_PX = 28;

/** Pointer position from the drawing's upper left corner, and the drawing's width, in screen pixels. */
interface PointerPosition {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Number of the picture whose standpoint is nearest to the pointer, if one is within reach. */
export function standpointAt({ x, y, width }: PointerPosition, { viewBox, standpoints }: Plan) {
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

/** A stroke shorter than this, px, is a tap. */
const STROKE_PX = 40;

/** Where a stroke leads: to the left is on, to the right is back, anything short or upright is nowhere. */
export function swipe(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < STROKE_PX || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

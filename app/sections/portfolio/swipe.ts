/** A shorter movement is a tap. */
const SWIPE_PX = 40;

/** The step of a swipe: 1 to the left, -1 to the right, 0 when it is too short or too vertical. */
export function swipe(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

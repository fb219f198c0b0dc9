import { isMotionAllowed } from './motion.ts';

/**
 * Scrolls an element into sight, smoothly where things may move. The document itself has no smooth `scroll-behavior`:
 * the router's way to the top of a new page would lead through all of it.
 */
export function bringIntoSight(
  element: Element | null | undefined,
  options?: ScrollIntoViewOptions,
) {
  element?.scrollIntoView({ behavior: isMotionAllowed() ? 'smooth' : 'instant', ...options });
}

import { isMotionAllowed } from './motion.ts';

/**
 * Scrolls an element into view, smoothly if motion is allowed. The document itself has no smooth `scroll-behavior`,
 * because it would also animate the router's scroll to the top of a new page.
 */
export function bringIntoSight(
  element: Element | null | undefined,
  options?: ScrollIntoViewOptions,
) {
  element?.scrollIntoView({ behavior: isMotionAllowed() ? 'smooth' : 'instant', ...options });
}

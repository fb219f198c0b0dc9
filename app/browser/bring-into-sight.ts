import { isMotionAllowed } from './motion.ts';

/**
 * Scrolls an element into view, smoothly where motion is allowed. The document itself has no smooth `scroll-behavior`:
 * the router's scroll to the top of a new page would then be animated through the whole page.
 */
export function bringIntoSight(
  element: Element | null | undefined,
  options?: ScrollIntoViewOptions,
) {
  element?.scrollIntoView({ behavior: isMotionAllowed() ? 'smooth' : 'instant', ...options });
}

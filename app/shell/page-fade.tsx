import { useLayoutEffect } from 'react';
import { type MiddlewareFunction, useLocation } from 'react-router';
import { moves } from '#app/browser/animation-gate.ts';
import { rememberPlaces } from '#app/browser/left-sections.ts';
import { isMotionAllowed } from '#app/browser/motion.ts';
import { isCarrying } from '#app/browser/picture-transition.ts';

/** Called when the next page stands. */
let arrived: (() => void) | undefined;

/**
 * Lets one page fade into the next. Client middleware of the root: once the next page's data is there, the browser keeps a
 * picture of this page, and the router goes on. Where a clicked picture comes along, it alone moves; where motion is not
 * wanted, nothing does.
 *
 * The router's own `viewTransition` renders three times between data and fade (docs/decisions/page-change.md).
 */
export const fadePages: MiddlewareFunction = async (_, next) => {
  await next();
  rememberPlaces();
  if (isCarrying() || !isMotionAllowed() || !document.startViewTransition) return;
  // Somebody left a page before it stood.
  arrived?.();
  await new Promise<void>((kept) => {
    const fade = document.startViewTransition(() => {
      kept();
      return new Promise<void>((stands) => {
        arrived = stands;
      });
    });
    // It may be skipped, because the tab is hidden or somebody is already on the way elsewhere: nothing is wrong.
    moves(fade.ready.then(() => fade.finished));
  });
};

/** Says that the next page stands, or what came in place of all pages. Renders nothing. */
export function PageFade() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history, another page
  useLayoutEffect(() => () => arrived?.(), [key]);
  return null;
}

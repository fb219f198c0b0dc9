import { useLayoutEffect } from 'react';
import { type MiddlewareFunction, useLocation } from 'react-router';
import { holdDuring } from '#app/browser/animation-gate.ts';
import { rememberPlaces } from '#app/browser/left-sections.ts';
import { isMotionAllowed } from '#app/browser/motion.ts';
import { isCarryingPicture } from '#app/browser/picture-transition.ts';

/** Ends the pending update of the view transition, when the next page is rendered. */
let finishUpdate: (() => void) | undefined;

/**
 * Fades one page into the next. Client middleware of the root: once the next page's data has loaded, the browser
 * captures this page, and the router continues. During a transition of a clicked picture only that picture moves; with
 * motion off, nothing.
 *
 * The router's own `viewTransition` renders three times between data and fade
 * (docs/decisions/navigation.md#the-page-change-is-our-own-code).
 */
export const fadePages: MiddlewareFunction = async (_, next) => {
  await next();
  rememberPlaces();
  if (isCarryingPicture() || !isMotionAllowed() || !document.startViewTransition) return;
  // The visitor left a page before it was rendered.
  finishUpdate?.();
  await new Promise<void>((captured) => {
    const fade = document.startViewTransition(() => {
      captured();
      return new Promise<void>((rendered) => {
        finishUpdate = rendered;
      });
    });
    // The browser skips the fade, without an error here, if the tab is hidden or another navigation has started.
    holdDuring(fade.ready.then(() => fade.finished));
  });
};

/** Ends the update when the next page, or the error page, is rendered. Renders nothing. */
export function PageFade() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry is another page
  useLayoutEffect(() => () => finishUpdate?.(), [key]);
  return null;
}

/**
 * Shared-element transition of a clicked picture: from the gallery to the lightbox, or to its place on the next page.
 * During a page change a copy of it stays on the screen.
 */

import { holdDuring } from './animation-gate.ts';
import { isMotionAllowed } from './motion.ts';

const ANIMATION: KeyframeAnimationOptions = {
  duration: 500,
  easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)',
};
/** If the next page has no place for the picture after this time, the transition is cancelled. */
const HOLD_MS = 3000;

interface Start {
  readonly place: DOMRect;
  /** Shown instead of the picture while the page changes. */
  readonly copy?: HTMLImageElement;
}

let start: Start | undefined;

/** Removes the copy of the picture; the next page shows its own without a transition. */
function cancelPictureTransition() {
  start?.copy?.remove();
  start = undefined;
}

/** True while a clicked picture is carried to the next page. */
export const isCarryingPicture = () => start?.copy !== undefined;

type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Stores where the clicked picture is, unless its link opens in another tab. */
export function beginPictureTransition(click: Click, picture: Element | null | undefined) {
  cancelPictureTransition();
  if (!picture || opensElsewhere(click) || !isMotionAllowed()) return;
  start = { place: picture.getBoundingClientRect() };
}

/** Moves a picture to the next page: a copy of it stays on the screen until `finishPictureTransition`. */
export function carryToNextPage(click: Click, picture: HTMLImageElement | null | undefined) {
  beginPictureTransition(click, picture);
  if (!picture?.currentSrc || !start?.place.width) return cancelPictureTransition();
  const { left, top, width, height } = start.place;
  const copy = new Image();
  copy.src = picture.currentSrc;
  copy.alt = '';
  copy.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;object-fit:cover;pointer-events:none`;
  document.body.append(copy);
  start = { ...start, copy };
  setTimeout(() => start?.copy === copy && cancelPictureTransition(), HOLD_MS);
}

/**
 * Animates `frame`, once, from the position of the clicked picture. The first keyframe is clipped like that picture.
 */
export function finishPictureTransition(frame: HTMLElement) {
  const { place: from, copy } = start ?? {};
  start = undefined;
  const to = frame.getBoundingClientRect();
  if (!from?.width || !to.width) return copy?.remove();
  if (copy) void showUntilLoaded(copy, frame);
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const clipX = (to.width - from.width / scale) / 2;
  const clipY = (to.height - from.height / scale) / 2;
  const animation = frame.animate(
    [
      {
        opacity: 1,
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
        clipPath: `inset(${clipY}px ${clipX}px)`,
      },
      { opacity: 1, transform: 'none', clipPath: 'inset(0)' },
    ],
    ANIMATION,
  );
  holdDuring(animation.finished);
}

/** The copy covers the frame until the frame's own picture is decoded. */
async function showUntilLoaded(copy: HTMLImageElement, frame: HTMLElement) {
  const picture = frame.querySelector('img');
  copy.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;object-fit:cover';
  frame.append(copy);
  await picture?.decode().catch(() => undefined);
  copy.remove();
}

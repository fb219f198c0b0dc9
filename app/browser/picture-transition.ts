/**
 * A picture that was clicked becomes the picture that is seen next: it flies from its place on the wall to the lightbox,
 * or, kept on the screen while the page changes, to its place on the next page.
 */

import { moves } from './animation-gate.ts';
import { isMotionAllowed } from './motion.ts';

const FLIGHT: KeyframeAnimationOptions = {
  duration: 500,
  easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)',
};
/** A picture that finds no place on the next page in that time is let go. */
const HOLD_MS = 3000;

interface Start {
  readonly place: DOMRect;
  /** Stands in for the picture while the page changes. */
  readonly copy?: HTMLImageElement;
}

let start: Start | undefined;

/** Gives up: the picture has no place where it was taken to. */
export function letGo() {
  start?.copy?.remove();
  start = undefined;
}

/** True while a clicked picture is on its way to the next page. */
export const isCarrying = () => start?.copy !== undefined;

type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Remembers where the picture hangs that a click opens, unless it opens in another tab. */
export function lift(click: Click, picture: Element | null | undefined) {
  letGo();
  if (!picture || opensElsewhere(click) || !isMotionAllowed()) return;
  start = { place: picture.getBoundingClientRect() };
}

/** Takes a picture along to the next page: a copy of it stays where it is until the picture lands. */
export function carry(click: Click, picture: HTMLImageElement | null) {
  lift(click, picture);
  if (!picture?.currentSrc || !start?.place.width) return letGo();
  const { left, top, width, height } = start.place;
  const copy = new Image();
  copy.src = picture.currentSrc;
  copy.alt = '';
  copy.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;object-fit:cover;pointer-events:none`;
  document.body.append(copy);
  start = { ...start, copy };
  setTimeout(() => start?.copy === copy && letGo(), HOLD_MS);
}

/** Lets a picture come to `frame` from where it was lifted, once; cut at first as it was cut there. */
export function land(frame: HTMLElement) {
  const { place: from, copy } = start ?? {};
  start = undefined;
  const to = frame.getBoundingClientRect();
  if (!from?.width || !to.width) return copy?.remove();
  if (copy) void standIn(copy, frame);
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const cutX = (to.width - from.width / scale) / 2;
  const cutY = (to.height - from.height / scale) / 2;
  const flight = frame.animate(
    [
      {
        opacity: 1,
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
        clipPath: `inset(${cutY}px ${cutX}px)`,
      },
      { opacity: 1, transform: 'none', clipPath: 'inset(0)' },
    ],
    FLIGHT,
  );
  moves(flight.finished);
}

/** Until the frame's own picture has come, the copy hangs over it. */
async function standIn(copy: HTMLImageElement, frame: HTMLElement) {
  const picture = frame.querySelector('img');
  copy.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;object-fit:cover';
  frame.append(copy);
  await picture?.decode().catch(() => undefined);
  copy.remove();
}

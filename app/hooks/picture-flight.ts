/** The picture that was clicked becomes the picture of the lightbox: it flies there from its place on the wall. */
const FLIGHT: KeyframeAnimationOptions = {
  duration: 420,
  easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)',
};

let place: DOMRect | undefined;

/** Remembers where a picture hangs. */
export function lift(picture: Element | null | undefined) {
  place = picture?.getBoundingClientRect();
}

/** Lets a picture come from the remembered place, once. */
export function land(picture: HTMLElement) {
  const from = place;
  place = undefined;
  const to = picture.getBoundingClientRect();
  if (!from?.width || !to.width) return;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  picture.animate(
    [
      { transformOrigin: '0 0', transform: start },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    FLIGHT,
  );
}

/** The small picture at an address, if the page shows it. */
export const pictureAt = (address: string) =>
  document.querySelector<HTMLImageElement>(`[data-address="${CSS.escape(address)}"] img`);

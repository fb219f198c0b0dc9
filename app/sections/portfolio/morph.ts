/** The picture that was clicked becomes the picture of the lightbox. The name is in `lightbox.module.css` too. */
const NAME = 'hung-picture';

let lifted: HTMLElement | undefined;

/** Takes a picture off the wall: until `land`, it is the one that moves. */
export function lift(picture: HTMLElement | null | undefined) {
  land();
  lifted = picture ?? undefined;
  lifted?.style.setProperty('view-transition-name', NAME);
}

export function land() {
  lifted?.style.removeProperty('view-transition-name');
  lifted = undefined;
}

/** The small picture at an address, if the page shows it. */
export const pictureAt = (address: string) =>
  document.querySelector<HTMLImageElement>(`[data-address="${CSS.escape(address)}"] img`);

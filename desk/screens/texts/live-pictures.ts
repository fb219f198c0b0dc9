/** Finds the library's picture for an image on a page of the site, and the image under a click. */

import { originalOf } from '#contract/desk/pictures.ts';

/** "/media/services-retail-1a2b3c4d-736.jpg", or "/desk/api/pictures/live/photos/hall-736.jpg" if it is not encoded yet. */
const ENCODED = /^\/media\/(.+)-[0-9a-f]{8}-\d+\.\w+$/;
const COPIED = /^\/desk\/api\/pictures\/live\/(.+)-\d+\.\w+$/;

/** A key in the form of addresses: "services-retail" for "services/retail". */
export const addressName = (key: string) => key.replaceAll('/', '-');

/**
 * The name of the picture at an address, or of the main picture of a variant; null if it is not a picture of the site.
 * @param isKnown whether a picture has that name
 */
export function pictureAt(address: string, isKnown: (name: string) => boolean): string | null {
  const path = decodeURI(address.replace(/^https?:\/\/[^/]*/, ''));
  const [, key] = ENCODED.exec(path) ?? COPIED.exec(path) ?? [];
  return key ? originalOf(addressName(key), isKnown) : null;
}

/** The topmost image at a point of the page, also below texts and overlays; a film counts as one. */
export function imageUnder(page: Document, x: number, y: number): HTMLElement | undefined {
  const all = [...page.querySelectorAll<HTMLElement>('img, video')];
  return all.findLast((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    const isInside = left <= x && x <= right && top <= y && y <= bottom;
    return isInside && image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });
}

/** Which picture of the library an image on a page of the site is, and which image is under a click. */

import { ownerOf } from '#contract/desk/pictures.ts';

/** "/media/services-retail-1a2b3c4d-736.jpg", or "/desk/api/pictures/live/photos/hall-736.jpg" of one that is not encoded yet. */
const ENCODED = /^\/media\/(.+)-[0-9a-f]{8}-\d+\.\w+$/;
const COPIED = /^\/desk\/api\/pictures\/live\/(.+)-\d+\.\w+$/;

/** A key as it stands in addresses: "services-retail" for "services/retail". */
export const addressName = (key: string) => key.replaceAll('/', '-');

/**
 * The name of the picture that an address shows, or that the one there stands in for; null where it is none of the site's.
 * @param isKnown whether a picture has that name
 */
export function pictureAt(address: string, isKnown: (name: string) => boolean): string | null {
  const path = decodeURI(address.replace(/^https?:\/\/[^/]*/, ''));
  const [, key] = ENCODED.exec(path) ?? COPIED.exec(path) ?? [];
  return key ? ownerOf(addressName(key), isKnown) : null;
}

/** The image at a point of the page that lies on top, also below words and shades; a film counts as one. */
export function imageUnder(page: Document, x: number, y: number): HTMLElement | undefined {
  const all = [...page.querySelectorAll<HTMLElement>('img, video')];
  return all.findLast((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    const isInside = left <= x && x <= right && top <= y && y <= bottom;
    return isInside && image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });
}
